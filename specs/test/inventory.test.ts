import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { discoverDocuments, documentPath } from "../build/discover-documents.ts";
import type { Dist } from "../build/render-dist.ts";
import { serviceFolders } from "../build/service-folders.mjs";
import { apiVersionOf } from "../model/api-version.ts";
import { isJsonObject, type JsonObject } from "../model/json.ts";
import { currentDist } from "./workspace/current-documents.ts";

const specsFolder = path.dirname(import.meta.dirname);
const documents = discoverDocuments(specsFolder);
let dist: Dist;

beforeAll(() => {
  dist = currentDist();
});

/**
 * Minimum numbers, counted by hand in the source documents when their inventories were written. The actual numbers
 * may be higher.
 */
const COUNTED: Readonly<Record<string, { operations: Record<string, number>; notShown: number }>> = {
  retention: { operations: { v1: 33 }, notShown: 8 },
  functions: { operations: { v1: 14, v2: 14, v2beta: 14, v2alpha: 14 }, notShown: 8 },
  edge: { operations: { "not-shown": 1 }, notShown: 6 },
};

describe.each(Object.entries(COUNTED))("%s", (service, counted) => {
  test.each(Object.entries(counted.operations))(
    "%s has at least as many operations as the source",
    (version, count) => {
      expect(rowsFor(service, "operations", version).length).toBeGreaterThanOrEqual(count);
    },
  );

  test('the inventory has at least as many "not shown" rows as the source', () => {
    expect(rowsOf(service, "notShown").length).toBeGreaterThanOrEqual(counted.notShown);
  });
});

describe.each(serviceFolders(specsFolder).map((folder) => path.basename(folder)))("%s", (service) => {
  test("the service has exactly the documents that the inventory lists", () => {
    expect(bundlesOf(service).map(apiVersionOf).sort()).toEqual(
      [...(inventoryOf(service).documents as string[])].sort(),
    );
  });

  test("each document contains the operations that the inventory lists for it", () => {
    for (const bundle of bundlesOf(service)) {
      const rows = rowsFor(service, "operations", apiVersionOf(bundle));
      expect(operationIds(bundle)).toEqual(rows.map(({ operationId }) => operationId).sort());
    }
  });

  test('the "not shown" rows list exactly the extension points of the documents', () => {
    const listed = rowsOf(service, "notShown").flatMap(({ points }) => (Array.isArray(points) ? points : []));
    const defined = bundlesOf(service).flatMap((bundle) => Object.keys(bundle["x-extension-points"] ?? {}));
    expect([...new Set(listed)].sort()).toEqual([...new Set(defined)].sort());
  });
});

/** Services whose source does not show any operation's payload. */
const WITHOUT_PAYLOADS = ["retention", "functions"];

test.each(WITHOUT_PAYLOADS)("%s has an extension point for every request and response", (service) => {
  for (const bundle of bundlesOf(service)) {
    const points = Object.keys(bundle["x-extension-points"] ?? {});
    expect(points, apiVersionOf(bundle)).toEqual(expect.arrayContaining(payloadPoints(bundle)));
  }
});

/** This behavior is documented in the source, but the inventory has no row for it. */
test("in every version, only creating, updating and deleting a function are long-running", () => {
  for (const bundle of bundlesOf("functions")) {
    const running = operationsOf(bundle).filter((operation) => operation["x-operation"] !== undefined);
    expect(running.map(({ operationId }) => operationId)).toEqual([
      "createFunction",
      "patchFunction",
      "deleteFunction",
    ]);
    for (const operation of running) expect(operation["x-operation"]).toEqual({ get: "getOperation" });
  }
});

test("the edge contract describes the pagination of lists and the fields of errors", () => {
  const [edge = {}] = bundlesOf("edge");
  expect(edge["x-errors"]).toEqual({ code: "/ErrorKey", message: "/Message", field: "/Field" });
  const list = operationsOf(edge).find(({ operationId }) => operationId === "listDnsZones");
  expect(list?.["x-pagination"]).toEqual({
    style: "page",
    parameter: "page",
    items: "/Items",
    current: "/CurrentPage",
    total: "/TotalItems",
    more: "/HasMoreItems",
  });
});

test("the number of operations in the index matches the bundles", () => {
  for (const entry of dist.index.documents) {
    const bundle = JSON.parse(dist.files.get(entry.files.json) ?? "{}");
    expect(operationIds(bundle), entry.files.json).toHaveLength(entry.operations);
  }
});

test("every service has an inventory that names it", () => {
  for (const folder of serviceFolders(specsFolder)) {
    expect(inventoryOf(path.basename(folder)).service).toBe(path.basename(folder));
  }
});

function inventoryOf(service: string): JsonObject {
  return parse(readFileSync(path.join(specsFolder, service, "inventory.yaml"), "utf8"));
}

function rowsOf(service: string, section: string): JsonObject[] {
  const rows = inventoryOf(service)[section];
  return Array.isArray(rows) ? rows.filter(isJsonObject) : [];
}

function rowsFor(service: string, section: string, version: string): JsonObject[] {
  return rowsOf(service, section).filter(({ documents: of }) => !Array.isArray(of) || of.includes(version));
}

function bundlesOf(service: string): JsonObject[] {
  return documents
    .filter((document) => document.service === service)
    .map((document) => JSON.parse(dist.files.get(`${documentPath(document)}/openapi.json`) ?? "{}"));
}

function operationIds(bundle: JsonObject): string[] {
  return operationsOf(bundle)
    .map(({ operationId }) => String(operationId))
    .sort();
}

/** Returns `closeMatter.response`, and `closeMatter.request` if the operation has a body. */
function payloadPoints(bundle: JsonObject): string[] {
  return operationsOf(bundle).flatMap(({ operationId, requestBody }) => [
    `${operationId}.response`,
    ...(requestBody === undefined ? [] : [`${operationId}.request`]),
  ]);
}

function operationsOf({ paths }: JsonObject): JsonObject[] {
  return Object.values(paths ?? {})
    .flatMap((item) => Object.values(item ?? {}))
    .filter((operation): operation is JsonObject => isJsonObject(operation) && "operationId" in operation);
}
