import { describe, expect, test } from "vitest";
import { readContract } from "../src/contract.ts";
import { nearestPath } from "../src/nearest-path.ts";
import { bundle, functions, retention } from "./bundles.ts";
import { check, JSON_TYPE } from "./send.ts";

const HOLDS = "/v1/matters/7/holds";
// A service without the quirks for Protocol Buffers.
const edge = readContract(bundle("edge"), {
  quirks: { "snake-case-fields": false, "number-forms": false, "system-parameters": false },
});

function body(value: unknown) {
  return { headers: JSON_TYPE, body: JSON.stringify(value) };
}

describe("a warning about an unknown member", () => {
  test.each([
    [
      { nme: "a" },
      { in: "body", pointer: "/nme", suggestion: "name", message: "unknown member nme; did you mean name?" },
    ],
    [{ zzzzzz: 1 }, { in: "body", pointer: "/zzzzzz", message: "unknown member zzzzzz" }],
    [
      { query: { mailQuery: { trems: "x" } } },
      {
        in: "body",
        pointer: "/query/mailQuery/trems",
        suggestion: "terms",
        message: "unknown member query.mailQuery.trems; did you mean terms?",
      },
    ],
    [
      { accounts: [{}, { emial: "a@b.c" }] },
      {
        in: "body",
        pointer: "/accounts/1/emial",
        suggestion: "email",
        message: "unknown member accounts[1].emial; did you mean email?",
      },
    ],
    [{ "a/b": 1 }, { in: "body", pointer: "/a~1b", message: 'unknown member "a/b"' }],
    [
      { "\u001b[2J\u202e": 1 },
      { in: "body", pointer: "/\u001b[2J\u202e", message: 'unknown member "\\u001b[2J\\u{202e}"' },
    ],
  ])("warns about an unknown member with its location and a suggestion: %j", (value, warning) => {
    expect(check(retention, "POST", HOLDS, body(value))).toMatchObject({
      violations: [],
      warnings: [warning],
    });
  });

  test("warns about an unknown member even if the request has a violation", () => {
    const { violations, warnings } = check(edge, "POST", "/dnszone", body({ Domian: "a.example" }));
    expect(violations).toMatchObject([{ rule: "required" }]);
    expect(warnings).toMatchObject([{ suggestion: "Domain" }]);
  });

  test("warns about members if the documented body has no members", () => {
    expect(check(retention, "POST", "/v1/matters/7:close", body({ force: true })).warnings).toEqual([
      { in: "body", pointer: "/force", message: "unknown member force" },
    ]);
  });

  test("reports at most ten warnings for a request", () => {
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`nme${index}`, 1]));
    expect(check(retention, "POST", HOLDS, body(many)).warnings).toHaveLength(10);
  });
});

test.each([
  ["that is documented", { name: "a", corpus: "MAIL", query: { mailQuery: { terms: "x" } } }],
  ["in snake_case", { org_unit: { org_unit_id: "1" } }],
  ["that is null", { orgUnit: null }],
  [
    "that only exists in responses",
    { accounts: [{ email: "a@b.c", holdTime: "2026-01-01T00:00:00Z", firstName: "A" }] },
  ],
  ["of an open extension point", { query: { geminiQuery: { anything: { at: "all" } } } }],
])("a member %s causes no warning", (_, value) => {
  expect(check(retention, "POST", HOLDS, body(value)).warnings).toEqual([]);
});

test("output-only members, maps and names in any case cause no warnings", () => {
  const record = { Id: 5, type: 3, VALUE: "v" };
  expect(check(edge, "PUT", "/dnszone/1/records", body(record)).warnings).toEqual([]);
  const fn = {
    state: "ACTIVE",
    labels: { any: "name" },
    service_config: { uri: "u", environmentVariables: { X: "1" } },
  };
  const target = "/v2/projects/p/locations/l/functions?functionId=abcd";
  expect(check(functions, "POST", target, body(fn)).warnings).toEqual([]);
});

describe("a warning about an unknown parameter", () => {
  test("warns about an unknown parameter with a suggestion", () => {
    expect(check(retention, "GET", "/v1/matters?pageSzie=1&colour=red")).toMatchObject({
      violations: [],
      warnings: [
        {
          in: "query",
          pointer: "/pageSzie",
          suggestion: "pageSize",
          message: "unknown parameter pageSzie; did you mean pageSize?",
        },
        { in: "query", pointer: "/colour", message: "unknown parameter colour" },
      ],
    });
    expect(check(edge, "GET", "/dnszone?per_page=5").warnings).toMatchObject([{ suggestion: "perPage" }]);
    expect(check(edge, "DELETE", "/dnszone/5?force=1").warnings).toMatchObject([{ pointer: "/force" }]);
  });

  test("does not warn about system parameters or snake_case names", () => {
    const system =
      "key=k&prettyPrint=false&$alt=json;enum-encoding=int&$.xgafv=2&fields=*&alt=json&upload_protocol=raw";
    expect(check(retention, "GET", `/v1/matters?${system}&page_size=5`).warnings).toEqual([]);
    expect(check(functions, "GET", `/v2/projects/p/locations/l/functions?${system}`).warnings).toEqual([]);
    expect(check(edge, "GET", "/dnszone?key=k").warnings).toMatchObject([{ pointer: "/key" }]);
  });
});

const TEMPLATES = [
  ...retention.operations.values(),
  ...functions.operations.values(),
  ...edge.operations.values(),
].map(({ template }) => template);

test.each([
  ["/v1/mattters", "/v1/matters"],
  ["/V1/Matters?x=1", "/v1/matters"],
  ["/v1/mattters/7:close", "/v1/matters/{matterId}:close"],
  ["/v1/matters/7/hold", "/v1/matters/{matterId}/holds"],
  ["/matters", "/v1/matters"],
  ["/v1/v1/matters", "/v1/matters"],
  ["/v1/mattres/7:clsoe", "/v1/matters/{matterId}:close"],
  ["/v2/project/p/location/l/functions", "/v2/projects/{project}/locations/{location}/functions"],
  ["/dnszones", "/dnszone"],
  ["/dnszone/5/recrods", "/dnszone/{zoneId}/records"],
  ["/nothing/like/it", undefined],
  ["/v1/matters/", undefined],
  ["/", undefined],
  [`/v1/${"x".repeat(8_000)}`, undefined],
])("nearestPath(%j) returns %j", (target, template) => {
  expect(nearestPath(target, TEMPLATES)).toBe(template);
});
