import { readFileSync } from "node:fs";
import { isJsonObject, type JsonObject } from "../model/json.ts";

/** This package's manifest. Its links are copies of the workspace's links, which a release checks. */
const { version, homepage } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
) as Readonly<Record<"version" | "homepage", string>>;

/**
 * Adds the facts that only a release knows: the version of the description, which is this package's version, and the
 * maintainers' URL.
 */
export function withReleaseInfo(openapi: JsonObject): JsonObject {
  const { info } = openapi;
  if (!isJsonObject(info)) return openapi;
  const released: JsonObject = { ...info, version };
  if (isJsonObject(info.contact)) released.contact = { ...info.contact, url: homepage };
  return { ...openapi, info: released };
}
