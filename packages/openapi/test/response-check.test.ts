import { describe, expect, test } from "vitest";
import { type Contract, readContract } from "../src/contract.ts";
import type { Violation } from "../src/violation.ts";
import { bundle, bundlesWithExamples, edge, retention } from "./bundles.ts";
import { everyExample } from "./every-example.ts";
import { JSON_TYPE } from "./send.ts";

const matter = { matterId: "7", name: "a" };
const zone = { Id: 1, Domain: "a.example" };
const page = { Items: [], CurrentPage: 1, TotalItems: 2, HasMoreItems: false };

/** Checks a response with an optional JSON body against an operation. */
function violationsOf(contract: Contract, operationId: string, status: number, body?: unknown): Violation[] {
  const operation = contract.operations.get(operationId);
  if (!operation) throw new Error(`There is no operation ${operationId}.`);
  const headers = new Headers(body === undefined ? {} : JSON_TYPE);
  return contract.checkResponse(operation, {
    status,
    headers,
    body: body === undefined ? body : JSON.stringify(body),
  });
}

test.each(bundlesWithExamples)("every response example of %s is valid", (name) => {
  const { contract, examples } = everyExample(bundle(name));
  const responses = examples.filter((each) => each.status !== undefined);
  expect(responses).not.toEqual([]);
  for (const { operationId, status, value } of responses) {
    const violations = violationsOf(contract, operationId, status ?? 0, value);
    expect({ operationId, status, violations }).toEqual({ operationId, status, violations: [] });
  }
});

describe("checkResponse", () => {
  test("reports an undocumented status", () => {
    expect(violationsOf(edge, "listDnsZones", 418, {})).toEqual([
      {
        in: "status",
        pointer: "",
        rule: "documented",
        problem:
          "listDnsZones must respond with one of 200, 400, 401, 403, 404, 429, 500, but responded with 418.",
      },
    ]);
  });

  test("reports undocumented members at any depth", () => {
    expect(violationsOf(retention, "getMatter", 200, { ...matter, secret: 1 })).toMatchObject([
      { pointer: "", problem: "The body must not have secret, which is not documented." },
    ]);
    const zones = { ...page, Items: [zone, { ...zone, Records: [{ Id: 3, Type: 0, Oops: 1 }] }] };
    expect(violationsOf(edge, "listDnsZones", 200, zones)).toMatchObject([
      {
        pointer: "/Items/1/Records/0",
        problem: "Items[1].Records[0] must not have Oops, which is not documented.",
      },
    ]);
  });

  test("accepts any member of an open schema", () => {
    const operation = { name: "operations/1", done: true, metadata: { "@type": "x", anything: [1] } };
    expect(violationsOf(retention, "getOperation", 200, operation)).toEqual([]);
    const details = [{ "@type": "example.com/Why", reason: "closed" }];
    expect(violationsOf(retention, "getMatter", 404, { error: { code: 404, details } })).toEqual([]);
  });

  test("reports values of the wrong type and unknown enum values", () => {
    expect(violationsOf(retention, "getMatter", 200, { ...matter, state: "ASLEEP" })).toMatchObject([
      { pointer: "/state", rule: "enum" },
    ]);
    expect(violationsOf(retention, "getMatter", 200, { ...matter, name: null })).toMatchObject([
      { pointer: "/name", rule: "type" },
    ]);
    expect(violationsOf(edge, "listDnsZones", 200, { ...page, Items: null })).toEqual([]);
  });

  test("reports an unexpected body and a missing body", () => {
    expect(violationsOf(edge, "deleteDnsZone", 204)).toEqual([]);
    expect(violationsOf(edge, "deleteDnsZone", 204, {})).toMatchObject([{ in: "body", rule: "documented" }]);
    expect(violationsOf(edge, "getDnsZone", 200)).toMatchObject([{ in: "body", rule: "required" }]);
  });

  test("reports a wrong media type and invalid JSON", () => {
    const operation = edge.operations.get("getDnsZone");
    if (!operation) throw new Error("getDnsZone is gone.");
    const html = { status: 200, headers: new Headers({ "content-type": "text/html" }), body: "<p>" };
    expect(edge.checkResponse(operation, html)).toMatchObject([{ in: "header", rule: "media-type" }]);
    const broken = { status: 200, headers: new Headers(JSON_TYPE), body: '{"Id":' };
    expect(edge.checkResponse(operation, broken)).toMatchObject([{ in: "body", rule: "json" }]);
  });

  test("accepts plain text if the contract documents plain text", () => {
    const operation = edge.operations.get("exportDnsZone");
    if (!operation) throw new Error("exportDnsZone is gone.");
    const text = {
      status: 200,
      headers: new Headers({ "content-type": "text/plain; charset=utf-8" }),
      body: "$ORIGIN .",
    };
    expect(edge.checkResponse(operation, text)).toEqual([]);
  });
});

describe("the documented response for a status", () => {
  test("uses the most specific documented response", () => {
    const json = (type: string) => ({ content: { "application/json": { schema: { type } } } });
    const responses = { 201: json("string"), "2XX": json("object"), default: json("array") };
    const contract = readContract({
      openapi: "3.1.0",
      paths: { "/a": { get: { operationId: "read", responses } } },
    });
    expect([violationsOf(contract, "read", 201, ""), violationsOf(contract, "read", 200, {})]).toEqual([
      [],
      [],
    ]);
    expect([violationsOf(contract, "read", 404, []), violationsOf(contract, "read", 300, [])]).toEqual([
      [],
      [],
    ]);
    expect(violationsOf(contract, "read", 299, "")).toMatchObject([{ rule: "type" }]);
  });

  test("reports a missing required header", () => {
    const headers = { "Retry-After": { required: true, schema: { type: "string" } } };
    const paths = { "/a": { get: { operationId: "read", responses: { 204: { headers } } } } };
    const contract = readContract({ openapi: "3.1.0", paths });
    expect(violationsOf(contract, "read", 204)).toEqual([
      {
        in: "header",
        pointer: "/retry-after",
        rule: "required",
        problem: "retry-after is required but missing.",
      },
    ]);
  });
});

describe("reportResponse", () => {
  const reported = (body: string, type = "application/json"): Violation[] => {
    const operation = edge.operations.get("listDnsZones");
    if (!operation) throw new Error("There is no operation listDnsZones.");
    return edge.reportResponse(operation, {
      status: 200,
      headers: new Headers({ "content-type": type }),
      body,
    });
  };

  test("describes all invalid values in a body by type instead of quoting them", () => {
    const body = JSON.stringify({ ...page, CurrentPage: "swordfish", TotalItems: null, HasMoreItems: [] });
    expect(reported(body).map(({ pointer, problem }) => [pointer, problem])).toEqual([
      ["/CurrentPage", "CurrentPage must be an integer, but got a string."],
      ["/TotalItems", "TotalItems must be an integer, but got null."],
      ["/HasMoreItems", "HasMoreItems must be true or false, but got an array."],
    ]);
  });

  test("does not quote invalid JSON or an unusual media type", () => {
    expect(reported('{"a": swordfish}')).toMatchObject([{ problem: "The body is not valid JSON." }]);
    expect(reported("{}", "text/swordfish")).toMatchObject([
      { problem: "Content-Type must be application/json, but got a different one." },
    ]);
    expect(reported("{}", "text/html")).toMatchObject([
      { problem: "Content-Type must be application/json, but got text/html." },
    ]);
  });
});
