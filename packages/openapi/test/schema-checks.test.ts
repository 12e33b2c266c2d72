import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { readContract } from "../src/contract.ts";
import type { OpenApiDocument, Schema } from "../src/document.ts";
import { type Definitions, type PreparedSchemas, prepareSchemas } from "../src/prepare-schemas.ts";
import { schemaChecks, schemaReports } from "../src/schema-checks.ts";
import { ajvFailures, type Place } from "./ajv-failures.ts";
import { bundle, bundlesWithExamples, edge, functions } from "./bundles.ts";
import { type BodyExample, everyExample } from "./every-example.ts";
import { check, JSON_TYPE } from "./send.ts";

afterEach(() => vi.unstubAllGlobals());

/** Returns the schemas of a document. Adds the schema of each example body under a separate name. */
function schemasOf(document: object): { schemas: Definitions; examples: (BodyExample & { name: string })[] } {
  const { contract, examples } = everyExample(document);
  const schemas: Record<string, Schema> = { ...(document as OpenApiDocument).components?.schemas };
  const named = examples.map((example, index) => {
    const operation = contract.operations.get(example.operationId);
    const body =
      example.status === undefined ? operation?.requestBody : operation?.responses.get(`${example.status}`);
    const name = `Example${index}`;
    schemas[name] = body?.content[0]?.schema ?? {};
    return { ...example, name };
  });
  return { schemas, examples: named };
}

/**
 * Removes duplicates. Ajv reports every missing or unknown member, and our checks report each rule once per location.
 */
function distinct(places: readonly Place[]): string[] {
  return [...new Set(places.map(({ pointer, keyword }) => `${pointer} ${keyword}`))].sort();
}

test("more than five documents have examples", () => {
  expect(bundlesWithExamples.length).toBeGreaterThan(5);
});

describe.each(bundlesWithExamples)("%s", (_, document) => {
  const { schemas, examples } = schemasOf(document);

  test("accepts every example in the document", () => {
    const reports = schemaReports(prepareSchemas(schemas, false));
    for (const { name, value } of examples) expect(reports(name)(value)).toEqual([]);
  });

  test("reports the same failures as Ajv for requests and responses", () => {
    const requests = comparison(prepareSchemas(schemas, false), Object.keys(schemas));
    const responses = comparison(prepareSchemas(schemas, true), Object.keys(schemas));
    const other = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom(null, -1, 2 ** 31, 2 ** 60, "OPEN", "", "😀", {}, []),
    );
    const changes = fc.array(fc.tuple(fc.nat(), other), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.constantFrom(...examples), changes, ({ name, status, value }, changed) => {
        const copy: unknown = structuredClone(value);
        const wrong = changed.reduce((each, [place, part]) => replaceAt(each, place, part), copy);
        const compare = status === undefined ? requests : responses;
        compare(name, wrong);
      }),
      { numRuns: 200 },
    );
  });
});

/** Returns a function that compares the first failure and all failures of a value with the results of Ajv. */
function comparison(
  definitions: PreparedSchemas,
  names: readonly string[],
): (definition: string, value: unknown) => void {
  const [checks, reports] = [schemaChecks(definitions), schemaReports(definitions)];
  const firstOfAjv = ajvFailures(definitions, names, { allErrors: false });
  const allOfAjv = ajvFailures(definitions, names, { allErrors: true });
  return (definition, value) => {
    const found = checks(definition)(value);
    const first = found && { pointer: found.pointer, keyword: found.keyword };
    expect(first).toEqual(firstOfAjv(definition, value)[0]);
    expect(distinct(reports(definition)(value))).toEqual(distinct(allOfAjv(definition, value)));
  };
}

/** Replaces one nested value. `place` selects it by number. */
function replaceAt(value: unknown, place: number, replacement: unknown): unknown {
  const holders: [Record<string, unknown>, string][] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      holders.push([node as Record<string, unknown>, key]);
      visit(child);
    }
  };
  visit(value);
  const [holder, key] = holders[place % (holders.length + 1)] ?? [];
  if (!holder || key === undefined) return replacement;
  holder[key] = replacement;
  return value;
}

/** Combined schemas. No contract uses them yet. */
const COMBINATIONS: PreparedSchemas = new Map<string, Schema>([
  [
    "anyOf",
    {
      anyOf: [
        { type: "integer" },
        { type: "object", required: ["a"], properties: { a: { const: { b: [1] } } } },
      ],
    },
  ],
  [
    "oneOf",
    { oneOf: [{ type: "number", multipleOf: 3 }, { type: "number", multipleOf: 5 }, { enum: ["a"] }] },
  ],
  ["allOf", { allOf: [{ type: "number", exclusiveMinimum: 0 }, { exclusiveMaximum: 5 }] }],
  ["not", { not: { type: ["string", "null"] } }],
  ["list", { type: "array", uniqueItems: true, items: { $ref: "#/$defs/anyOf" } }],
]);

