import { readdirSync } from "node:fs";
import type { Oas3Rule, Plugin } from "@redocly/openapi-core";

/** Each file in this folder is a rule. The file name is the rule's id. */
export const RULE_IDS: readonly string[] = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && file !== "plugin.ts")
  .map((file) => file.slice(0, -".ts".length))
  .sort();

const rules = Object.fromEntries(
  await Promise.all(RULE_IDS.map(async (id) => [id, await loadRule(id)] as const)),
);

/** Redocly plugin. `extends: [seamline/all]` turns on every rule as an error. */
export default function seamline(): Plugin {
  return {
    id: "seamline",
    rules: { oas3: rules },
    configs: { all: { rules: Object.fromEntries(RULE_IDS.map((id) => [`seamline/${id}`, "error"])) } },
  };
}

async function loadRule(id: string): Promise<Oas3Rule> {
  const module: { default: Oas3Rule } = await import(new URL(`${id}.ts`, import.meta.url).href);
  return module.default;
}
