import { join } from "node:path";
import ts from "typescript-5.9";
import { expect, test } from "vitest";
import { type Manifest, manifests, root } from "./repository.ts";

/** Returns the built declarations for every entry of every published package, by import specifier. */
function declaredEntries(): Map<string, string> {
  const published = [...manifests()].filter(([, manifest]) => !manifest.private);
  return new Map(published.flatMap(([folder, manifest]) => entriesOf(folder, manifest)));
}

function entriesOf(folder: string, { name, exports = {} }: Manifest): [string, string][] {
  return Object.entries(exports).flatMap(([entry, conditions]) => {
    const { types } = conditions as { readonly types?: string };
    return types === undefined ? [] : [[entry.replace(".", name), join(root, folder, types)]];
  });
}

const entries = declaredEntries();
const program = ts.createProgram([...entries.values()], {
  lib: ["lib.esnext.full.d.ts"],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
});
const checker = program.getTypeChecker();

function exportsOf(file: string): string[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is not a built module. Run "npx -y pnpm build" first.`);
  return checker.getExportsOfModule(module).map(({ name }) => name);
}

/** Returns the global names: types and values of JavaScript, browsers and this engine. */
function globalNames(): Set<string> {
  const library = program.getSourceFiles().find((file) => program.isSourceFileDefaultLibrary(file));
  if (!library) throw new Error("The compiler has no library.");
  const known = checker.getSymbolsInScope(library, ts.SymbolFlags.Type | ts.SymbolFlags.Value);
  return new Set([...known.map(({ name }) => name), ...Object.getOwnPropertyNames(globalThis)]);
}

const globals = globalNames();

test("the list of global names covers TypeScript's libraries and the JavaScript engine", () => {
  for (const name of ["Date", "Function", "Record", "Location", "fetch"]) expect(globals).toContain(name);
  expect(entries.size).toBeGreaterThan(manifests().size);
});

test.each([...entries])("%s exports no names that shadow globals", (_, file) => {
  expect(exportsOf(file).filter((name) => globals.has(name))).toEqual([]);
});
