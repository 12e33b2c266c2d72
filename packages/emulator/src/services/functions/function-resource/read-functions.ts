import {
  keyPage,
  type OrderRules,
  orderOf,
  pageSizeOf,
  readFilter,
  ServiceError,
} from "@seamline/emulator-kit";
import type {
  CloudFunction,
  ListFunctionsResponse as ListFunctionsResponseV1,
} from "../../../generated/functions-v1.types.gen.ts";
import type {
  ListFunctionsResponse as ListFunctionsResponseV2,
  UserFunction,
} from "../../../generated/functions-v2.types.gen.ts";
import { type ApiVersion, isVisibleIn, MAX_PAGE_SIZE } from "../api-versions.ts";
import { parseRevisionName, revisionName } from "../function-names.ts";
import type { V1Call, V2Call } from "../functions-context.ts";
import { requireLocation } from "../locations.ts";
import { v2Fields } from "../mapping/function-fields.ts";
import { functionRepresentationV1, functionRepresentationV2 } from "./function-representation.ts";
import { findFunctions, requireFunction, requireFunctionVersion } from "./function-store.ts";
import type { StoredFunction } from "./stored-function.ts";

/** Returns the newest or an earlier version of a function. */
export async function getFunctionV1(call: V1Call<"getFunction">): Promise<CloudFunction> {
  const { context, query, request, resourceName } = call;
  const versionId = readVersionId(query.versionId ?? "0");
  return context.state.read(async (reader) => {
    const stored = await requireFunction(reader, resourceName, "v1");
    const selected = versionId === 0 ? stored : await requireFunctionVersion(reader, stored, versionId);
    return functionRepresentationV1(selected, request.origin);
  });
}

/** 0 is the same as an unset parameter, which selects the newest version. */
function readVersionId(text: string): number {
  const versionId = Number(text);
  if (Number.isSafeInteger(versionId) && versionId >= 0) return versionId;
  const problem = `versionId must be a version number of at least 1, but is ${text}.`;
  throw new ServiceError(400, problem, {
    violations: [{ in: "query", pointer: "/versionId", rule: "version", problem }],
  });
}

/** Returns the newest or an earlier revision of a function. */
export async function getFunctionV2(call: V2Call<"getFunction">): Promise<UserFunction> {
  const { context, path, query, request, resourceName } = call;
  const versionId = query.revision ? versionIdOfRevision(query.revision, path.function) : undefined;
  return context.state.read(async (reader) => {
    const stored = await requireFunction(reader, resourceName, "v2");
    const selected =
      versionId === undefined ? stored : await requireFunctionVersion(reader, stored, versionId);
    return functionRepresentationV2(selected, request.origin);
  });
}

function versionIdOfRevision(revision: string, functionId: string): number {
  const parts = parseRevisionName(revision);
  if (parts?.functionId === functionId) return parts.versionId;
  const expected = `such as ${revisionName(functionId, 1)}, from serviceConfig.revision of the function`;
  const problem = `revision must be the name of a revision of ${functionId}, ${expected}, but is ${JSON.stringify(revision.slice(0, 100))}.`;
  throw new ServiceError(400, problem, {
    violations: [{ in: "query", pointer: "/revision", rule: "revision", problem }],
  });
}

/** Returns a page of first-generation functions, sorted by name. */
export async function listFunctionsV1(call: V1Call<"listFunctions">): Promise<ListFunctionsResponseV1> {
  const { query, request, resourceName, faults } = call;
  const { functions, unreachable } = await findListedFunctions(call, "v1");
  const { items, nextPageToken } = keyPage(
    functions,
    ({ name }) => [name],
    {
      pageToken: query.pageToken,
      pageSize: pageSizeOf(query.pageSize, MAX_PAGE_SIZE),
      scope: JSON.stringify(["functions", resourceName]),
    },
    faults,
  );
  return {
    functions: items.map((each) => functionRepresentationV1(each, request.origin)),
    ...(nextPageToken !== undefined && { nextPageToken }),
    ...(unreachable && { unreachable }),
  };
}

/** Lists can be sorted by every response field that has a single value. */
function orderRules(): OrderRules {
  const sortable = [...v2Fields()].flatMap(([path, { kind, isOutput }]) =>
    isOutput && kind === "value" ? [path] : [],
  );
  return { sortable, lastly: "name" };
}

/** Returns a page of functions of both generations. Applies the filter and the requested order. */
export async function listFunctionsV2(call: V2Call<"listFunctions">): Promise<ListFunctionsResponseV2> {
  const { query, request, resourceName, faults } = call;
  const filter = readFilter(query.filter);
  const order = orderOf(query.orderBy, orderRules());
  const { functions, unreachable } = await findListedFunctions(call, "v2");
  const representations = functions.map((each) => functionRepresentationV2(each, request.origin));
  const { items, nextPageToken } = keyPage(
    representations.filter((each) => filter.matches(each)),
    order.keyOf,
    {
      pageToken: query.pageToken,
      pageSize: pageSizeOf(query.pageSize, MAX_PAGE_SIZE),
      scope: JSON.stringify(["functions", resourceName, query.filter ?? "", order.text]),
    },
    faults,
    order.descending,
  );
  return {
    functions: [...items],
    ...(nextPageToken !== undefined && { nextPageToken }),
    ...(unreachable && { unreachable }),
  };
}

/** The functions of a list, before filtering and paging. */
interface ListedFunctions {
  readonly functions: readonly StoredFunction[];
  /**
   * Unreachable locations. The list is always empty. It is present only if the functions of all locations are
   * requested.
   */
  readonly unreachable?: string[];
}

/**
 * Finds the functions in one location, or in all locations (`-`), that are visible in the API version.
 *
 * @throws ServiceError 404 if the location does not exist
 */
async function findListedFunctions(
  { context, path }: Pick<V1Call<"listFunctions"> | V2Call<"listFunctions">, "context" | "path">,
  version: ApiVersion,
): Promise<ListedFunctions> {
  const { project, location } = path;
  if (location !== "-") requireLocation(context.fixtures, location);
  const stored = await context.state.read((reader) => findFunctions(reader, project, location));
  const functions = stored.filter((each) => isVisibleIn(version, each));
  return location === "-" ? { functions, unreachable: [] } : { functions };
}
