import { expect, test } from "vitest";
import { BundleNode } from "../build/bundle-node.ts";
import { lostParts } from "../build/lost-parts.ts";
import type { Json, JsonObject } from "../model/json.ts";

const AS_SHOWN: JsonObject = {
  "x-extension-points": { "zone.fields": { area: "fields" } },
  paths: {
    "/zones": {
      get: {
        operationId: "listZones",
        parameters: [{ $ref: "#/components/parameters/page" }],
        responses: {
          "2XX": { content: { "application/json": { schema: { $ref: "#/components/schemas/Page" } } } },
          "404": {},
          default: {},
        },
      },
      post: {
        operationId: "createZone",
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Zone" } } } },
        responses: { default: {} },
      },
    },
  },
  components: {
    parameters: { page: { name: "page", in: "query" } },
    schemas: {
      Page: { properties: { items: { type: "array", items: { $ref: "#/components/schemas/Zone" } } } },
      Zone: { properties: { name: {}, size: { type: "integer", format: "int32" } } },
    },
  },
};

/** Filled version of the document. It contains all parts, some under different names. */
const FILLED: JsonObject = {
  "x-extension-points": {},
  "x-filled-points": { "zone.fields": { area: "fields" } },
  paths: {
    "/zones": {
      get: {
        operationId: "listZones",
        parameters: [
          { name: "order", in: "query" },
          { name: "page", in: "query" },
        ],
        responses: {
          "200": { content: { "application/json": { schema: { $ref: "#/components/schemas/ZonePage" } } } },
          "404": {},
          "500": {},
        },
      },
      post: {
        operationId: "createZone",
        requestBody: { content: { "text/json": { schema: { $ref: "#/components/schemas/Zone" } } } },
        responses: { "400": {} },
      },
    },
    "/owners": { get: { operationId: "listOwners", responses: {} } },
  },
  components: {
    schemas: {
      ZonePage: {
        properties: { items: { type: ["array", "null"], items: { $ref: "#/components/schemas/Zone" } } },
      },
      Zone: {
        properties: {
          name: { type: "string" },
          size: { type: "integer", format: "int32", minimum: 1 },
          kind: { type: "string" },
        },
      },
    },
  },
};

test("reports no loss if parts are added or moved", () => {
  expect(losses(FILLED)).toEqual([]);
});

test.each<[what: string, at: string, to: Json | undefined, lost: string[]]>([
  ["a point", "/x-filled-points/zone.fields", undefined, ["the extension point zone.fields"]],
  ["an operation", "/paths/~1zones/get", undefined, ["the operation listZones"]],
  ["a path", "/paths/~1zones", undefined, ["the operation listZones", "the operation createZone"]],
  ["an operationId", "/paths/~1zones/get/operationId", "getZones", ["the operation listZones"]],
  ["a parameter", "/paths/~1zones/get/parameters/1", {}, ["the parameter page of listZones"]],
  [
    "the location of a parameter",
    "/paths/~1zones/get/parameters/1/in",
    "header",
    ["the parameter page of listZones"],
  ],
  ["a status", "/paths/~1zones/get/responses/404", undefined, ["the status 404 of listZones"]],
  ["every success status", "/paths/~1zones/get/responses/200", undefined, ["the status 2XX of listZones"]],
  [
    "every error status",
    "/paths/~1zones/post/responses",
    { "201": {} },
    ["the status default of createZone"],
  ],
  ["a field", "/components/schemas/Zone/properties/name", undefined, ["the field name", "the field name"]],
  ["a body with fields", "/paths/~1zones/post/requestBody", undefined, ["the field name", "the field size"]],
  [
    "a type",
    "/components/schemas/Zone/properties/size/type",
    "string",
    ["the type of size", "the type of size"],
  ],
  [
    "a format",
    "/components/schemas/Zone/properties/size/format",
    "int64",
    ["the type of size", "the type of size"],
  ],
  ["items", "/components/schemas/ZonePage/properties/items/items", {}, ["the field name", "the field size"]],
])("reports the missing part after a change to %s", (_what, at, to, lost) => {
  expect(losses(changed(at, to))).toEqual(lost);
});

function losses(filled: JsonObject): string[] {
  return [...lostParts(BundleNode.root(AS_SHOWN), BundleNode.root(filled))].map(({ what }) => what);
}

function changed(pointer: string, to: Json | undefined): JsonObject {
  const copy = structuredClone(FILLED);
  const segments = pointer
    .slice(1)
    .split("/")
    .map((segment) => segment.replaceAll("~1", "/"));
  const last = segments.pop() ?? "";
  const parent = segments.reduce<JsonObject>((node, key) => node[key] as JsonObject, copy);
  if (to === undefined) delete parent[last];
  else parent[last] = to;
  return copy;
}
