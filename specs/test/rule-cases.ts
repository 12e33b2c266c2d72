import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Cases of one rule: the default export of `rules/<id>.ts`. A case is the YAML of an `openapi.yaml`. Additional files
 * follow lines such as `--- inventory.yaml`. If there are several cases, each has a title.
 * `openapi`, `info` and `paths` may be omitted, and so may `service`, `title` and `documents` of the inventory.
 */
export interface RuleCases {
  readonly passes: string | Readonly<Record<string, string>>;
  /** Each line that the rule must report ends in `# expected`. */
  readonly fails: string | Readonly<Record<string, string>>;
}

const defaults: Readonly<Record<string, readonly string[]>> = {
  "openapi.yaml": ["openapi: 3.1.0", "info: { title: Fixture, version: v1 }", "paths: {}"],
  "inventory.yaml": ["service: fixture", "title: Fixture Interface", "documents: [v1]"],
};

export async function casesOf(id: string): Promise<RuleCases> {
  const module: { default: RuleCases } = await import(new URL(`rules/${id}.ts`, import.meta.url).href);
  return module.default;
}

/** Returns the title and the YAML of each passing or failing case. */
export function titledCases(cases: RuleCases[keyof RuleCases]): [title: string, text: string][] {
  return typeof cases === "string" ? [["the only case", cases]] : Object.entries(cases);
}

/** Returns the files of a case by their paths, with defaults for keys that every document needs. */
export function filesOf(text: string): Map<string, string> {
  const parts = `--- openapi.yaml\n${dedented(text)}`.split(/^--- /m).slice(1);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf("\n");
      const name = part.slice(0, end);
      return [name, completed(name, part.slice(end + 1))];
    }),
  );
}

function dedented(text: string): string {
  const indent = /^\n( *)/.exec(text)?.[1] ?? "";
  return `${text.trim().replaceAll(`\n${indent}`, "\n")}\n`;
}

function completed(file: string, yaml: string): string {
  const missing = (defaults[file] ?? []).filter((line) => !hasKey(yaml, line.slice(0, line.indexOf(":"))));
  return [yaml, ...missing].join("\n");
}

function hasKey(yaml: string, key: string): boolean {
  return new RegExp(`^${key}:`, "m").test(yaml);
}

/** Writes the files of a case to a folder that is deleted on disposal. */
export function writtenCase(files: ReadonlyMap<string, string>): Disposable & { readonly folder: string } {
  const temporary = realpathSync(mkdtempSync(path.join(tmpdir(), "seamline-rule-")));
  // The inventory's `service` must be the name of its folder.
  const folder = path.join(temporary, "fixture");
  for (const [name, yaml] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, yaml);
  }
  return { folder, [Symbol.dispose]: () => rmSync(temporary, { recursive: true }) };
}
