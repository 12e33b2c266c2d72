import { describe, expect, test } from "vitest";
import { readContract } from "../src/contract.ts";
import type { QuirkName } from "../src/quirks.ts";
import { bundle, edge, retention } from "./bundles.ts";
import { check, JSON_TYPE } from "./send.ts";

const HOLDS = "/v1/matters/7/holds";

function body(value: unknown) {
  return { headers: JSON_TYPE, body: JSON.stringify(value) };
}

function without(name: QuirkName) {
  return readContract(bundle("retention v1"), { quirks: { [name]: false } });
}

describe("body parsing", () => {
  test.each([
    "application/json",
    "application/json; charset=utf-8",
    "Application/JSON;charset=UTF-8",
    'application/json ; charset="iso-8859-1"; x=y',
  ])("ignores content type parameters: %s", (type) => {
    const sent = { headers: { "content-type": type }, body: '{"name":"Größe"}' };
    expect(check(retention, "POST", "/v1/matters", sent)).toMatchObject({
      violations: [],
      body: { name: "Größe" },
    });
  });

  test("accepts bytes with a byte order mark", () => {
    const bytes = new TextEncoder().encode('\uFEFF{"name":"é"}');
    const sent = { headers: JSON_TYPE, body: bytes };
    expect(check(retention, "POST", "/v1/matters", sent).body).toEqual({ name: "é" });
  });

  test("accepts undocumented members, including output-only members", () => {
    const sent = body({
      name: "a",
      corpus: "MAIL",
      surprise: 1,
      accounts: [{ email: "a@b.c", holdTime: 5 }],
    });
    expect(check(retention, "POST", HOLDS, sent).violations).toEqual([]);
  });

  test("returns undefined if the operation has no body", () => {
    const sent = { headers: { "content-type": "text/plain" }, body: "not json" };
    expect(check(retention, "DELETE", "/v1/matters/7", sent)).toMatchObject({
      body: undefined,
      violations: [],
    });
  });

  test("does not change the prototype of the body", () => {
    const sent = { headers: JSON_TYPE, body: '{"name":"a","__proto__":{"polluted":true},"constructor":1}' };
    const { body: value } = check(retention, "POST", "/v1/matters", sent) as { body: { polluted?: boolean } };
    expect(value.polluted).toBeUndefined();
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });
});

describe("a violation in a body", () => {
  test.each([
    [{ name: 5 }, "/name", "name must be a string, but got 5."],
    [
      { corpus: "MAILS" },
      "/corpus",
      /^corpus must be one of CORPUS_TYPE_UNSPECIFIED, DRIVE, .* but got "MAILS"\.$/,
    ],
    [{ accounts: {} }, "/accounts", "accounts must be an array, but got an object."],
    [
      { accounts: [{}, { email: [] }] },
      "/accounts/1/email",
      "accounts[1].email must be a string, but got an array.",
    ],
    [
      { query: { mailQuery: { terms: true } } },
      "/query/mailQuery/terms",
      "query.mailQuery.terms must be a string, but got true.",
    ],
    [
      { query: { mailQuery: { startTime: "yesterday" } } },
      "/query/mailQuery/startTime",
      'query.mailQuery.startTime must be a time such as 2026-03-04T05:06:07Z, but got "yesterday".',
    ],
    [[], "", "The body must be an object, but got an array."],
    ["text", "", 'The body must be an object, but got "text".'],
  ])("reports the violation in the body %j", (value, pointer, problem) => {
    const { violations, body: read } = check(retention, "POST", HOLDS, body(value));
    expect(violations).toMatchObject([
      {
        in: "body",
        pointer,
        problem: typeof problem === "string" ? problem : expect.stringMatching(problem),
      },
    ]);
    expect(violations).toHaveLength(1);
    expect(read).toBeUndefined();
  });

  test("reports exceeded bounds and missing members in the edge contract", () => {
    const records = "/dnszone/1/records";
    const [flags] = check(edge, "PUT", records, body({ Flags: 256 })).violations;
    expect(flags).toMatchObject({ pointer: "/Flags", problem: "Flags must be at most 255, but got 256." });
    const [ttl] = check(edge, "PUT", records, body({ Ttl: 2 ** 31 })).violations;
    expect(ttl).toMatchObject({ pointer: "/Ttl", rule: "maximum" });
    const [domain] = check(edge, "POST", "/dnszone").violations;
    expect(domain).toMatchObject({ pointer: "", problem: "The body must have Domain, which is missing." });
  });

  test("only quotes the start of a long value in a violation", () => {
    const [violation] = check(retention, "POST", HOLDS, body({ corpus: "X".repeat(100_000) })).violations;
    expect(violation?.problem.length).toBeLessThan(400);
  });
});

