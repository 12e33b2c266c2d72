import type { DocumentModel, OperationModel } from "./document-model.ts";
import type { Json } from "./json.ts";

export interface Coverage {
  readonly operations: ReadonlySet<OperationModel>;
  /** Entries that match no operation. */
  readonly unknown: readonly string[];
}

/**
 * Returns the operations listed in an inventory row: `all`, or a list of operationIds and paths. A path such as
 * `/v1/matters/{matterId}/**` matches the path and everything below it.
 *
 * @returns undefined if the value has neither form.
 */
export function coveredOperations(
  { operations }: DocumentModel,
  value: Json | undefined,
): Coverage | undefined {
  if (value === "all") return { operations: new Set(operations), unknown: [] };
  if (!Array.isArray(value)) return undefined;
  const parts = value
    .map(String)
    .map((item) => ({ item, found: operations.filter((each) => covers(item, each)) }));
  return {
    operations: new Set(parts.flatMap(({ found }) => found)),
    unknown: parts.filter(({ found }) => found.length === 0).map(({ item }) => item),
  };
}

export function covers(
  item: string,
  { operationId, path }: Pick<OperationModel, "operationId" | "path">,
): boolean {
  if (!item.endsWith("/**")) return item === operationId;
  const start = item.slice(0, -"/**".length);
  return path === start || path.startsWith(`${start}/`) || path.startsWith(`${start}:`);
}
