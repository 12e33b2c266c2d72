import { readFileSync } from "node:fs";
import { isJsonObject, type JsonObject } from "../model/json.ts";

/** This package's manifest. A release checks that its links equal the workspace's links. */
const { version, homepage } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
) as Readonly<Record<"version" | "homepage", string>>;

/**
 * Adds the information that depends on the release: the version of the description, which is this package's version,
 * and the maintainers' URL.
 */
export function withReleaseInfo(openapi: JsonObject): JsonObject {
  const { info } = openapi;
  if (!isJsonObject(info)) return openapi;
  const released: JsonObject = { ...info, version };
  if (isJsonObject(info.contact)) released.contact = { ...info.contact, url: homepage };
  return { ...openapi, info: released };
}