describe("an invalid body", () => {
  test.each([
    ["broken JSON", '{"name":', "json"],
    ["two values", "{} {}", "json"],
    ["white space", "  ", "json"],
    ["broken UTF-8", Uint8Array.of(0x22, 0xff, 0x22), "encoding"],
    ["a lone surrogate", Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22), "encoding"],
    ["101 levels", `${"[".repeat(101)}${"]".repeat(101)}`, "depth"],
    ["unclosed levels", '{"a":'.repeat(200_000), "depth"],
  ])("rejects an invalid body: %s", (_, sent, rule) => {
    const { violations } = check(retention, "POST", "/v1/matters", { headers: JSON_TYPE, body: sent });
    expect(violations).toMatchObject([{ in: "body", pointer: "", rule }]);
  });

  test.each([
    ['{"surprise":[0,{"x/y":1e400}]}', "/surprise/1/x~1y"],
    ['{"surprise":-1E0309}', "/surprise"],
    [`{"surprise":${"9".repeat(309)}}`, "/surprise"],
    [`${"9".repeat(300)}e99`, ""],
  ])("rejects a body with a number outside the range of doubles: %s", (sent, pointer) => {
    const { violations } = check(retention, "POST", "/v1/matters", { headers: JSON_TYPE, body: sent });
    expect(violations).toMatchObject([{ in: "body", pointer, rule: "number" }]);
  });

  test("accepts large doubles and strings that look like larger numbers", () => {
    const sent = { headers: JSON_TYPE, body: '{"surprise":[1e308,1e-400],"name":"1e400"}' };
    expect(check(retention, "POST", "/v1/matters", sent).violations).toEqual([]);
  });

  test("does not count brackets in strings as nesting levels", () => {
    const sent = body({ name: `${"[".repeat(500)}\\"${"{".repeat(500)}` });
    expect(check(retention, "POST", "/v1/matters", sent).violations).toEqual([]);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "application/xml", "json"])(
    "rejects a body with the media type %s",
    (type) => {
      const sent = { headers: { "content-type": type }, body: "{}" };
      expect(check(retention, "POST", "/v1/matters", sent).violations).toEqual([
        {
          in: "header",
          pointer: "/content-type",
          rule: "media-type",
          problem: `Content-Type must be application/json, but got ${type}.`,
        },
      ]);
    },
  );

  test("reports only one violation for a million invalid items", () => {
    const sent = { headers: JSON_TYPE, body: `{"accountIds":[${"1,".repeat(1_000_000)}1]}` };
    const { violations } = check(retention, "POST", `${HOLDS}/1:addHeldAccounts`, sent);
    expect(violations).toMatchObject([{ pointer: "/accountIds/0" }]);
  });
});

