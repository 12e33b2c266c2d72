import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { applyOverlays, readOverlay } from "@seamline/overlay";
import { afterAll, expect, test } from "vitest";
import { objectOf } from "../build/provenance/bundle-parts.ts";
import { expandOverlays } from "../build/source-overlays/expand-overlays.ts";
import type { JsonObject } from "../model/json.ts";

const get = (id: string, more: object = {}) => ({
  operationId: id,
  "x-extension-point": ["permissions", "query.parameters"],
  responses: { default: { $ref: "#/components/responses/Error" } },
  ...more,
});
const shown = {
  openapi: "3.1.0",
  paths: { "/a": { get: get("getA") }, "/b": { get: get("getB") } },
  components: {
    responses: { Error: { description: "Failed.", "x-extension-point": "errors" } },
    schemas: {},
  },
  "x-extension-points": {
    permissions: { area: "permissions" },
    "query.parameters": { area: "parameters" },
    errors: { area: "errors" },
  },
};
const folder = mkdtempSync(path.join(tmpdir(), "source-overlays-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the document with a source overlay applied. */
function applied(document: object, actions: readonly object[]): JsonObject {
  const file = path.join(folder, "own.overlay.yaml");
  const overlay = { overlay: "1.1.0", info: { title: "Test", version: "1" }, actions };
  writeFileSync(file, JSON.stringify(overlay));
  const { standard } = expandOverlays(document as JsonObject, [readOverlay(file)]);
  return applyOverlays(document, standard).document as JsonObject;
}

const operation = (openapi: JsonObject, name: string) =>
  objectOf(objectOf(objectOf(openapi.paths)[name]).get);

test("fills the permissions of one operation, and keeps the permissions of others open", () => {
  const update = { "x-permissions": { all: ["read"] } };
  const openapi = applied(shown, [{ target: "$.paths['/a'].get", update }]);
  expect(operation(openapi, "/a")["x-extension-point"]).toEqual(["query.parameters"]);
  expect(operation(openapi, "/b")["x-extension-point"]).toEqual(["permissions", "query.parameters"]);
});

test("an unused parameter fills no extension point", () => {
  const page = { name: "page", in: "query" };
  const openapi = applied(shown, [{ target: "$.components", update: { parameters: { page } } }]);
  expect(operation(openapi, "/a")["x-extension-point"]).toContain("query.parameters");
});

test("replaces the default response only if both 4xx and 5xx responses are added", () => {
  const error = { $ref: "#/components/responses/Error" };
  const one = applied(shown, [{ target: "$.paths['/a'].get.responses", update: { "404": error } }]);
  expect(Object.keys(objectOf(operation(one, "/a").responses))).toEqual(["404", "default"]);
  const update = { "404": error, "500": error };
  const both = applied(shown, [{ target: "$.paths['/a'].get.responses", update }]);
  expect(Object.keys(objectOf(operation(both, "/a").responses))).toEqual(["404", "500"]);
});

test("keeps components that a discriminator selects, and components that were always unused", () => {
  const pet = { discriminator: { propertyName: "kind", mapping: { dog: "Dog" } } };
  const child = { allOf: [{ $ref: "#/components/schemas/Pet" }] };
  const schemas = { Pet: pet, Dog: {}, Cat: child, Loose: {} };
  const body = { content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } } };
  const document = {
    ...shown,
    paths: { "/a": { get: get("getA", { requestBody: body }) } },
    components: { ...shown.components, schemas },
  };
  const openapi = applied(document, [{ target: "$.paths['/a'].get", update: { summary: "Get" } }]);
  expect(Object.keys(objectOf(objectOf(openapi.components).schemas))).toEqual(Object.keys(schemas));
});

test("describing a field that the source shows fills no extension point", () => {
  const cat = {
    type: "object",
    properties: { name: { type: "string" } },
    additionalProperties: true,
    "x-extension-point": "cat.fields",
  };
  const document = {
    ...shown,
    components: { ...shown.components, schemas: { Cat: cat } },
    "x-extension-points": { ...shown["x-extension-points"], "cat.fields": { area: "fields" } },
  };
  const update = { schemas: { Cat: { properties: { name: { description: "Name." } } } } };
  const openapi = applied(document, [{ target: "$.components", update }]);
  expect(objectOf(objectOf(openapi.components).schemas).Cat).toMatchObject({
    "x-extension-point": "cat.fields",
    additionalProperties: true,
  });
});
