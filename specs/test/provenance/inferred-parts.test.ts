import { expect, test } from "vitest";
import { bundleParts } from "../../build/provenance/bundle-parts.ts";
import { inferredParts } from "../../build/provenance/inferred-parts.ts";
import type { JsonObject } from "../../model/json.ts";

/** Returns the JSON pointers that a document's reasons cover, except pointers to the reasons themselves. */
function coveredIn(openapi: JsonObject): string[] {
  const pointers = [...inferredParts(bundleParts(openapi)).keys()];
  return pointers.filter((pointer) => !pointer.includes("x-inferred")).sort();
}

/** Returns a document with one inferred operation, whose reason covers these parts. */
function operationCovering(...covers: string[]): JsonObject {
  return {
    security: [{ Key: [] }],
    "x-inferred-reasons": { reason: { reason: "Nobody says.", covers } },
    paths: {
      "/a": { get: { "x-idempotent": true, responses: { 200: { content } }, "x-inferred": ["reason"] } },
    },
  };
}

const content = { "application/json": { schema: { type: "object" } } };
const operation = "/paths/~1a/get";
const mediaType = `${operation}/responses/200/content/application~1json`;

test.each<[string, string[], string[]]>([
  ["A key covers the part under that key", ["x-idempotent"], [`${operation}/x-idempotent`]],
  ["A dot covers the object and nothing in it", ["."], [operation]],
  ["A path with a star covers the parts under any key", ["responses/*/content/*"], [mediaType]],
  [
    "A path that ends in two stars covers the part and everything below it",
    ["responses/*/content/*/schema/**"],
    [`${mediaType}/schema`, `${mediaType}/schema/type`],
  ],
  ["A path that begins with a slash covers a part of the whole document", ["/security"], ["/security"]],
  ["A reason covers several parts", ["x-idempotent", "."], [operation, `${operation}/x-idempotent`]],
  ["A reason covers nothing if the object lacks the part", ["x-permissions"], []],
])("%s.", (_, covers, pointers) => {
  expect(coveredIn(operationCovering(...covers))).toEqual([...pointers].sort());
});

test("Two stars cover the object and everything in it.", () => {
  const parts = inferredParts(bundleParts(operationCovering("**")));
  expect([...parts.keys()].filter((pointer) => pointer.startsWith(operation))).toContain(
    `${mediaType}/schema/type`,
  );
});

test("The nearest reason applies, and several reasons on one object are separate.", () => {
  const schema = { type: "string", "x-inferred": ["noType", "oddType"] };
  const openapi = {
    "x-inferred-reasons": {
      guess: { reason: "Guessed.", covers: ["**"] },
      noType: { reason: "No type is given.", covers: ["type"] },
      oddType: { reason: "There is no type.", covers: ["type"] },
    },
    components: { schemas: { A: { properties: { b: schema }, "x-inferred": ["guess"] } } },
  };
  const inferred = inferredParts(bundleParts(openapi));
  const texts = (pointer: string) => inferred.get(pointer)?.reasons.map(({ text }) => text);
  const both = ["No type is given.", "There is no type."];
  expect(texts("/components/schemas/A/properties/b")).toEqual(["Guessed."]);
  expect(texts("/components/schemas/A/properties/b/type")).toEqual(both);
  expect(texts("/components/schemas/A/properties/b/x-inferred")).toEqual(both);
});
