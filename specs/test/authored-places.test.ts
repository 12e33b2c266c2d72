import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type BundledDocument, bundleDocument } from "../build/bundle-document.ts";
import { discoverDocuments, documentPath } from "../build/discover-documents.ts";

const specsFolder = path.dirname(import.meta.dirname);
let placeOf: BundledDocument["placeOf"];

beforeAll(() => {
  const source = discoverDocuments(specsFolder).find((each) => documentPath(each) === "functions/v2");
  if (source === undefined) throw new Error("There is no document functions/v2.");
  ({ placeOf } = bundleDocument(source));
});

const FUNCTIONS = "/paths/~1v2~1projects~1{project}~1locations~1{location}~1functions";

test.each([
  ["/info/title", "functions/v2/openapi.yaml", /^ {2}title:/],
  [
    "/components/schemas/UserFunction",
    "functions/v2-family/components/schemas/UserFunction.yaml",
    /^type: object/,
  ],
  [
    "/components/schemas/UserFunction/properties/name",
    "functions/v2-family/components/schemas/UserFunction.yaml",
    /^ {2}name:/,
  ],
  [
    `${FUNCTIONS}/post/operationId`,
    "functions/v2-family/paths/projects_{project}_locations_{location}_functions.yaml",
    /operationId: createFunction/,
  ],
  [
    `${FUNCTIONS}/get/tags/0`,
    "functions/v2-family/paths/projects_{project}_locations_{location}_functions.yaml",
    /tags: \[functions\]/,
  ],
  ["/x-extension-points/function.fields", "functions/v2-family/extension-points.yaml", /^function\.fields:/],
  ["/x-facts/eventDriven/says", "functions/facts.yaml", /says:/],
  // A missing part has the location of its parent.
  [
    "/components/schemas/UserFunction/properties/size/type",
    "functions/v2-family/components/schemas/UserFunction.yaml",
    /^properties:/,
  ],
  ["/components/schemas/Functions", "functions/v2/openapi.yaml", /./],
  ["", "functions/v2/openapi.yaml", /^openapi:/],
])("finds the location of %s in %s", (pointer, file, text) => {
  const place = placeOf(pointer);
  expect(path.relative(specsFolder, place.file)).toBe(file);
  expect(readFileSync(place.file, "utf8").split("\n")[(place.line ?? 0) - 1]).toMatch(text);
});
