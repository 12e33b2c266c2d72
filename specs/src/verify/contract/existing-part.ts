import { valueAt } from "@seamline/openapi/json-pointer";

/** Returns the longest part of a pointer that exists in the bundle. */
export function existingPart(bundle: object, pointer: string): string {
  const parent = pointer.replace(/\/[^/]*$/, "");
  return pointer === "" || valueAt(bundle, pointer) !== undefined ? pointer : existingPart(bundle, parent);
}
