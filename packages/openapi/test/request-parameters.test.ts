import { describe, expect, test } from "vitest";
import { readContract } from "../src/contract.ts";
import { bundle, edge, functions, retention } from "./bundles.ts";
import { check } from "./send.ts";

/** Returns a contract with one list operation. Its parameter `q` has the given fields. */
function listing(parameter: object) {
  return readContract({
    openapi: "3.1.0",
    paths: {
      "/list": {
        get: { operationId: "list", parameters: [{ name: "q", in: "query", ...parameter }], responses: {} },
      },
    },
  });
}

const texts = { schema: { type: "array", items: { type: "string" } } };
const numbers = { schema: { type: "array", items: { type: "integer", format: "int32" } } };

describe("parameter values", () => {
  test("converts query parameters to their documented types, including defaults", () => {
    expect(check(edge, "GET", "/dnszone?page=2&search=a+b%2Bc").query).toEqual({
      page: 2,
      perPage: 1000,
      search: "a b+c",
    });
    expect(
      check(functions, "GET", "/v2/projects/p/locations/l/operations?returnPartialSuccess=true").query,
    ).toEqual({
      returnPartialSuccess: true,
    });
  });

  test("converts path parameters to their documented types", () => {
    expect(check(edge, "GET", "/dnszone/42")).toMatchObject({ pathParameters: { id: 42 }, violations: [] });
  });

  test("converts headers to their documented types", () => {
    const contract = listing({ name: "X-Count", in: "header", schema: { type: "integer" } });
    expect(check(contract, "GET", "/list", { headers: { "x-count": "7" } }).headers).toEqual({
      "X-Count": 7,
    });
  });
});

describe("an invalid parameter", () => {
  test.each([
    ["page=0", "/page", "minimum", "page must be at least 1, but got 0."],
    ["page=2147483648", "/page", "maximum", "page must be at most 2147483647, but got 2147483648."],
    [
      `page=${"9".repeat(400)}`,
      "/page",
      "maximum",
      `page must be at most 2147483647, but got ${"9".repeat(60)}….`,
    ],
    ["page=1.5", "/page", "type", 'page must be a 32-bit integer, but got "1.5".'],
    ["page=0x10", "/page", "type", 'page must be a 32-bit integer, but got "0x10".'],
    ["page=", "/page", "type", 'page must be a 32-bit integer, but got "".'],
    ["page", "/page", "type", 'page must be a 32-bit integer, but got "".'],
    ["page=%201", "/page", "type", 'page must be a 32-bit integer, but got " 1".'],
    ["perPage=4", "/perPage", "minimum", "perPage must be at least 5, but got 4."],
    ["perPage=1001", "/perPage", "maximum", "perPage must be at most 1000, but got 1001."],
    ["page=1&page=2", "/page", "single", "page must be sent once, but was sent 2 times."],
    ["search=%zz", "/search", "encoding", "search is not valid percent-encoded UTF-8."],
    ["search=%ff", "/search", "encoding", "search is not valid percent-encoded UTF-8."],
  ])("rejects the invalid query ?%s", (query, pointer, rule, problem) => {
    const { violations, query: values } = check(edge, "GET", `/dnszone?${query}`);
    expect(violations).toEqual([{ in: "query", pointer, rule, problem }]);
    expect(values).not.toHaveProperty(pointer.slice(1));
  });

  test("reports all invalid parameters", () => {
    expect(check(edge, "GET", "/dnszone?page=x&perPage=1").violations).toHaveLength(2);
  });

  test("reports an invalid enum value with the allowed values", () => {
    expect(check(retention, "GET", "/v1/matters?state=OPNE").violations).toEqual([
      {
        in: "query",
        pointer: "/state",
        rule: "enum",
        problem: 'state must be one of STATE_UNSPECIFIED, OPEN, CLOSED, DELETED, but got "OPNE".',
      },
    ]);
  });

  test("reports an invalid path parameter", () => {
    expect(check(edge, "DELETE", "/dnszone/abc").violations).toMatchObject([{ in: "path", rule: "type" }]);
  });

  test("reports a missing required parameter", () => {
    expect(check(listing({ required: true }), "GET", "/list").violations).toEqual([
      { in: "query", pointer: "/q", rule: "required", problem: "q is required but missing." },
    ]);
  });

  test("reports a parameter that does not match its pattern", () => {
    const target = "/v2/projects/p/locations/l/functions?functionId=Not%20One";
    const sent = { headers: { "content-type": "application/json" }, body: "{}" };
    expect(check(functions, "POST", target, sent).violations).toMatchObject([
      { pointer: "/functionId", rule: "pattern" },
    ]);
  });
});

