import type { JsonObject } from "./json.ts";

/** The name that the inventory of a service without versions uses for its document. */
const NO_VERSION = "not-shown";

/** Returns `x-api-version`, the version of the API, which identifies the document in the rows of an inventory. */
export function apiVersionOf(root: JsonObject): string {
  return typeof root["x-api-version"] === "string" ? root["x-api-version"] : NO_VERSION;
}
