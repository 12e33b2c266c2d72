import { join } from "node:path";
import ts from "typescript-5.9";
import { expect, test } from "vitest";
import { root } from "./repository.ts";

const program = join(root, "scripts/test/hovered-program.ts");

/** Caches the parsed declaration files that the clients share. */
const documents = ts.createDocumentRegistry();

/** Returns the type that an editor shows for a client created by an entry's factory. */
function hoverOverClientOf(entry: string, factory: string, options: string): string {
  const text = `import { ${factory} } from "${entry}";\nconst client = ${factory}({ baseUrl: "", ${options} });\n`;
  const host: ts.LanguageServiceHost = {
    readFile: ts.sys.readFile,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
    getCompilationSettings: () => ({
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      strict: true,
    }),
    getScriptFileNames: () => [program],
    getScriptVersion: (path) => (path === program ? text : "1"),
    getScriptSnapshot: (path) => {
      const found = path === program ? text : ts.sys.readFile(path);
      return found === undefined ? undefined : ts.ScriptSnapshot.fromString(found);
    },
    fileExists: (path) => path === program || ts.sys.fileExists(path),
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  };
  const service = ts.createLanguageService(host, documents);
  expect(service.getSemanticDiagnostics(program)).toEqual([]);
  return ts.displayPartsToString(
    service.getQuickInfoAtPosition(program, text.indexOf("client ="))?.displayParts,
  );
}

const versions = ["v1", "v2", "v2beta", "v2alpha"].map((version) => `@seamline/functions/${version}`);

test.each([
  ["@seamline/retention", "createRetentionClient", "auth: false", "Retention"],
  ["@seamline/edge", "createEdgeClient", 'accessKey: "key"', "Edge"],
  ...["@seamline/functions", ...versions].map(
    (entry) => [entry, "createFunctionsClient", "auth: false", "Functions"] as const,
  ),
] as const)("an editor shows the profile of a client of %s", (entry, factory, options, service) => {
  expect(hoverOverClientOf(entry, factory, options)).toBe(`const client: ${service}AsShownClient`);
  expect(hoverOverClientOf(`${entry}/reference`, factory, options)).toBe(
    `const client: ${service}ReferenceClient`,
  );
});
