import { stringify } from "yaml";
import type { JsonObject } from "../model/json.ts";

export function toJsonText(document: JsonObject): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Renders YAML that is compatible with YAML 1.1: quotes strings such as `on` and `1_000`. */
export function toYamlText(document: JsonObject): string {
  return stringify(document, { aliasDuplicateObjects: false, compat: "yaml-1.1", lineWidth: 110 });
}
