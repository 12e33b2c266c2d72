import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { generate } from "../src/index.ts";
import { documentOf, generateFixture, operation, textOf } from "./support/generated.ts";
import { fixture, temporaryFile } from "./support/workspace.ts";

/** Returns the document that `document.gen.ts` exports. */
async function documentOfFiles(files: Parameters<typeof textOf>[0]): Promise<Record<string, unknown>> {
  const code = stripTypeScriptTypes(textOf(files, "document.gen.ts"));
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.document;
}

test("writes no document by default", async () => {
  const files = await generateFixture("library.yaml");
  expect(files.map(({ path }) => path)).not.toContain("document.gen.ts");
});

test("writes the schemas of the document unchanged", async () => {
  const document = await documentOfFiles(await generateFixture("library.yaml", { document: true }));
  const source = parse(await readFile(fixture("library.yaml"), "utf8"));
  expect(document.components).toEqual(source.components);
  expect(Object.keys(document.paths as object)).toEqual(Object.keys(source.paths));
});

test("inlines referenced files into the written document", async () => {
  const files = await generateFixture("multi-file/openapi.yaml", { document: true });
  expect(textOf(files, "document.gen.ts")).not.toMatch(/\$ref: "(?!#\/)/);
});

test("applies overlays to the written document", async () => {
  const overlay = await temporaryFile(
    "own.overlay.yaml",
    "overlay: 1.1.0\ninfo: { title: Own, version: '1' }\nactions: [{ target: $.info, update: { title: Own } }]\n",
  );
  const files = await generateFixture("library.yaml", { document: true, overlays: [overlay] });
  expect(await documentOfFiles(files)).toMatchObject({ info: { title: "Own" } });
});

test("names operations without an operationId as the client does", async () => {
  const spec = documentOf({ "/books/{id}": { get: operation() } });
  const document = await documentOfFiles(await generate({ spec, document: true }));
  expect(document.paths).toMatchObject({ "/books/{id}": { get: { operationId: "getBooksById" } } });
});

test("keeps a member called __proto__", async () => {
  const example = JSON.parse('{"__proto__": [1, {}], "": []}');
  const spec = documentOf({ "/books": { get: operation({ "x-example": example }) } });
  const document = await documentOfFiles(await generate({ spec, document: true }));
  expect(JSON.stringify(document)).toContain(JSON.stringify(example));
});
