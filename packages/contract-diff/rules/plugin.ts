import { readdirSync } from "node:fs";
import type { DiffRule } from "./diff-rule.ts";

/** Files without rules. Every other file in this folder exports rules by id. */
const HELPERS = ["plugin.ts", "diff-rule.ts", "constraint-rules.ts"];

const files = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith(".ts") && !HELPERS.includes(file),
);
const modules = await Promise.all(
  files.map((file) => import(new URL(file, import.meta.url).href) as Promise<{ default: DiffRules }>),
);
type DiffRules = Readonly<Record<string, DiffRule>>;
const rules: DiffRules = Object.assign({}, ...modules.map((module) => module.default));

/** Redocly plugin for changes that `diff-recommended` does not rate, or rates without considering typed clients. */
export default function steps(): object {
  const entries = Object.entries(rules);
  return {
    id: "steps",
    diff: { oas3: Object.fromEntries(entries.map(([id, { visitor }]) => [id, () => visitor])) },
    configs: { all: { diff: Object.fromEntries(entries.map(([id, { step }]) => [`steps/${id}`, step])) } },
  };
}
