import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { discoverDocuments, documentPath } from "../build/discover-documents.ts";
import { FILLED_PROFILES } from "../build/profiles.ts";
import type { Dist } from "../build/render-dist.ts";
import { differences } from "./equality/differences.ts";
import { MUTATIONS, mutate } from "./equality/mutations.ts";
import { readDocument } from "./equality/neutral-document.ts";
import { currentDist } from "./workspace/current-documents.ts";

const documents = discoverDocuments(path.dirname(import.meta.dirname));
let dist: Dist;

beforeAll(() => {
  dist = currentDist();
});

const profiles = ["", ...FILLED_PROFILES.map(({ folder }) => `/${folder}`)];
const bundles = documents
  .map(documentPath)
  .flatMap((document) => profiles.map((profile) => document + profile));

describe.each(bundles)("%s", (document) => {
  test("the OpenAPI 3.1 and 3.0 bundles have the same meaning", () => {
    const [v31, v30] = [readDocument(json(document, "openapi")), readDocument(json(document, "openapi-3.0"))];
    expect(Object.keys(v31.operations)).not.toEqual([]);
    expect(differences(v31, v30)).toEqual([]);
  });

  test.each(["openapi", "openapi-3.0"])("%s has the same content in JSON and YAML", (form) => {
    expect(parse(text(document, `${form}.yaml`))).toEqual(json(document, form));
  });
});

/** A document with one example of each construct whose syntax differs between the two versions. */
const SAMPLE = parse(readFileSync(path.join(import.meta.dirname, "equality/sample.yaml"), "utf8"));
const SAMPLE_30 = parse(readFileSync(path.join(import.meta.dirname, "equality/sample-3.0.yaml"), "utf8"));

describe("comparison of bundles", () => {
  test("finds no difference between equivalent handwritten 3.1 and 3.0 documents", () => {
    expect(differences(readDocument(SAMPLE), readDocument(SAMPLE_30))).toEqual([]);
  });

  test.each(MUTATIONS)("reports $what", (difference) => {
    const mutated = mutate(SAMPLE_30, difference);
    const found = differences(readDocument(SAMPLE), readDocument(mutated));
    expect(found).not.toEqual([]);
    for (const line of found) expect(line).toContain(difference.expected);
  });
});

function json(document: string, form: string): Record<string, unknown> {
  return JSON.parse(text(document, `${form}.json`));
}

function text(document: string, file: string): string {
  return dist.files.get(`${document}/${file}`) ?? "";
}
