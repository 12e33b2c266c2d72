import type { ContractFiles, KnownOperation, Members } from "../contract/contract-files.ts";
import { textsOf } from "../contract/contract-files.ts";
import { parsePath } from "../contract/path-template.ts";
import { camelCase } from "../names.ts";
import { ScaffoldError } from "../scaffold-error.ts";
import { methodName, type OperationRequest } from "./operation-request.ts";

/** An operation's position in its contract. */
export interface OperationPlace {
  readonly tag: string;
  readonly isNewTag: boolean;
  /** `x-method`: `matters.archive`. */
  readonly method: string;
  /** `x-resource-name` of operations with the same path, if any. */
  readonly resourceName: Members | undefined;
}

/**
 * Places an operation next to the operations with the same path (ignoring custom verbs), or else derives its place from
 * the path.
 *
 * @throws ScaffoldError if another operation already has this name in the client
 */
export function placeOf(contract: ContractFiles, request: OperationRequest): OperationPlace {
  const { path, operationId } = request;
  const base = path.base.replace("{v}", contract.version ?? "");
  const siblings = contract.operations.filter((each) => parsePath(each.path).base === base);
  const resources =
    siblings.map(resourcesOf).find((each) => each !== "") ?? path.collections.map(camelCase).join(".");
  const method = request.place ?? `${resources}.${methodName(request)}`;
  const taken = contract.operations.find(({ members }) => members["x-method"] === method);
  if (taken)
    throw new ScaffoldError(
      `${taken.operationId} already uses the place ${method} in the client.`,
      `Choose another place for ${operationId}: --place ${resources}.${operationId}`,
    );
  const tag = request.tag ?? siblings.flatMap(({ members }) => textsOf(members.tags))[0] ?? lastOf(resources);
  const isNewTag = !contract.operations.some(({ members }) => textsOf(members.tags).includes(tag));
  return { tag, isNewTag, method, resourceName: resourceNameOf(siblings) };
}

function resourcesOf({ members }: KnownOperation): string {
  return String(members["x-method"] ?? "")
    .split(".")
    .slice(0, -1)
    .join(".");
}

function resourceNameOf(siblings: readonly KnownOperation[]): Members | undefined {
  const [first] = siblings.flatMap(({ members }) => members["x-resource-name"] ?? []);
  return first as Members | undefined;
}

function lastOf(resources: string): string {
  return resources.split(".").at(-1) ?? resources;
}
