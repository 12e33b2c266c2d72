import { expect, test } from "vitest";
import { bundleParts } from "../../build/provenance/bundle-parts.ts";
import { inferredParts } from "../../build/provenance/inferred-parts.ts";
import type { JsonObject } from "../../rules/model/json.ts";

/** JSON pointers that the reasons of a document cover, without those of the reasons themselves. */
function coveredIn(openapi: JsonObject): string[] {
  const pointers = [...inferredParts(bundleParts(openapi)).keys()];
  return pointers.filter((pointer) => !pointer.includes("x-inferred")).sort();
}

function operationWith(operation: JsonObject): JsonObject {
  return { paths: { "/a": { get: operation } } };
}

const content = { "application/json": { schema: { type: "object" } } };
const operation = "/paths/~1a/get";
const response = `${operation}/responses/200`;

test.each<[string, JsonObject, string[]]>([
  [
    "a reason on info is about the version",
    { info: { version: "1", "x-inferred": "Needed." } },
    ["/info/version"],
  ],
  [
    "a reason on info that speaks of tokens is about the security schemes",
    { info: { version: "1", "x-inferred": "How the token is sent." }, components: { securitySchemes: {} } },
    ["/components/securitySchemes"],
  ],
  [
    "a reason on an operation is about whether it may be repeated",
    operationWith({ "x-idempotent": true, "x-permissions": {}, "x-inferred": "By its method." }),
    [`${operation}/x-idempotent`],
  ],
  [
    "a reason on an operation that speaks of permissions is about these",
    operationWith({ "x-idempotent": true, "x-permissions": {}, "x-inferred": "No permission is stated." }),
    [`${operation}/x-permissions`],
  ],
  [
    "a reason on a response is about its status, and about nothing in it",
    operationWith({ responses: { 200: { description: "", content, "x-inferred": "No status is shown." } } }),
    [response],
  ],
  [
    "a reason on a response that speaks of media types is about these alone",
    operationWith({ responses: { 200: { content, "x-inferred": "No media type is shown." } } }),
    [`${response}/content/application~1json`],
  ],
  [
    "a reason on a response that speaks of two things is about both",
    operationWith({
      responses: { 200: { content, "x-inferred": "No status is shown. The response is not shown." } },
    }),
    [
      `${response}`,
      `${response}/content/application~1json/schema`,
      `${response}/content/application~1json/schema/type`,
    ],
  ],
  [
    "a reason on a schema is about all of it",
    { components: { schemas: { A: { type: "object", properties: { b: {} }, "x-inferred": "Guessed." } } } },
    ["", "/type", "/properties", "/properties/b"].map((below) => `/components/schemas/A${below}`),
  ],
  [
    "a reason on a schema that speaks of its type is about that alone",
    {
      components: { schemas: { A: { type: "string", description: "", "x-inferred": "No type is given." } } },
    },
    ["/components/schemas/A/type"],
  ],
  [
    "a reason on a schema that speaks of bounds is about these",
    { components: { schemas: { A: { type: "integer", minimum: 0, "x-inferred": "No bounds are given." } } } },
    ["/components/schemas/A/minimum"],
  ],
  [
    "a reason on an operation's schema that speaks of the response is about that property",
    {
      components: {
        schemas: {
          A: {
            properties: { name: {}, response: {} },
            "x-inferred": "The response of a creation is not stated.",
          },
        },
      },
    },
    ["/components/schemas/A/properties/response"],
  ],
  [
    "a reason that speaks of what the object lacks is about the object",
    operationWith({ "x-idempotent": true, "x-inferred": "No permission is stated." }),
    [operation],
  ],
])("%s", (_, openapi, pointers) => {
  expect(coveredIn(openapi)).toEqual([...pointers].sort());
});

test("the nearest reason applies, and several reasons on one object are separate", () => {
  const schema = { type: "string", "x-inferred": ["No type is given.", "There is no type."] };
  const openapi = { components: { schemas: { A: { properties: { b: schema }, "x-inferred": "Guessed." } } } };
  const inferred = inferredParts(bundleParts(openapi));
  const texts = (pointer: string) => inferred.get(pointer)?.reasons.map(({ text }) => text);
  expect(texts("/components/schemas/A/properties/b")).toEqual(["Guessed."]);
  expect(texts("/components/schemas/A/properties/b/type")).toEqual([
    "No type is given.",
    "There is no type.",
  ]);
  expect(texts("/components/schemas/A/properties/b/x-inferred")).toEqual([
    "No type is given.",
    "There is no type.",
  ]);
});