describe("quirks of bodies", () => {
  test.each<[QuirkName, unknown, unknown, string]>([
    ["numeric-enums", { corpus: 2 }, { corpus: "MAIL" }, "enum"],
    ["null-members", { name: "a", orgUnit: null }, { name: "a" }, "type"],
    [
      "null-members",
      { accounts: [{ email: "a@b.c", accountId: null }] },
      { accounts: [{ email: "a@b.c" }] },
      "type",
    ],
  ])("%s reads %j as %j", (name, sent, read, rule) => {
    expect(check(retention, "POST", HOLDS, body(sent))).toMatchObject({ violations: [], body: read });
    expect(check(without(name), "POST", HOLDS, body(sent)).violations).toMatchObject([{ rule }]);
  });

  test("snake-case-fields accepts field names in snake_case", () => {
    const both = { name: "a", orgUnit: { orgUnitId: "3" }, org_unit: { orgUnitId: "4" } };
    const read = { name: "a", orgUnit: { orgUnitId: "3" } };
    expect(check(retention, "POST", HOLDS, body(both)).body).toEqual(read);
    const sent = body({ name: "a", org_unit: { org_unit_id: "3" } });
    expect(check(retention, "POST", HOLDS, sent).body).toEqual(read);
    expect(check(without("snake-case-fields"), "POST", HOLDS, sent).body).toEqual({ name: "a" });
  });

  test("any-case-fields accepts names in any case and prefers the documented case", () => {
    const sent = body({ domain: "a.example", records: [{ ttl: 60, VALUE: "one", Value: "two" }] });
    const read = { Domain: "a.example", Records: [{ Ttl: 60, Value: "two" }] };
    expect(check(edge, "POST", "/dnszone", sent)).toMatchObject({ violations: [], body: read });
    const strict = readContract(bundle("edge"), { quirks: { "any-case-fields": false } });
    expect(check(strict, "POST", "/dnszone", sent).violations).toMatchObject([{ rule: "required" }]);
  });

  test("unknown members are removed, except from open schemas", () => {
    const hold = {
      query: { mailQuery: { my_own: 1 }, heldGeminiQuery: 1 },
      toString: 1,
      orgUnit: { orgUnitId: "o" },
    };
    expect(check(retention, "POST", HOLDS, body(hold)).body).toEqual({
      query: { mailQuery: {} },
      orgUnit: { orgUnitId: "o" },
    });
    const open = { query: { geminiQuery: { my_own: 1 } } };
    expect(check(retention, "POST", HOLDS, body(open)).body).toEqual(open);
  });

  test("number-forms accepts integers as strings and 64-bit strings as integers", () => {
    const edgeStrict = readContract(bundle("edge"), { quirks: { "number-forms": false } });
    const sent = body({ Ttl: "300" });
    expect(check(edge, "PUT", "/dnszone/1/records", sent).body).toEqual({ Ttl: 300 });
    expect(check(edgeStrict, "PUT", "/dnszone/1/records", sent).violations).toMatchObject([{ rule: "type" }]);
    expect(check(edge, "PUT", "/dnszone/1/records", body({ Ttl: "3e2" })).violations).toMatchObject([
      { rule: "type" },
    ]);
  });

  test("untyped-bodies accepts a body without a content type as JSON", () => {
    const sent = { body: '{"name":"a"}' };
    expect(check(retention, "POST", "/v1/matters", sent).body).toEqual({ name: "a" });
    expect(check(without("untyped-bodies"), "POST", "/v1/matters", sent).violations).toMatchObject([
      { rule: "media-type", problem: "Content-Type must be application/json, but is absent." },
    ]);
  });
});

describe("a missing body", () => {
  test("treats a missing optional body like {}, unless empty-bodies is disabled", () => {
    expect(check(retention, "POST", "/v1/matters/7:close")).toMatchObject({ body: {}, violations: [] });
    for (const spelt of ["null", " null\n"]) {
      const sent = { headers: JSON_TYPE, body: spelt };
      expect(check(retention, "POST", "/v1/matters/7:close", sent)).toMatchObject({
        body: {},
        violations: [],
      });
      const strict = check(without("empty-bodies"), "POST", "/v1/matters/7:close", sent);
      expect(strict).toMatchObject({ body: undefined, violations: [] });
    }
    expect(check(retention, "POST", "/v1/matters/7:close", { body: new Uint8Array() })).toMatchObject({
      body: {},
      violations: [],
    });
    expect(check(without("empty-bodies"), "POST", "/v1/matters/7:close")).toMatchObject({
      body: undefined,
      violations: [],
    });
    const strict = readContract(bundle("edge"), { quirks: { "empty-bodies": false } });
    expect(check(strict, "POST", "/dnszone").violations).toMatchObject([{ in: "body", rule: "required" }]);
  });

  test.each([
    ["PUT", "/dnszone/1/records"],
    ["POST", "/dnszone/1"],
    ["POST", "/dnszone/1/records/2"],
  ])("rejects a missing body if a body is required: %s %s", (method, target) => {
    const missing = {
      in: "body",
      pointer: "",
      rule: "required",
      problem: "A body is required, but none was sent.",
    };
    expect(check(edge, method, target).violations).toEqual([missing]);
    expect(check(edge, method, target, { headers: JSON_TYPE, body: "" }).violations).toEqual([missing]);
    const { violations } = check(edge, method, target, { headers: JSON_TYPE, body: "null" });
    expect(violations).toMatchObject([{ problem: "The body must be an object, but got null." }]);
    expect(check(edge, method, target, body({})).violations).toEqual([]);
  });

  test("rejects a missing body if bodyRequiredBy lists the operation", () => {
    const needing = readContract(bundle("retention v1"), { bodyRequiredBy: ["createMatter"] });
    expect(check(needing, "POST", "/v1/matters").violations).toMatchObject([
      { rule: "required", pointer: "" },
    ]);
    expect(check(needing, "POST", "/v1/matters", body({})).violations).toEqual([]);
    expect(check(needing, "POST", "/v1/matters/7:close").violations).toEqual([]);
  });
});
