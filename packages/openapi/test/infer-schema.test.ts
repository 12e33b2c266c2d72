import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inferSchema, SchemaObserver } from "../src/infer-schema.ts";
import { UnobservableValueError } from "../src/observable-value.ts";
import { schemaReports } from "../src/schema-checks.ts";

const deepArray = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels));

describe("Types", () => {
  test("A whole number is an integer until a fraction is seen.", () => {
    expect(inferSchema([1, 2])).toEqual({ type: "integer" });
    expect(inferSchema([1, 2.5])).toEqual({ type: "number" });
  });

  test("Null is added to the type, and says nothing by itself.", () => {
    expect(inferSchema(["a", null])).toEqual({ type: ["string", "null"] });
    expect(inferSchema([null])).toEqual({});
  });

  test("Plain values of several types are a list of types.", () => {
    expect(inferSchema(["a", 1, null])).toEqual({ type: ["integer", "string", "null"] });
  });

  test("Values of several types that have more to say are alternatives.", () => {
    expect(inferSchema(["a", { b: 1 }, null])).toEqual({
      oneOf: [
        { type: "string" },
        { type: "object", properties: { b: { type: "integer" } }, required: ["b"] },
        { type: "null" },
      ],
    });
  });

  test("OpenAPI 3.0 gets nullable and alternatives in the place of lists of types.", () => {
    expect(inferSchema(["a", null], { dialect: "3.0" })).toEqual({ type: "string", nullable: true });
    expect(inferSchema(["a", 1, null], { dialect: "3.0" })).toEqual({
      oneOf: [{ type: "integer", nullable: true }, { type: "string" }],
    });
  });

  test("The items of all lists are taken together.", () => {
    expect(inferSchema([["a"], [], ["b", null]])).toEqual({
      type: "array",
      items: { type: ["string", "null"] },
    });
    expect(inferSchema([[]])).toEqual({ type: "array", items: {} });
  });
});

