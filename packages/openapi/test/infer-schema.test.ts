import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inferSchema, SchemaObserver } from "../src/infer-schema.ts";
import { UnobservableValueError } from "../src/observable-value.ts";
import { schemaReports } from "../src/schema-checks.ts";

const deepArray = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels));

describe("inferred types", () => {
  test("infers an integer until a fraction is observed", () => {
    expect(inferSchema([1, 2])).toEqual({ type: "integer" });
    expect(inferSchema([1, 2.5])).toEqual({ type: "number" });
  });

  test("adds null to the type, but infers no type if all values are null", () => {
    expect(inferSchema(["a", null])).toEqual({ type: ["string", "null"] });
    expect(inferSchema([null])).toEqual({});
  });

  test("infers a list of types for primitive values of several types", () => {
    expect(inferSchema(["a", 1, null])).toEqual({ type: ["integer", "string", "null"] });
  });

  test("infers oneOf for objects and values of other types", () => {
    expect(inferSchema(["a", { b: 1 }, null])).toEqual({
      oneOf: [
        { type: "string" },
        { type: "object", properties: { b: { type: "integer" } }, required: ["b"] },
        { type: "null" },
      ],
    });
  });

  test("uses nullable and oneOf instead of lists of types for OpenAPI 3.0", () => {
    expect(inferSchema(["a", null], { dialect: "3.0" })).toEqual({ type: "string", nullable: true });
    expect(inferSchema(["a", 1, null], { dialect: "3.0" })).toEqual({
      oneOf: [{ type: "integer", nullable: true }, { type: "string" }],
    });
  });

  test("infers one item schema from all lists", () => {
    expect(inferSchema([["a"], [], ["b", null]])).toEqual({
      type: "array",
      items: { type: ["string", "null"] },
    });
    expect(inferSchema([[]])).toEqual({ type: "array", items: {} });
  });
});

describe("inferred members", () => {
  test("requires a member only if every object has it, even if it is null", () => {
    expect(
      inferSchema([
        { id: 1, note: null },
        { id: 2, note: null, name: "b" },
      ]),
    ).toEqual({
      type: "object",
      properties: { id: { type: "integer" }, note: {}, name: { type: "string" } },
      required: ["id", "note"],
    });
  });

  test("counts how many objects have each member", () => {
    const observer = new SchemaObserver();
    for (const value of [{ id: 1 }, { id: 2, name: "b" }, null]) observer.observe(value);
    expect(observer.count).toBe(3);
    expect(observer.countOf("object")).toBe(2);
    expect([...observer.members].map(([name, { count }]) => [name, count])).toEqual([
      ["id", 2],
      ["name", 1],
    ]);
  });

  test("treats IDs, addresses and dates as map keys and omits them", () => {
    const byKey = {
      "ada@example.com": 1,
      "2026-03-04": 2,
      "5f0c9b1e-8a4d-4c43-9f0e-0d1c2b3a4f5e": 3,
      "projects/p": 4,
      k20260304: 5,
      "api.example.com": 6,
    };
    expect(inferSchema([byKey])).toEqual({ type: "object", additionalProperties: { type: "integer" } });
  });

  test("keeps unusual field names as members, even alongside map keys", () => {
    expect(inferSchema([{ "@type": "a", größe: 2, "x-y": 3, "100200": 1 }])).toEqual({
      type: "object",
      properties: { "@type": { type: "string" }, größe: { type: "integer" }, "x-y": { type: "integer" } },
      required: ["@type", "größe", "x-y"],
      additionalProperties: { type: "integer" },
    });
  });

  test("treats many members of the same type as map entries if each member is missing from most objects", () => {
    const labels = ["env", "team", "cost", "tier", "app", "zone", "kind", "role"].map((key) => ({
      [key]: "x",
    }));
    expect(inferSchema(labels)).toEqual({ type: "object", additionalProperties: { type: "string" } });
  });

  test("does not treat members as map entries if all objects share one member", () => {
    const records = "abcdefgh".split("").map((key) => ({ name: "x", [key]: "y" }));
    expect(inferSchema(records)).toMatchObject({ type: "object", required: ["name"] });
    expect(Object.keys(inferSchema(records).properties ?? {})).toHaveLength(9);
  });

  test("does not treat the alternatives of a union as a map", () => {
    const queries = "abcdefgh".split("").map((key) => ({ [`${key}Query`]: { [`${key}Option`]: true } }));
    expect(Object.keys(inferSchema(queries).properties ?? {})).toHaveLength(8);
  });

  test("treats more than a thousand names as map keys, even in a single object", () => {
    const names = Array.from({ length: 1001 }, (_, index) => `n${"abcdefghij"[index % 10]}${index}`);
    const value = Object.fromEntries(names.map((name, index) => [name, index % 2 ? 1 : "a"]));
    expect(inferSchema([value])).toEqual({
      type: "object",
      additionalProperties: { type: ["integer", "string"] },
    });
  });
});

