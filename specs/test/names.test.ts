import path from "node:path";
import { describe, expect, test } from "vitest";
import { buildDocuments } from "../build/build-documents.ts";
import { type BuiltDocument, bundleFolder } from "../build/built-document.ts";
import { discoverDocuments } from "../build/discover-documents.ts";
import { objectOf } from "../build/provenance/bundle-parts.ts";
import type { JsonObject } from "../model/json.ts";

const built = buildDocuments(discoverDocuments(path.dirname(import.meta.dirname)));
const documents = built.map((document) => [bundleFolder(document), document.openapi] as const);

const PASCAL_CASE = /^[A-Z][A-Za-z0-9]*$/;
const CAMEL_CASE = /^[a-z][A-Za-z0-9]*$/;

/** The style of the names under each key. */
const STYLES: readonly (readonly [kind: string, style: RegExp])[] = [
  ["schemas", PASCAL_CASE],
  ["responses", PASCAL_CASE],
  ["parameters", CAMEL_CASE],
  ["examples", CAMEL_CASE],
];

describe.each(documents)("the names of %s", (_name, openapi) => {
  test.each(STYLES)("names of %s follow the naming style", (kind, style) => {
    const names = Object.keys(objectOf(objectOf(openapi.components)[kind]));
    expect(names.filter((name) => !style.test(name))).toEqual([]);
  });

  test("names of reasons and facts are in camelCase", () => {
    const names = ["x-inferred-reasons", "x-facts"].flatMap((key) => Object.keys(objectOf(openapi[key])));
    expect(names.filter((name) => !CAMEL_CASE.test(name))).toEqual([]);
  });

  test("names of parameter components end with the name of the parameter", () => {
    const parameters = Object.entries(objectOf(objectOf(openapi.components).parameters));
    const others = parameters.filter(([name, value]) => !endsWith(name, String(objectOf(value).name)));
    expect(others).toEqual([]);
  });
});

/** Returns whether `name` ends with a parameter's name. Ignores the suffix that avoids a conflict with a schema. */
function endsWith(name: string, parameter: string): boolean {
  const plain = (parameter.split(".").at(-1) ?? "").replace(/[^A-Za-z0-9]/g, "").toLowerCase();
  return name
    .replace(/Parameter$/, "")
    .toLowerCase()
    .endsWith(plain);
}

test("reasons with the same name have the same text in all documents", () => {
  const texts = new Map<string, Set<string>>();
  for (const [name, { reason }] of built.flatMap(reasonsOf)) {
    texts.set(name, (texts.get(name) ?? new Set()).add(String(reason)));
  }
  expect([...texts].filter(([, each]) => each.size > 1)).toEqual([]);
});

function reasonsOf({ openapi }: BuiltDocument): [string, JsonObject][] {
  return Object.entries(objectOf(openapi["x-inferred-reasons"])) as [string, JsonObject][];
}
