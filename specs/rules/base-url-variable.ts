import { defineRule } from "../model/define-rule.ts";
import { isJsonObject } from "../model/json.ts";
import { fieldOf, type Located } from "../model/located.ts";

/** The sources contain no base URL, so the base URL is a variable whose default is the local emulator's address. */
export default defineRule(function* ({ root, pathItems, operations }) {
  for (const place of [...pathItems, ...operations]) {
    if (!("servers" in place.node)) continue;
    const message =
      "servers is only allowed at the root, because generators ignore it on paths and operations: remove it here.";
    yield { message, at: fieldOf(place, "servers") };
  }
  if (isBaseUrl(root)) return;
  const message =
    "servers must have exactly one entry with the url '{base_url}'; the default of base_url must be an absolute URL without a trailing slash.";
  yield { message, at: fieldOf(root, "servers") };
});

function isBaseUrl({ node }: Located): boolean {
  const [server, ...others] = Array.isArray(node.servers) ? node.servers : [];
  if (!isJsonObject(server) || others.length > 0 || server.url !== "{base_url}") return false;
  const variable = isJsonObject(server.variables) ? server.variables.base_url : undefined;
  return isJsonObject(variable) && /^https?:\/\/.*[^/]$/.test(String(variable.default));
}
