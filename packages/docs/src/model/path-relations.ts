import type { Operation } from "./contract.ts";

/**
 * Removes parameter names, because paths may use different names for the same parameter, such as `id` and `zoneId`.
 */
export function withoutNames(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, "{}");
}

/** Returns the collections of the items in a path, outermost first: `/v1/matters` for `/v1/matters/{}:close`. */
export function collectionsIn(path: string): string[] {
  const plain = withoutNames(path);
  return [...plain.matchAll(/\/\{\}/g)].map(({ index }) => plain.slice(0, index));
}

/** Returns the path of the item that an operation acts on, or undefined if it acts on a collection. */
export function itemPath({ path }: Pick<Operation, "path">): string | undefined {
  const plain = withoutNames(path).replace(/:[^/{}]*$/, "");
  return plain.endsWith("/{}") ? plain : undefined;
}

/** Returns the operations with the given method and path, ignoring parameter names. */
export function operationsAt(all: readonly Operation[], method: string, path: string): Operation[] {
  return all.filter((operation) => operation.method === method && withoutNames(operation.path) === path);
}
