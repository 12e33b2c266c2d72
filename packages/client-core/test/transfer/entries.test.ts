import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const src = new URL("../../src/", import.meta.url);

/** Modules that an entry loads, itself included: files below `src`, and what is none of ours. */
function loadedBy(entry: string, loaded: Set<string> = new Set()): string[] {
  if (!loaded.has(entry)) {
    loaded.add(entry);
    const file = new URL(entry, src);
    for (const specifier of importsOf(readFileSync(file, "utf8"))) {
      const own = specifier.startsWith(".");
      if (own) loadedBy(fileURLToPath(new URL(specifier, file)).slice(fileURLToPath(src).length), loaded);
      else loaded.add(specifier);
    }
  }
  return [...loaded];
}

/** What is loaded when the code runs: types are not. */
function importsOf(text: string): string[] {
  const statements = text.matchAll(/^(?:import|export)(?! type)[\s\w{},*]*from "([^"]+)";$/gm);
  return Array.from(statements, ([, specifier]) => `${specifier}`);
}

test.each(["index.ts", "service.ts"])("%s loads nothing of the transfers", (entry) => {
  const loaded = loadedBy(entry);
  expect(loaded.length).toBeGreaterThan(20);
  expect(loaded.filter((file) => file.startsWith("transfer"))).toEqual([]);
});
