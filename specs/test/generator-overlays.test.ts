import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { applyOverlays, readOverlay } from "@seamline/overlay";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { buildDocuments } from "../build/build-documents.ts";
import { bundleFolder } from "../build/built-document.ts";
import { discoverDocuments } from "../build/discover-documents.ts";
import { findGeneratorOverlays } from "../build/generator-overlays.ts";
import { redoclyOverlay } from "../build/redocly-overlay.ts";
import { serviceFolders } from "../build/service-folders.mjs";
import { isJsonObject, type Json, type JsonObject } from "../model/json.ts";
import { toOpenapi30 } from "../openapi-3-0/to-openapi-3-0.ts";
import { CopyOfSpecs } from "./workspace/copy-of-specs.ts";
import { currentDocuments } from "./workspace/current-documents.ts";

/** Fields of the index that the test reads. The index is built after this file is type-checked. */
interface Index {
  readonly documents: readonly {
    readonly service: string;
    readonly profile: string;
    readonly files: { readonly json: string };
  }[];
  readonly generatorOverlays: readonly {
    readonly name: string;
    readonly file: string;
    readonly documents: readonly object[];
  }[];
}

const specsFolder = path.dirname(import.meta.dirname);
const built = currentDocuments();
const overlays = findGeneratorOverlays(serviceFolders(specsFolder), built);

const adapted = overlays.flatMap(({ name, overlay, documents }) =>
  documents.flatMap((document) =>
    [document.openapi, toOpenapi30(document.openapi).openapi].map((openapi) => ({
      title: `${name} on ${bundleFolder(document)} in OpenAPI ${openapi.openapi}`,
      openapi,
      result: applyOverlays(openapi, [overlay]).document as JsonObject,
    })),
  ),
);

describe.each(adapted)("$title", ({ openapi, result }) => {
  test("a generator overlay keeps every operation", () => {
    expect(operationIdsOf(result)).toEqual(operationIdsOf(openapi));
  });

  test("a document with a generator overlay has no dangling references", () => {
    const dangling = referencesIn(result).filter((reference) => partAt(result, reference) === undefined);
    expect(dangling).toEqual([]);
  });
});

test("the lean overlay keeps parameters of operations and removes standard parameters", () => {
  const lean = adapted.find(({ title }) => title.startsWith("lean on retention/v1/reference"))?.result;
  const references = referencesIn(lean?.paths ?? null).filter((each) => each.includes("/parameters/"));
  const names = references.map((each) => partAt(lean as JsonObject, each)).map((each) => each?.name);
  expect(names).toEqual(expect.arrayContaining(["matterId", "pageSize", "pageToken", "state"]));
  for (const standard of [
    "$.xgafv",
    "access_token",
    "alt",
    "fields",
    "key",
    "prettyPrint",
    "upload_protocol",
  ]) {
    expect(names).not.toContain(standard);
  }
});

describe("generator overlays in a copy of the specs", () => {
  let specs: CopyOfSpecs;

  beforeAll(() => {
    specs = new CopyOfSpecs("edge", "functions");
    specs.makeFolder("functions/generators");
    specs.makeFolder("edge/generators");
  });

  afterAll(() => specs[Symbol.dispose]());

  const overlayWith = (target: string, profiles = "[reference]"): string => `overlay: 1.1.0
info: { title: For a generator, version: "1" }
x-profiles: ${profiles}
actions:
  - { target: "${target}", remove: true }
`;

  test("applies a generator overlay to all documents in its folder that have a listed profile", async () => {
    specs.write("functions/generators/short.overlay.yaml", overlayWith("$.info.description"));
    const documents = buildDocuments(discoverDocuments(specs.folder));
    const found = findGeneratorOverlays(serviceFolders(specs.folder), documents);
    const fitting = found.find(({ name }) => name === "short")?.documents.map(bundleFolder);
    const filled = documents.filter(
      ({ source, profile }) => source.service === "functions" && profile.name === "reference",
    );
    expect(filled.length).toBeGreaterThan(1);
    expect(fitting).toEqual(filled.map(bundleFolder));
    specs.remove("functions/generators/short.overlay.yaml");
  });

  test("rejects a generator overlay that matches nothing in one of its documents", async () => {
    specs.write("edge/generators/wrong.overlay.yaml", overlayWith("$.paths['/nowhere']"));
    const problems = await specs.problemsOf("bundle");
    expect(problems.join("\n")).toMatch(/edge\/generators\/wrong\.overlay\.yaml:5: .*\(adapting edge\)/);
    specs.remove("edge/generators/wrong.overlay.yaml");
  });

  test("rejects a generator overlay with an unknown profile", async () => {
    specs.write("edge/generators/wrong.overlay.yaml", overlayWith("$.info.description", "[yours]"));
    const problems = await specs.problemsOf("bundle");
    expect(problems).toEqual([
      "edge/generators/wrong.overlay.yaml:3: x-profiles must be a list of known profiles: as shown, reference.",
    ]);
    specs.remove("edge/generators/wrong.overlay.yaml");
  });
});

