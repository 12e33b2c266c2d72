import { defineRule } from "../model/define-rule.ts";
import { isJsonObject } from "../model/json.ts";
import { fieldOf, type Located } from "../model/located.ts";

/** The sources know no address: it is one variable, and its default that of the local emulator. */
export default defineRule(function* ({ root, pathItems, operations }) {
  for (const place of [...pathItems, ...operations]) {
    if (!("servers" in place.node)) continue;
    const message = "servers stand at the root alone: generators ignore those of a path or an operation.";
    yield { message, at: fieldOf(place, "servers") };
  }
  if (isBaseUrl(root)) return;
  const message =
    "servers must be one entry with the url '{base_url}', whose default is absolute and has no trailing slash.";
  yield { message, at: fieldOf(root, "servers") };
});

function isBaseUrl({ node }: Located): boolean {
  const [server, ...others] = Array.isArray(node.servers) ? node.servers : [];
  if (!isJsonObject(server) || others.length > 0 || server.url !== "{base_url}") return false;
  const variable = isJsonObject(server.variables) ? server.variables.base_url : undefined;
  return isJsonObject(variable) && /^https?:\/\/.*[^/]$/.test(String(variable.default));
}