describe("a 64-bit integer", () => {
  const long = listing({ schema: { type: "integer", format: "int64" } });
  const longs = listing({ schema: { type: "array", items: { type: "integer", format: "int64" } } });

  test.each([
    ["9007199254740991", 9_007_199_254_740_991],
    ["9007199254740993", 9_007_199_254_740_993n],
    ["-9223372036854775808", -(2n ** 63n)],
    ["9223372036854775807", 2n ** 63n - 1n],
  ])("keeps every digit of the 64-bit integer %s", (digits, q) => {
    expect(check(long, "GET", `/list?q=${digits}`)).toMatchObject({ query: { q }, violations: [] });
  });

  test.each([
    ["9223372036854775808", "q must be at most 9223372036854775807, but got 9223372036854775808."],
    ["-9223372036854775809", "q must be at least -9223372036854775808, but got -9223372036854775809."],
  ])("rejects %s as a 64-bit integer", (digits, problem) => {
    expect(check(long, "GET", `/list?q=${digits}`).violations).toMatchObject([{ problem }]);
  });

  test("checks a 64-bit integer against the bounds of its schema", () => {
    const bounded = listing({ schema: { type: "integer", format: "uint64", maximum: 2 ** 60 } });
    expect(check(bounded, "GET", `/list?q=${2n ** 60n}`).query).toEqual({ q: 2n ** 60n });
    expect(check(bounded, "GET", `/list?q=${2n ** 60n + 1n}`).violations).toMatchObject([
      { rule: "maximum", problem: `q must be at most ${2n ** 60n}, but got ${2n ** 60n + 1n}.` },
    ]);
  });

  test("rejects a 64-bit integer in a list or in JSON if it would be rounded", () => {
    expect(check(longs, "GET", "/list?q=1&q=9007199254740993").violations).toHaveLength(1);
    const problem =
      "AcceleratedPullZoneId must be at most 9007199254740991 (the limit for integers that are stored exactly), but got a number above 2^53 - 1.";
    const body = '{"Type": 0, "AcceleratedPullZoneId": 9007199254740993}';
    expect(check(edge, "PUT", "/dnszone/1/records", { body }).violations).toEqual([
      { in: "body", pointer: "/AcceleratedPullZoneId", rule: "maximum", problem },
    ]);
  });
});

test.each([
  ["9007199254740993", "at most 9007199254740991", "9007199254740993"],
  ["-9007199254740993", "at least -9007199254740991", "-9007199254740993"],
])("rejects an integer without a format if it would be rounded: %s", (digits, bound, sent) => {
  const target = `/list?q=${digits}`;
  const problem = `q must be ${bound} (the limit for integers that are stored exactly), but got ${sent}.`;
  expect(check(listing({ schema: { type: "integer" } }), "GET", target).violations).toMatchObject([
    { problem },
  ]);
});

test("ignores unknown parameters, even invalid ones", () => {
  const target =
    "/v1/matters?$alt=json;enum-encoding=int&fieldz=%zz&%zz=1&=&&per_page=x&__proto__=1&view=FULL";
  expect(check(retention, "GET", target)).toMatchObject({ violations: [] });
  expect(check(retention, "GET", target).query).toEqual({ view: "FULL", pageSize: 100 });
});

describe("list parameters", () => {
  test.each([
    ["repeated parameters", texts, "q=a&q=b%2Cc&q=d,e", ["a", "b,c", "d,e"]],
    ["separated by commas", { ...texts, explode: false }, "q=a,b%2Cc", ["a", "b,c"]],
    [
      "separated by spaces",
      { ...texts, style: "spaceDelimited", explode: false },
      "q=a%20b+c",
      ["a", "b", "c"],
    ],
    [
      "separated by pipes",
      { ...texts, style: "pipeDelimited", explode: false },
      "q=a|b%7Cc",
      ["a", "b", "c"],
    ],
    ["numbers", numbers, "q=1&q=2", [1, 2]],
  ])("parses a list parameter: %s", (_, parameter, query, q) => {
    expect(check(listing(parameter), "GET", `/list?${query}`)).toMatchObject({
      query: { q },
      violations: [],
    });
  });

  test("reports the index of an invalid item in a list parameter", () => {
    expect(check(listing(numbers), "GET", "/list?q=1&q=x").violations).toEqual([
      { in: "query", pointer: "/q/1", rule: "type", problem: 'q[1] must be a 32-bit integer, but got "x".' },
    ]);
  });
});

describe("quirks of parameters", () => {
  const strict = readContract(bundle("retention v1"), {
    quirks: { "numeric-enums": false },
  });
  const mask = "/v2/projects/p/locations/l/functions/f?updateMask=service_config.timeout_seconds,labels";
  const plain = readContract(bundle("functions v2"), { quirks: { "snake-case-masks": false } });

  test("numeric-enums accepts numbers in place of enum names, unless disabled", () => {
    expect(check(retention, "GET", "/v1/matters?state=1").query).toMatchObject({ state: "OPEN" });
    expect(check(retention, "GET", "/v1/matters?state=9").violations).toMatchObject([{ rule: "enum" }]);
    expect(check(strict, "GET", "/v1/matters?state=1").violations).toMatchObject([{ rule: "enum" }]);
  });

  test("numeric-enums rejects numbers if the enum has no unspecified value", () => {
    expect(check(retention, "GET", "/v1/matters?alt=1").violations).toMatchObject([
      { pointer: "/alt", rule: "enum" },
    ]);
  });

  test("snake-case-masks accepts field masks in snake_case, unless disabled", () => {
    expect(check(functions, "PATCH", mask).query.updateMask).toBe("serviceConfig.timeoutSeconds,labels");
    expect(check(plain, "PATCH", mask).query.updateMask).toBe("service_config.timeout_seconds,labels");
  });

  test("snake-case-fields accepts parameter names in snake_case, unless disabled", () => {
    const sent = mask.replace("updateMask", "update_mask");
    const camel = readContract(bundle("functions v2"), { quirks: { "snake-case-fields": false } });
    expect(check(functions, "PATCH", sent).query.updateMask).toBe("serviceConfig.timeoutSeconds,labels");
    expect(check(functions, "PATCH", `${mask}&update_mask=name`).query.updateMask).toContain("labels");
    expect(check(camel, "PATCH", sent).query).not.toHaveProperty("updateMask");
  });

  test("contract.quirks lists the enabled quirks with reasons", () => {
    expect(retention.quirks.map(({ name }) => name)).toContain("numeric-enums");
    expect(strict.quirks.map(({ name }) => name)).not.toContain("numeric-enums");
    for (const { takes, reason } of retention.quirks)
      expect(`${takes} ${reason}`).toMatch(/^[A-Z].+\. [A-Z].+\.$/);
  });
});