test.each(["anyOf", "oneOf", "allOf", "not", "list"])("%s accepts the same values as Ajv", (definition) => {
  const report = schemaReports(COMBINATIONS)(definition);
  const check = schemaChecks(COMBINATIONS)(definition);
  const ofAjv = ajvFailures(COMBINATIONS, ["anyOf", "oneOf", "allOf", "not", "list"], { allErrors: true });
  const part = fc.constantFrom<unknown>(0, 1, 3, 5, 15, 2.5, "a", "b", null, { a: 1 }, { a: { b: [1] } }, {});
  fc.assert(
    fc.property(fc.oneof(part, fc.array(part, { maxLength: 3 })), (value) => {
      const isRight = ofAjv(definition, value).length === 0;
      expect(report(value).length === 0).toBe(isRight);
      expect(check(value) === undefined).toBe(isRight);
    }),
  );
});

test("reports the failures of the best matching alternative", () => {
  const failures = schemaReports(COMBINATIONS)("list")([1, { a: 2 }, "a"]);
  expect(failures.map(({ pointer, keyword }) => [pointer, keyword])).toEqual([
    ["/1/a", "const"],
    ["/2", "anyOf"],
  ]);
});

/** Keywords that no contract uses yet. */
const DEFINITIONS: PreparedSchemas = new Map<string, Schema>([
  [
    "Tree",
    {
      type: ["object", "string", "null"],
      minLength: 2,
      maxLength: 3,
      minProperties: 1,
      maxProperties: 2,
      properties: {
        branches: { type: "array", items: { $ref: "#/$defs/Tree" }, minItems: 1, maxItems: 2 },
        weight: { type: "number", minimum: -1, maximum: 1 },
        flag: { enum: [true, 1, null, "yes"] },
      },
      additionalProperties: { type: ["boolean", "integer"] },
    },
  ],
]);

test("every keyword has the same meaning as in Ajv", () => {
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom<unknown>(null, "", "a", "ab", "😀😀", "😀😀😀", "abcd", 1, false),
      fc.record(
        {
          branches: fc.oneof(fc.array(tie("tree"), { maxLength: 3 }), fc.constantFrom({}, null)),
          weight: fc.constantFrom<unknown>(-2, -1, 0.5, 2, "1"),
          flag: fc.constantFrom<unknown>(true, false, 1, "yes", null, {}),
          toString: fc.constantFrom<unknown>(1, 1.5, true, "no"),
        },
        { requiredKeys: [] },
      ),
    ),
  }));
  const compare = comparison(DEFINITIONS, ["Tree"]);
  fc.assert(
    fc.property(tree, (value) => compare("Tree", value)),
    { numRuns: 1000 },
  );
});

test("rejects an unsupported keyword and a missing definition", () => {
  const odd: Schema = { type: "array", unevaluatedItems: false };
  expect(() => schemaChecks(new Map([["Odd", odd]]))("Odd")).toThrow(
    "The schema keyword unevaluatedItems is not supported",
  );
  expect(() => schemaChecks(prepareSchemas({}, true))("toString")).toThrow("Unknown definition toString.");
});

test("treats an undefined member as absent", () => {
  const one: Schema = {
    type: "object",
    properties: { a: { type: "string" } },
    required: ["a"],
    additionalProperties: false,
  };
  const check = schemaChecks(new Map([["One", one]]))("One");
  expect(check({ a: "", b: undefined })).toBeUndefined();
  expect(check({ a: undefined })).toMatchObject({ keyword: "required" });
});

test("reports the location and rule of a failure", () => {
  const record = { headers: JSON_TYPE, body: `{"Type":${2 ** 60}}` };
  expect(check(edge, "PUT", "/dnszone/1/records", record).violations).toMatchObject([{ rule: "enum" }]);
  const labelled = { headers: JSON_TYPE, body: '{"labels":{"a b/ä~":5}}' };
  expect(check(functions, "PATCH", "/v2/projects/p/locations/l/functions/f", labelled).violations).toEqual([
    {
      in: "body",
      pointer: "/labels/a b~1ä~0",
      rule: "type",
      problem: "labels.a b/ä~ must be a string, but got 5.",
    },
  ]);
});

test("accepts a lone surrogate in a member name", () => {
  const sent = { headers: JSON_TYPE, body: '{"labels":{"\\ud800":5}}' };
  const target = "/v2/projects/p/locations/l/functions/f";
  expect(check(functions, "PATCH", target, sent).violations).toMatchObject([
    { in: "body", pointer: "/labels/\ud800", rule: "type" },
  ]);
});

test("does not generate code from strings, which workers and content security policies forbid", () => {
  const forbidden = vi.fn(function forbid() {
    throw new EvalError("Code generation from strings disallowed for this context");
  });
  vi.stubGlobal("Function", forbidden);
  const contract = readContract(bundle("retention v1"));
  const sent = { headers: JSON_TYPE, body: '{"corpus":"MAILS"}' };
  expect(check(contract, "POST", "/v1/matters/7/holds", sent).violations).toMatchObject([
    { pointer: "/corpus" },
  ]);
  expect(forbidden).not.toHaveBeenCalled();
});
