import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };

const src = new URL("../src/", import.meta.url);
const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));

/** What a file imports. */
function importsOf(file: string): string[] {
  const text = readFileSync(new URL(file, src), "utf8");
  const imports = text.matchAll(/^(?:import|export)[\s\w{},*]*from "([^"]+)";$|\bimport\s*\(?"([^"]+)"/gm);
  return Array.from(imports, ([, fixed, dynamic]) => `${fixed ?? dynamic}`);
}

test("the sources import themselves and the one dependency, so that they run wherever fetch does", () => {
  const packages = new Set(files.flatMap(importsOf).filter((specifier) => !specifier.startsWith(".")));
  expect(files.length).toBeGreaterThan(30);
  expect([...packages]).toEqual(Object.keys(packageJson.dependencies));
  expect(packageJson.dependencies).toEqual({ "openapi-fetch": "0.17.0" });
});

test("the sources use no global of one runtime alone", () => {
  const runtimes = /(?<![\w.])(?:process|Buffer|Deno|Bun|window|document|global)\s*[.(]/;
  const found = files.filter((file) =>
    runtimes.test(readFileSync(new URL(file, src), "utf8").replace(/\/\*.*?\*\/|\/\/.*/gs, "")),
  );
  expect(found).toEqual([]);
});
