import { describe, expect, test } from "vitest";
import { readContract } from "../src/contract.ts";
import { edge, functions, retention } from "./bundles.ts";

function document(paths: object, components = {}): object {
  return { openapi: "3.1.0", paths, components };
}

const get = { operationId: "read", responses: {} };

function withParameter(parameter: object): object {
  return document({ "/list": { get: { ...get, parameters: [{ name: "q", in: "query", ...parameter }] } } });
}

describe("operations of a contract", () => {
  test("reads pagination, errors and extensions of an operation", () => {
    expect(retention.operations.get("listMatters")).toMatchObject({
      method: "GET",
      template: "/v1/matters",
      pagination: { style: "token", parameter: "pageToken", items: "/matters", next: "/nextPageToken" },
      errors: { code: "/error/status", message: "/error/message" },
      requestBody: undefined,
      extensions: { "x-permissions": { any: expect.arrayContaining(["View All Matters"]) } },
    });
  });

  test("resolves the parameters of an operation", () => {
    const { parameters = [] } = retention.operations.get("getOperation") ?? {};
    expect(parameters[0]).toMatchObject({
      name: "operation",
      in: "path",
      required: true,
      multiSegment: true,
    });
    const state = retention.operations.get("listMatters")?.parameters.find(({ name }) => name === "state");
    expect(state?.schema.enum).toContain("OPEN");
  });

  test("reads request and response bodies by media type and status", () => {
    const operation = edge.operations.get("createDnsZone");
    expect(operation?.requestBody).toMatchObject({
      required: true,
      content: [{ mediaType: "application/json" }],
    });
    expect([...(operation?.responses.keys() ?? [])]).toEqual(["201", "400", "401", "403", "429", "500"]);
    expect(edge.operations.get("deleteDnsZone")?.responses.get("204")?.content).toEqual([]);
  });

  test("reads the resource name of an operation", () => {
    expect(functions.operations.get("patchFunction")?.resourceName).toMatchObject({
      parameter: "function.name",
      pattern: "projects/{project}/locations/{location}/functions/{function}",
    });
  });

  test("parameters of an operation override parameters of its path", () => {
    const shared = [{ name: "q", in: "query", schema: { type: "string" } }];
    const own = [{ name: "q", in: "query", schema: { type: "integer" } }];
    const contract = readContract(
      document({ "/list": { parameters: shared, get: { ...get, parameters: own } } }),
    );
    expect(contract.operations.get("read")?.parameters).toMatchObject([{ schema: { type: "integer" } }]);
  });
});

describe("readContract", () => {
  test.each([
    ["an empty object", {}, /must be an OpenAPI 3\.1 or 3\.2 document/],
    ["another version", { openapi: "3.0.3", paths: {} }, /must be an OpenAPI 3\.1 or 3\.2 document/],
    ["a missing operationId", document({ "/a": { get: {} } }), "GET /a must have an operationId."],
    [
      "a duplicate operationId",
      document({ "/a": { get }, "/b": { get } }),
      "Duplicate operationId read: rename one of the operations.",
    ],
    [
      "a duplicate path",
      document({
        "/{a}": { get: { ...get, parameters: [{ name: "a", in: "path" }] } },
        "/{b}": { get: { operationId: "other", parameters: [{ name: "b", in: "path" }] } },
      }),
      "other and read match the same requests: change one of their paths.",
    ],
    ["an undeclared parameter", document({ "/{a}": { get } }), "/{a} must declare its parameter a."],
    [
      "a segment that mixes text and a parameter",
      document({ "/a-{b}": { get: { ...get, parameters: [{ name: "b", in: "path" }] } } }),
      /a-\{b\}/,
    ],
    [
      "a multi-segment parameter before the end",
      document({
        "/{a}/b": { get: { ...get, parameters: [{ name: "a", in: "path", "x-multi-segment": true }] } },
      }),
      "Only the last parameter of /{a}/b may span several segments or have a custom verb.",
    ],
    ["a relative path", document({ a: { get } }), "The path a must start with a slash."],
    [
      "a cookie",
      withParameter({ in: "cookie" }),
      "The serialization of the cookie parameter q in /list is not supported.",
    ],
    ["an object", withParameter({ schema: { type: "object" } }), /is not supported/],
    ["a style", withParameter({ schema: { type: "array" }, style: "deepObject" }), /is not supported/],
    [
      "an external reference",
      document({ "/a": { get: { ...get, requestBody: { $ref: "other.yaml" } } } }),
      "The reference other.yaml must point to a component in the same document.",
    ],
  ])("rejects %s", (_, given, message) => {
    expect(() => readContract(given)).toThrow(expect.objectContaining({ name: "ContractError" }));
    expect(() => readContract(given)).toThrow(message);
  });
});
