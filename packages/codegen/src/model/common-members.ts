import { isDeepStrictEqual } from "node:util";
import type { OperationEntry } from "../document/operation-entry.ts";
import type { NameRegistry } from "../name-registry.ts";
import { parametersIn } from "./inputs.ts";
import type { CommonModel, OperationModel, ParameterModel, ResponseModel } from "./model.ts";

/** Minimum number of common members for a separate type. */
const leastMembers = 3;

/** Describes the query parameters that all operations share; `undefined` if there are too few. */
export function describeCommonQuery(
  entries: readonly OperationEntry[],
  names: NameRegistry,
): CommonModel<ParameterModel> | undefined {
  const queries = entries.map((entry) => parametersIn(entry, "query"));
  return named("CommonQuery", membersOfAll(queries), names);
}

/** Describes the failures that all operations share; `undefined` if there are too few. */
export function describeCommonFailures(
  operations: readonly OperationModel[],
  names: NameRegistry,
): CommonModel<ResponseModel> | undefined {
  const failures = operations.map(({ responses }) => responses.filter(({ isSuccess }) => !isSuccess));
  return named("CommonFailures", membersOfAll(failures), names);
}

function membersOfAll<Member>([first = [], ...others]: readonly (readonly Member[])[]): readonly Member[] {
  return others.reduce<readonly Member[]>(
    (kept, members) => kept.filter((member) => members.some((twin) => isDeepStrictEqual(twin, member))),
    others.length === 0 ? [] : first,
  );
}

function named<Member>(
  wanted: string,
  members: readonly Member[],
  names: NameRegistry,
): CommonModel<Member> | undefined {
  return members.length < leastMembers ? undefined : { typeName: names.claim(wanted), members };
}
