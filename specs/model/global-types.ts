import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const resolve = createRequire(createRequire(import.meta.url).resolve("typescript/package.json")).resolve;

/** Matches TypeScript libraries that declare JavaScript (`es*`) and browser (`dom`) globals. */
const LIBRARY_FILE = /^lib\.(?:es|dom).*\.d\.ts$/;

const GLOBAL_DECLARATION =
  /^(?:declare )?(?:var|let|const|function|class|interface|type|namespace) ([A-Z]\w*)/gm;

/**
 * Names of the global types and classes available in TypeScript files without an import, such as `Date` and `Record`.
 */
export const globalTypes: ReadonlySet<string> = new Set(libraryTexts().flatMap(declaredNames));

function libraryTexts(): string[] {
  const compiler = resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`);
  const folder = path.join(path.dirname(compiler), "lib");
  return readdirSync(folder)
    .filter((file) => LIBRARY_FILE.test(file))
    .map((file) => readFileSync(path.join(folder, file), "utf8"));
}

function declaredNames(text: string): string[] {
  return [...text.matchAll(GLOBAL_DECLARATION)].flatMap(([, name]) => name ?? []);
}
