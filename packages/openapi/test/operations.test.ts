import { describe, expect, test } from "vitest";
import type { PathItemObject } from "../src/document.ts";
import { mergeParameters, operationsOf, sentMethod } from "../src/operations.ts";
import { templateParameters, templateSegments } from "../src/path-template.ts";
import { followReferences } from "../src/references.ts";

describe("followReferences", () => {
  const document = {
    a: { $ref: "#/b" },
    b: { $ref: "#/c~1d/0" },
    "c/d": [{ name: "end" }],
    loop: { $ref: "#/back" },
    back: { $ref: "#/loop" },
  };

  test("follows references until a value is not a reference", () => {
    expect(followReferences(document, document.a)).toBe(document["c/d"][0]);
    expect(followReferences(document, 5)).toBe(5);
  });

  test.each([
    ["other.yaml", "the reference other.yaml is not in the document: bundle the document first"],
    ["#/d", "the reference #/d cannot be resolved: add its target, or correct the pointer"],
    ["#/loop", "the reference #/loop is circular: point it to a value"],
  ])("rejects a reference to %s", (reference, message) => {
    const error = expect.objectContaining({ name: "ContractError", message });
    expect(() => followReferences(document, { $ref: reference })).toThrow(error);
  });
});

test("returns operations by path, with the methods in a fixed order", () => {
  const shared: PathItemObject = { post: { operationId: "b" }, get: { operationId: "a" } };
  const document = {
    openapi: "3.1.0",
    paths: {
      "/z": { delete: { operationId: "c" }, parameters: [] },
      "/a": { $ref: "#/components/pathItems/A" },
    },
    components: { pathItems: { A: shared } },
  };
  const found = operationsOf<PathItemObject>(document).map(({ path, method, operation }) => [
    path,
    method,
    operation.operationId,
  ]);
  expect(found).toEqual([
    ["/z", "delete", "c"],
    ["/a", "get", "a"],
    ["/a", "post", "b"],
  ]);
});

test("returns QUERY operations, and custom methods in their original case", () => {
  const item = {
    query: { operationId: "search" },
    additionalOperations: { COPY: { operationId: "copy" }, Notify: { operationId: "notify" } },
  };
  const found = operationsOf<PathItemObject>({ paths: { "/notes": item } });
  expect(found.map((placed) => [sentMethod(placed), placed.segments.slice(2).join("/")])).toEqual([
    ["QUERY", "query"],
    ["COPY", "additionalOperations/COPY"],
    ["Notify", "additionalOperations/Notify"],
  ]);
});

test("a parameter only replaces an earlier parameter with the same name and location", () => {
  const inPath = { in: "path", name: "id" };
  const inQuery = { in: "query", name: "id" };
  const own = { in: "path", name: "id", required: true };
  expect(mergeParameters([inPath, inQuery, own])).toEqual([own, inQuery]);
});

test("splits a template into segments and lists its parameters in order", () => {
  const template = "/v1/matters/{matterId}/holds/{holdId}:close";
  expect(templateSegments(template)).toEqual(["v1", "matters", "{matterId}", "holds", "{holdId}:close"]);
  expect(templateParameters(template)).toEqual(["matterId", "holdId"]);
});
