import { describe, expect, test } from "vitest";
import type { PathItemObject } from "../src/document.ts";
import { mergeParameters, operationsOf } from "../src/operations.ts";
import { templateParameters, templateSegments } from "../src/path-template.ts";
import { followReferences } from "../src/references.ts";

describe("a reference", () => {
  const document = {
    a: { $ref: "#/b" },
    b: { $ref: "#/c~1d/0" },
    "c/d": [{ name: "end" }],
    loop: { $ref: "#/back" },
    back: { $ref: "#/loop" },
  };

  test("is followed until something else comes", () => {
    expect(followReferences(document, document.a)).toBe(document["c/d"][0]);
    expect(followReferences(document, 5)).toBe(5);
  });

  test.each([
    ["other.yaml", "the reference other.yaml leads out of the document"],
    ["#/d", "the reference #/d leads nowhere"],
    ["#/loop", "the reference #/loop leads back to itself"],
  ])("to %s is an error", (reference, message) => {
    const error = expect.objectContaining({ name: "ContractError", message });
    expect(() => followReferences(document, { $ref: reference })).toThrow(error);
  });
});

test("operations come path by path, and by method in a fixed order", () => {
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

test("a parameter replaces an earlier one of the same name and place, and no other", () => {
  const inPath = { in: "path", name: "id" };
  const inQuery = { in: "query", name: "id" };
  const own = { in: "path", name: "id", required: true };
  expect(mergeParameters([inPath, inQuery, own])).toEqual([own, inQuery]);
});

test("a template has segments, and parameters in order", () => {
  const template = "/v1/matters/{matterId}/holds/{holdId}:close";
  expect(templateSegments(template)).toEqual(["v1", "matters", "{matterId}", "holds", "{holdId}:close"]);
  expect(templateParameters(template)).toEqual(["matterId", "holdId"]);
});
