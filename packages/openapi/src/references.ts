import { ContractError, type OpenApiDocument, type Reference } from "./document.ts";

/**
 * What a local reference (`#/components/<kind>/<name>`) leads to, or the value itself when it is none.
 *
 * @throws ContractError for a reference that leads elsewhere, nowhere, or to another reference
 */
export function resolveReference<Value extends object>(
  document: OpenApiDocument,
  value: Value | Reference,
): Value {
  if (!isReference(value)) return value;
  const [root, components, kind = "", name = "", ...more] = value.$ref.split("/");
  const found = document.components?.[kind]?.[name];
  const isLocal = root === "#" && components === "components" && more.length === 0;
  if (!isLocal || typeof found !== "object" || found === null || isReference(found)) {
    throw new ContractError(`The reference ${value.$ref} must lead to a component of the document itself.`);
  }
  return found as Value;
}

function isReference(value: object): value is Reference {
  return "$ref" in value;
}