describe("Members", () => {
  test("A member is required only where every object had it, null included.", () => {
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

  test("Counts say how many objects had a member.", () => {
    const observer = new SchemaObserver();
    for (const value of [{ id: 1 }, { id: 2, name: "b" }, null]) observer.observe(value);
    expect(observer.count).toBe(3);
    expect(observer.countOf("object")).toBe(2);
    expect([...observer.members].map(([name, { count }]) => [name, count])).toEqual([
      ["id", 2],
      ["name", 1],
    ]);
  });

  test("IDs, addresses and dates in the place of names are keys of a map, and are not written down.", () => {
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

  test("Names of fields beside such keys stay names.", () => {
    expect(inferSchema([{ "@type": "a", größe: 2, "x-y": 3, "100200": 1 }])).toEqual({
      type: "object",
      properties: { "@type": { type: "string" }, größe: { type: "integer" }, "x-y": { type: "integer" } },
      required: ["@type", "größe", "x-y"],
      additionalProperties: { type: "integer" },
    });
  });

  test("Many names of one type, none of which most objects have, are keys of a map.", () => {
    const labels = ["env", "team", "cost", "tier", "app", "zone", "kind", "role"].map((key) => ({
      [key]: "x",
    }));
    expect(inferSchema(labels)).toEqual({ type: "object", additionalProperties: { type: "string" } });
  });

  test("A member that most objects have makes the others optional members beside it.", () => {
    const records = "abcdefgh".split("").map((key) => ({ name: "x", [key]: "y" }));
    expect(inferSchema(records)).toMatchObject({ type: "object", required: ["name"] });
    expect(Object.keys(inferSchema(records).properties ?? {})).toHaveLength(9);
  });

  test("The alternatives of a union are no map, for their objects have no member in common.", () => {
    const queries = "abcdefgh".split("").map((key) => ({ [`${key}Query`]: { [`${key}Option`]: true } }));
    expect(Object.keys(inferSchema(queries).properties ?? {})).toHaveLength(8);
  });

  test("More than a thousand names are keys of a map, in one object as well.", () => {
    const names = Array.from({ length: 1001 }, (_, index) => `n${"abcdefghij"[index % 10]}${index}`);
    const value = Object.fromEntries(names.map((name, index) => [name, index % 2 ? 1 : "a"]));
    expect(inferSchema([value])).toEqual({
      type: "object",
      additionalProperties: { type: ["integer", "string"] },
    });
  });
});

describe("Formats and values", () => {
  const TIME = "2026-03-04T05:06:07Z";
  test.each([
    ["date-time", [TIME, "2024-02-29T23:59:60+01:00"]],
    ["uuid", ["5f0c9b1e-8a4d-4c43-9f0e-0d1c2b3a4f5e"]],
    ["uri", ["https://example.com/a?b=c#d", "gs://bucket/object"]],
  ])("Texts that all are a %s have that format.", (format, texts) => {
    expect(inferSchema(texts)).toEqual({ type: "string", format });
  });

  test.each([
    ["another text", [TIME, "soon"]],
    ["an empty text", [TIME, ""]],
    ["a time of another format", [TIME, "5f0c9b1e-8a4d-4c43-9f0e-0d1c2b3a4f5e"]],
    ["a day that does not exist", ["2026-02-30T05:06:07Z"]],
    ["a time without a zone", ["2026-03-04T05:06:07"]],
    ["an address without a scheme", ["example.com/a"]],
    ["an address with a space", ["https://example.com/a b"]],
  ])("A format is not inferred with %s among them.", (_, texts) => {
    expect(inferSchema(texts)).toEqual({ type: "string" });
  });

  test("Values come into the schema only where they are asked for.", () => {
    const states = [..."OPEN OPEN CLOSED CLOSED".split(" ").map((state) => ({ state })), { state: null }];
    expect(JSON.stringify(inferSchema(states))).not.toMatch(/OPEN|CLOSED/);
    expect(inferSchema(states, { enums: true }).properties).toEqual({
      state: { type: ["string", "null"], enum: ["CLOSED", "OPEN", null], "x-open-enum": true },
    });
    expect(inferSchema(states, { examples: true }).properties).toEqual({
      state: { type: ["string", "null"], examples: ["OPEN"] },
    });
  });

  test("Texts that do not repeat, or are no names, are no enumeration.", () => {
    expect(inferSchema(["a", "b", "c"], { enums: true })).toEqual({ type: "string" });
    expect(inferSchema(["a b", "a b"], { enums: true })).toEqual({ type: "string" });
  });
});

describe("What cannot be observed", () => {
  test.each([
    ["a member __proto__", JSON.parse('{"a":[{"__proto__":{"b":1}}]}'), "/a/0/__proto__ is a member"],
    ["201 levels", deepArray(201), "/0/0/0 holds objects and lists in more than 200 levels"],
    ["undefined", { a: undefined }, "/a is of the type undefined"],
    ["a bigint", 1n, "the value is of the type bigint"],
  ])("%s is an error that says where, and nothing of the value is counted.", (_, value, message) => {
    const observer = new SchemaObserver();
    expect(() => observer.observe(value)).toThrow(UnobservableValueError);
    expect(() => observer.observe(value)).toThrow(message);
    expect(observer.count).toBe(0);
  });

  test("200 levels are observed.", () => {
    expect(inferSchema([deepArray(200)]).type).toBe("array");
  });
});

const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes("__proto__"));

describe("Of any values", () => {
  test("Every observed value is valid against the schema.", () => {
    fc.assert(
      fc.property(fc.array(json, { minLength: 1, maxLength: 6 }), (values) => {
        const report = schemaReports(new Map([["It", inferSchema(values, { enums: true })]]))("It");
        for (const value of values) expect(report(value)).toEqual([]);
      }),
    );
  });

  test("Merged observers know what one observer of all values knows.", () => {
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
