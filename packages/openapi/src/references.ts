import { ContractError, type OpenApiDocument, type Reference } from "./document.ts";
import { parsePointer, valueAt } from "./json-pointer.ts";

export function isReference(value: unknown): value is Reference {
  return typeof value === "object" && value !== null && "$ref" in value;
}

/**
 * Follows references within a document until something else comes.
 *
 * @throws ContractError for a reference that leads out of the document, nowhere, or back to itself
 */
export function followReferences<Value>(document: object, value: Value | Reference): Value {
  if (!isReference(value)) return value;
  let current: Value | Reference = value;
  const followed = new Set<string>();
  while (isReference(current)) {
    const { $ref } = current;
    if (followed.has($ref)) throw new ContractError(`the reference ${$ref} leads back to itself`);
    followed.add($ref);
    current = targetOf(document, $ref) as Value | Reference;
  }
  return current;
}

function targetOf(document: object, reference: string): unknown {
  if (!reference.startsWith("#/"))
    throw new ContractError(`the reference ${reference} leads out of the document`);
  const target = valueAt(document, reference);
  if (target === undefined) throw new ContractError(`the reference ${reference} leads nowhere`);
  return target;
}

/**
 * What a reference of a bundle leads to, or the value itself when it is none. In a bundle, every reference leads to a
 * component of its own (`#/components/<kind>/<name>`).
 *
 * @throws ContractError for a reference that leads elsewhere, nowhere, or to another reference
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
    throw new ContractError(`The reference ${value.$ref} must lead to a component of the document itself.`);
  }
  return found as Value;
}
