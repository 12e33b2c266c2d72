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
  readonly method: Method;
  readonly item: Item;
  readonly operation: NonNullable<Item[Method]>;
}

/**
 * Returns the operations of a document in order of their paths.
 *
 * @throws ContractError if the reference of a path item is external, unresolved or circular
 */
export function operationsOf<Item extends PathItemObject = PathItemObject>(
  document: Pick<OpenApiDocument, never> & { readonly paths?: Readonly<Record<string, Item>> },
): PlacedOperation<Item>[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, written]) => {
    const item = followReferences<Item>(document, written);
    return METHODS.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ path, method, item, operation }] : [];
    });
  });
}

/**
 * Merges parameters by location and name. Later parameters, such as the parameters of an operation, override earlier
 * ones.
 */
export function mergeParameters<Parameter extends Pick<ParameterObject, "in" | "name">>(
  parameters: Iterable<Parameter>,
): Parameter[] {
  const merged = new Map<string, Parameter>();
  for (const parameter of parameters) merged.set(`${parameter.in} ${parameter.name}`, parameter);
  return [...merged.values()];
}
