import {
  METHODS,
  type Method,
  type OpenApiDocument,
  type ParameterObject,
  type PathItemObject,
} from "./document.ts";
import { followReferences } from "./references.ts";

/** An operation and its location in the document. */
export interface PlacedOperation<Item extends PathItemObject = PathItemObject> {
  /** Path template: `/v1/matters/{matterId}:close`. */
  readonly path: string;
  /** Method in lower case, or a method of `additionalOperations` as written. */
  readonly method: string;
  readonly item: Item;
  readonly operation: NonNullable<Item[Method]>;
  /** Path from the root of the document. */
  readonly segments: readonly string[];
}

/**
 * Returns a document's operations, in path order.
 *
 * @throws ContractError if a path item's reference is external, unresolved or circular
 */
export function operationsOf<Item extends PathItemObject = PathItemObject>(
  document: Pick<OpenApiDocument, never> & { readonly paths?: Readonly<Record<string, Item>> },
): PlacedOperation<Item>[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, written]) => {
    const item = followReferences<Item>(document, written);
    return operationsIn(item).map(([segments, operation]) => ({
      path,
      method: `${segments.at(-1)}`,
      item,
      operation,
      segments: ["paths", path, ...segments],
    }));
  });
}

/** Returns the operations of a path item, with their paths relative to the path item. */
export function operationsIn<Item extends PathItemObject>(
  item: Item | undefined,
): (readonly [segments: readonly string[], operation: NonNullable<Item[Method]>])[] {
  const fixed = METHODS.map((method) => [[method], item?.[method]] as const);
  const additional = Object.entries(item?.additionalOperations ?? {}).map(
    ([method, operation]) => [["additionalOperations", method], operation as Item[Method]] as const,
  );
  return [...fixed, ...additional].flatMap(([segments, operation]) =>
    operation ? [[segments, operation]] : [],
  );
}

/** Returns the HTTP method of the operation's requests. Methods are case-sensitive (RFC 9110 section 9.1). */
export function sentMethod({ method, segments }: Pick<PlacedOperation, "method" | "segments">): string {
  return segments[2] === "additionalOperations" ? method : method.toUpperCase();
}

/** Merges parameters by location and name. Later parameters, such as an operation's, override earlier ones. */
export function mergeParameters<Parameter extends Pick<ParameterObject, "in" | "name">>(
  parameters: Iterable<Parameter>,
): Parameter[] {
  const merged = new Map<string, Parameter>();
  for (const parameter of parameters) merged.set(`${parameter.in} ${parameter.name}`, parameter);
  return [...merged.values()];
}