describe("inferred formats and values", () => {
  const TIME = "2026-03-04T05:06:07Z";
  test.each([
    ["date-time", [TIME, "2024-02-29T23:59:60+01:00"]],
    ["uuid", ["5f0c9b1e-8a4d-4c43-9f0e-0d1c2b3a4f5e"]],
    ["uri", ["https://example.com/a?b=c#d", "gs://bucket/object"]],
  ])("infers the format %s if all strings match it", (format, texts) => {
    expect(inferSchema(texts)).toEqual({ type: "string", format });
  });

  test.each([
    ["another string", [TIME, "soon"]],
    ["an empty string", [TIME, ""]],
    ["a value with another format", [TIME, "5f0c9b1e-8a4d-4c43-9f0e-0d1c2b3a4f5e"]],
    ["a day that does not exist", ["2026-02-30T05:06:07Z"]],
    ["a time without a zone", ["2026-03-04T05:06:07"]],
    ["an address without a scheme", ["example.com/a"]],
    ["an address with a space", ["https://example.com/a b"]],
  ])("infers no format if the values include %s", (_, texts) => {
    expect(inferSchema(texts)).toEqual({ type: "string" });
  });

  test("includes values in the schema only if requested", () => {
    const states = [..."OPEN OPEN CLOSED CLOSED".split(" ").map((state) => ({ state })), { state: null }];
    expect(JSON.stringify(inferSchema(states))).not.toMatch(/OPEN|CLOSED/);
    expect(inferSchema(states, { enums: true }).properties).toEqual({
      state: { type: ["string", "null"], enum: ["CLOSED", "OPEN", null], "x-open-enum": true },
    });
    expect(inferSchema(states, { examples: true }).properties).toEqual({
      state: { type: ["string", "null"], examples: ["OPEN"] },
    });
  });

  test("infers no enum from strings that are not repeated or do not look like names", () => {
    expect(inferSchema(["a", "b", "c"], { enums: true })).toEqual({ type: "string" });
    expect(inferSchema(["a b", "a b"], { enums: true })).toEqual({ type: "string" });
  });
});

describe("SchemaObserver", () => {
  test.each([
    ["a member __proto__", JSON.parse('{"a":[{"__proto__":{"b":1}}]}'), "/a/0/__proto__ is a member"],
    ["a value with 201 levels", deepArray(201), "/0/0/0 is nested more than 200 levels deep"],
    ["undefined", { a: undefined }, "/a has the type undefined"],
    ["a bigint", 1n, "the value has the type bigint"],
  ])("rejects %s with a pointer and does not count the value", (_, value, message) => {
    const observer = new SchemaObserver();
    expect(() => observer.observe(value)).toThrow(UnobservableValueError);
    expect(() => observer.observe(value)).toThrow(message);
    expect(observer.count).toBe(0);
  });

  test("accepts a value nested 200 levels deep", () => {
    expect(inferSchema([deepArray(200)]).type).toBe("array");
  });
});

const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes("__proto__"));

describe("arbitrary values", () => {
  test("infers a schema that accepts arbitrary observed values", () => {
    fc.assert(
      fc.property(fc.array(json, { minLength: 1, maxLength: 6 }), (values) => {
        const report = schemaReports(new Map([["It", inferSchema(values, { enums: true })]]))("It");
        for (const value of values) expect(report(value)).toEqual([]);
      }),
    );
  });

  test("merged observers and a single observer have the same counts", () => {
    fc.assert(
      fc.property(fc.array(json), fc.array(json), (ones, others) => {
        const [all, one, other] = [ones.concat(others), ones, others].map((values) => {
          const observer = new SchemaObserver({ enums: true });
          for (const value of values) observer.observe(value);
          return observer;
        }) as [SchemaObserver, SchemaObserver, SchemaObserver];
        one.merge(other);
        expect(one.toSchema()).toEqual(all.toSchema());
        expect(one.count).toBe(all.count);
      }),
    );
  });
});
