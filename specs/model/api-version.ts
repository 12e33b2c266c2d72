import type { JsonObject } from "./json.ts";

/** Placeholder for the document's version in the inventory of a service without versions. */
const NO_VERSION = "not-shown";

/** Returns `x-api-version`, which identifies the document in the rows of an inventory. */
export function apiVersionOf(root: JsonObject): string {
  return typeof root["x-api-version"] === "string" ? root["x-api-version"] : NO_VERSION;
}
