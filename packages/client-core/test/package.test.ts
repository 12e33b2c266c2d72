import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };

const src = new URL("../src/", import.meta.url);
const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));

/** Returns the modules that a file imports. */
function importsOf(file: string): string[] {
  const text = readFileSync(new URL(file, src), "utf8");
  const imports = text.matchAll(/^(?:import|export)[\s\w{},*]*from "([^"]+)";$|\bimport\s*\(?"([^"]+)"/gm);
  return Array.from(imports, ([, fixed, dynamic]) => `${fixed ?? dynamic}`);
}

/** Returns the files that an entry imports, directly or indirectly, and the packages that they import. */
function behind(entry: string): { readonly files: string[]; readonly packages: string[] } {
  const reached = new Set([entry]);
  const packages = new Set<string>();
  for (const file of reached) {
    for (const specifier of importsOf(file)) {
      if (specifier.startsWith(".")) reached.add(posix.join(posix.dirname(file), specifier));
      else packages.add(specifier);
    }
  }
  return { files: [...reached], packages: [...packages].sort() };
}

const entries = Object.entries(packageJson.exports).flatMap(([subpath, target]) =>
  typeof target === "string"
    ? []
    : [[subpath, target.default.replace(/^\.\/dist\/(.*)\.js$/, "$1.ts")] as const],
);

/** Modules that the build copies into the package. */
const COPIED = /^@seamline\/openapi\//;

test("the default entry has a single dependency, so it runs on every platform with fetch", () => {
  expect(behind("index.ts").packages).toEqual(["openapi-fetch"]);
  expect(packageJson.dependencies).toEqual({ "openapi-fetch": "0.17.0" });
});

test.each(["index.ts", "service.ts"])("%s imports no transfer, validator or TanStack code", (entry) => {
  const { files } = behind(entry);
  expect(files).toContain("long-running/wait-until.ts");
  expect(files.filter((file) => /^(?:tanstack-query|transfer|validat(?:ors|ion))\b/.test(file))).toEqual([]);
});

test("validators import no client code and generate no code", () => {
  const { files, packages } = behind("validators.ts");
  expect(packages.filter((name) => !COPIED.test(name))).toEqual([]);
  const outside = files.filter((file) => !/^validat(?:ors|ion)\b/.test(file));
  expect(outside).toEqual([
    "options/validators.ts",
    "arguments/checks.ts",
    "definition.ts",
    "errors/seamline-error.ts",
  ]);
});

/** Optional peer dependencies, by the entry that imports them. */
const PEERS: Readonly<Record<string, readonly string[]>> = {
  "./otel": ["@opentelemetry/api"],
  "./tanstack-query": ["@tanstack/query-core"],
};

test("every optional peer dependency belongs to an entry", () => {
  expect(Object.values(PEERS).flat()).toEqual(Object.keys(packageJson.peerDependencies));
});

test("the TanStack Query entry imports only types from TanStack", () => {
  const { files: own } = behind("tanstack-query.ts");
  const imports = own.flatMap(
    (file) =>
      readFileSync(new URL(file, src), "utf8").match(
        /^import .*@tanstack.*$|^import (?!type)[^;]*"@tanstack[^;]*;$/gm,
      ) ?? [],
  );
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((line) => !line.startsWith("import type "))).toEqual([]);
});

test.each(entries)("%s imports only its allowed dependencies", (subpath, entry) => {
  const allowed = [...Object.keys(packageJson.dependencies), ...(PEERS[subpath] ?? [])];
  const imported = behind(entry).packages.filter((name) => !COPIED.test(name));
  const others = imported.filter((name) => !allowed.includes(name));
  // Only entries for Node may import `node:` modules.
  expect(subpath.endsWith("/node") ? others.filter((name) => !name.startsWith("node:")) : others).toEqual([]);
});

test("the sources use no runtime-specific globals", () => {
  const runtimes = /(?<![\w.])(?:process|Buffer|Deno|Bun|window|document|global)\s*[.(]/;
  const found = files.filter((file) =>
    runtimes.test(readFileSync(new URL(file, src), "utf8").replace(/\/\*.*?\*\/|\/\/.*/gs, "")),
  );
  expect(found).toEqual([]);
});
