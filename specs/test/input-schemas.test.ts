import path from "node:path";
import { expect, test } from "vitest";
import { buildDocuments } from "../build/build-documents.ts";
import { bundleFolder } from "../build/built-document.ts";
import { discoverDocuments } from "../build/discover-documents.ts";
import { objectOf } from "../build/provenance/bundle-parts.ts";
import type { Json, JsonObject } from "../model/json.ts";

/** Fields that only requests contain, with their schemas. */
const ONLY_IN_REQUESTS = ["CloudFunctionInput.sourceToken", "CloudFunctionInput.sourceUploadUrl"];

const pairs = buildDocuments(discoverDocuments(path.dirname(import.meta.dirname)))
  .filter(({ profile }) => profile.name === "reference")
  .flatMap((document) => {
    const schemas = objectOf(objectOf(document.openapi.components).schemas);
    return Object.keys(schemas).flatMap((name) => {
      const read = readSchemaOf(name, schemas);
      return read === undefined ? [] : [[bundleFolder(document), name, read, schemas] as const];
    });
  });

test.each(pairs)("in %s, the fields of %s agree with the fields of %s", (_folder, input, read, schemas) => {
  const fields = objectOf(objectOf(schemas[read]).properties);
  for (const [field, schema] of Object.entries(objectOf(objectOf(schemas[input]).properties))) {
    if (ONLY_IN_REQUESTS.includes(`${input}.${field}`)) continue;
    expect(asRead(schema, schemas), field).toEqual(asRead(fields[field] ?? null, schemas));
  }
});

test("more than ten input schemas have a matching schema for responses", () => {
  expect(pairs.length).toBeGreaterThan(10);
});

/** Returns the name of the schema that responses use for the same resource. */
function readSchemaOf(input: string, schemas: JsonObject): string | undefined {
  const [, name] = /^(?:Create|Update)(.+)Request$/.exec(input) ?? /^(.+)(?:Input|Update)$/.exec(input) ?? [];
  const isPair = name !== undefined && name in schemas && "properties" in objectOf(schemas[input]);
  return isPair ? name : undefined;
}

/** Replaces references to input schemas, and removes the parts that may differ: descriptions, examples and reasons. */
function asRead(value: Json, schemas: JsonObject): Json {
  if (Array.isArray(value)) return value.map((item) => asRead(item, schemas));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, child]) => {
    if (["description", "x-inferred", "examples"].includes(key)) return [];
    const name = key === "$ref" ? String(child).split("/").at(-1) : undefined;
    const read = name === undefined ? undefined : readSchemaOf(name, schemas);
    return [[key, read === undefined ? asRead(child, schemas) : `#/components/schemas/${read}`] as const];
  });
  return Object.fromEntries(entries);
}
