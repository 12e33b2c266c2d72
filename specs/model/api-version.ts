import type { JsonObject } from "./json.ts";

/** By this name the inventory of a service without versions lists its document. */
const NO_VERSION = "not-shown";

/** The version of the API that a document describes, by which the rows of an inventory name it: `x-api-version`. */
export function apiVersionOf(root: JsonObject): string {
  return typeof root["x-api-version"] === "string" ? root["x-api-version"] : NO_VERSION;
}
