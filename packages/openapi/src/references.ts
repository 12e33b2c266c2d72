import { ContractError, type OpenApiDocument, type Reference } from "./document.ts";
import { parsePointer, valueAt } from "./json-pointer.ts";

export function isReference(value: unknown): value is Reference {
  return typeof value === "object" && value !== null && "$ref" in value;
}

/**
 * Follows references within a document to a value that is not a reference.
 *
 * @throws ContractError if a reference is external, cannot be resolved or is circular
 */
export function followReferences<Value>(document: object, value: Value | Reference): Value {
  if (!isReference(value)) return value;
  let current: Value | Reference = value;
  const followed = new Set<string>();
  while (isReference(current)) {
    const { $ref } = current;
    if (followed.has($ref)) throw new ContractError(`the reference ${$ref} is circular: point it to a value`);
    followed.add($ref);
    current = targetOf(document, $ref) as Value | Reference;
  }
  return current;
}

function targetOf(document: object, reference: string): unknown {
  if (!reference.startsWith("#/"))
    throw new ContractError(`the reference ${reference} is not in the document: bundle the document first`);
  const target = valueAt(document, reference);
  if (target === undefined)
    throw new ContractError(
      `the reference ${reference} cannot be resolved: add its target, or correct the pointer`,
    );
  return target;
}

/**
 * Returns the target of a reference in a bundle, or the value itself if it is not a reference. In a bundle, every
 * reference points to a component (`#/components/<kind>/<name>`).
 *
 * @throws ContractError if the reference does not point to a component, or points to another reference
 */
export function resolveReference<Value extends object>(
  document: OpenApiDocument,
  value: Value | Reference,
): Value {
  if (!isReference(value)) return value;
  const segments = parsePointer(value.$ref);
  const isComponent = value.$ref.startsWith("#/components/") && segments.length === 3;
  const found = isComponent ? valueAt(document, segments) : undefined;
  if (typeof found !== "object" || found === null || isReference(found)) {
    throw new ContractError(`The reference ${value.$ref} must point to a component in the same document.`);
  }
  return found as Value;
}