test("lists every generator overlay with the documents that it applies to", async () => {
  const index = new URL("../dist/index.js", import.meta.url);
  const { generatorOverlays, documents } = (await import(index.href)) as Index;
  const lean = generatorOverlays.find(({ name }) => name === "lean");
  expect(lean).toMatchObject({ service: "retention", title: "Retention without standard parameters" });
  const reference = documents.find(
    ({ service, profile }) => service === "retention" && profile === "reference",
  );
  expect(lean?.documents).toEqual([reference]);
  const json = JSON.parse(readFileSync(reference?.files.json ?? "", "utf8"));
  expect(() => applyOverlays(json, lean ? [readOverlay(lean.file)] : [])).not.toThrow();
});

test("derives Redocly's pagination rules from the pagination in each document", () => {
  const actionsOf = (folder: string): unknown => {
    const document = built.find((each) => bundleFolder(each) === folder);
    const text = document && redoclyOverlay(document, 0)?.text;
    return text && parse(text).actions;
  };
  expect(actionsOf("edge")).toEqual([
    {
      target: "$.paths['/dnszone'].get",
      update: { "x-redoclyPagination": { style: "page", offsetParam: "page", items: "/Items" } },
    },
  ]);
  const rule = { style: "cursor", cursorParam: "pageToken", nextCursor: "/nextPageToken", items: "/matters" };
  expect(actionsOf("retention/v1/reference")).toContainEqual({
    target: "$.paths['/v1/matters'].get",
    update: { "x-redoclyPagination": rule },
  });
  // The items may be null, and the generator rejects such a list.
  expect(actionsOf("edge/reference")).toBeUndefined();
});

test("Redocly generates a client with pagination from an adapted document", () => {
  const document = built.find((each) => bundleFolder(each) === "edge");
  const text = document && redoclyOverlay(document, 0)?.text;
  using folder = new TemporaryFolder();
  writeFileSync(path.join(folder.path, "redocly.overlay.yaml"), text ?? "");
  const overlay = readOverlay(path.join(folder.path, "redocly.overlay.yaml"));
  const spec = path.join(folder.path, "openapi.json");
  writeFileSync(spec, JSON.stringify(applyOverlays(document?.openapi ?? {}, [overlay]).document));
  const program = path.join(path.dirname(specsFolder), "node_modules/.bin/redocly");
  const output = path.join(folder.path, "client.ts");
  execFileSync(program, ["generate-client", spec, "--output", output], { cwd: folder.path, stdio: "pipe" });
  expect(readFileSync(output, "utf8")).toContain(
    'pagination: { style: "page", param: "page", items: "/Items" }',
  );
});

class TemporaryFolder {
  readonly path = mkdtempSync(path.join(tmpdir(), "redocly-"));

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

function operationIdsOf(openapi: JsonObject): unknown[] {
  return operationsIn(openapi).map(({ operationId }) => operationId);
}

function operationsIn(openapi: JsonObject): JsonObject[] {
  const items = Object.values(openapi.paths as JsonObject).filter(isJsonObject);
  return items.flatMap((item) => Object.values(item).filter(isJsonObject));
}

function referencesIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isJsonObject(value)) return [];
  const own = typeof value.$ref === "string" ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}

function partAt(openapi: JsonObject, reference: string): JsonObject | undefined {
  const steps = reference.split("/").slice(1);
  return steps.reduce<Json | undefined>(
    (part, step) => (isJsonObject(part) ? part[step] : undefined),
    openapi,
  ) as JsonObject | undefined;
}
