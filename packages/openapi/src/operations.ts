import {
  METHODS,
  type Method,
  type OpenApiDocument,
  type ParameterObject,
  type PathItemObject,
} from "./document.ts";
import { followReferences } from "./references.ts";

/** An operation where it stands in its document. */
export interface PlacedOperation<Item extends PathItemObject = PathItemObject> {
  /** The template: `/v1/matters/{matterId}:close`. */
  readonly path: string;
  readonly method: Method;
  readonly item: Item;
  readonly operation: NonNullable<Item[Method]>;
}

/**
 * The operations of a document, path by path in its order.
 *
 * @throws ContractError for a path item whose reference leads out of the document, nowhere, or back to itself
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

/** Parameters by place and name: a later one, such as an operation's own, replaces an earlier one. */
export function mergeParameters<Parameter extends Pick<ParameterObject, "in" | "name">>(
  parameters: Iterable<Parameter>,
): Parameter[] {
  const merged = new Map<string, Parameter>();
  for (const parameter of parameters) merged.set(`${parameter.in} ${parameter.name}`, parameter);
  return [...merged.values()];
}
