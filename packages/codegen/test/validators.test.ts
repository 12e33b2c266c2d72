import { describe, expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, generateFixture, operation, textOf } from "./support/generated.ts";
import { typeCheck } from "./support/type-check.ts";
import { documentReturning, validatorOf, validatorsOf } from "./support/validators.ts";

const json = (schema: unknown) => ({ description: "It.", content: { "application/json": { schema } } });

test("writes no validators by default", async () => {
  const files = await generateFixture("library.yaml");
  expect(files.map(({ path }) => path)).not.toContain("validators.gen.ts");
});

test.each(["library.yaml", "archive.yaml"])(
  "the validators of %s are reproducible and pass the type check",
  async (name) => {
    const files = await generateFixture(name, { validators: true });
    expect(await generateFixture(name, { validators: true })).toEqual(files);
    expect(await typeCheck(files)).toBe("");
  },
);

describe("unsupported keywords", () => {
  test.each([
    [{ unevaluatedProperties: false }, "unevaluatedProperties"],
    [{ minimun: 3 }, "minimun: if you meant minimum, correct it; otherwise remove it with an overlay"],
    [{ type: "array", items: [{ type: "string" }] }, "items is a list: write prefixItems"],
    [{ type: "string", pattern: "(" }, "the pattern ( is not a valid regular expression: correct it"],
  ])("rejects the unsupported schema %j", async (schema, message) => {
    const spec = documentReturning({ Value: { type: "object", properties: { part: schema } } });
    await expect(generate({ spec, validators: true })).rejects.toThrow(message);
    await expect(generate({ spec, validators: true })).rejects.toThrow(
      "#/components/schemas/Value/properties/part",
    );
  });

  test("accepts an unsupported keyword in a schema without a validator", async () => {
    const spec = documentReturning({ Value: { type: "string" } });
    Object.assign((spec as { components: { schemas: object } }).components.schemas, {
      Unused: { unevaluatedItems: false },
    });
    await expect(generate({ spec, validators: true })).resolves.toBeDefined();
    await expect(
      generate({ spec: documentReturning({ Value: { unevaluatedItems: false } }) }),
    ).resolves.toBeDefined();
  });
});

describe("behavior that differs from Ajv", () => {
  test("unlisted values are valid in an open enum, but not in a closed enum", async () => {
    const values = { type: "string", enum: ["A", "B"] };
    const open = await validatorOf({ ...values, "x-open-enum": true });
    expect([open("A"), open("TOMORROW"), open(5)]).toEqual([[], [], [": must be a string, but got 5"]]);
    const closed = await validatorOf(values);
    expect(closed("TOMORROW")).toEqual([': must be one of A, B, but got "TOMORROW"']);
  });

  test("write-only members can be missing from a response", async () => {
    const validate = await validatorOf({
      type: "object",
      required: ["id", "password"],
      properties: { id: { type: "string" }, password: { type: "string", writeOnly: true } },
    });
    expect(validate({ id: "a" })).toEqual([]);
    expect(validate({ password: 5 })).toHaveLength(2);
  });

  test("supports OpenAPI 3.0 `nullable` and boolean exclusive bounds, and ignores siblings of $ref", async () => {
    const validators = await validatorsOf(
      documentReturning(
        {
          Text: { type: "string", nullable: true },
          Choice: { type: "string", enum: ["A"], nullable: true },
          Bound: { type: "number", minimum: 3, exclusiveMinimum: true, maximum: 5, exclusiveMaximum: false },
          Whole: { type: "integer", minimum: -3, exclusiveMinimum: true },
          Beside: { $ref: "#/components/schemas/Text", maxLength: 1 },
        },
        "3.0.3",
      ),
    );
    const outcomes = (name: string, ...values: unknown[]) =>
      values.map((value) => validators[name]?.(value).length === 0);
    expect(outcomes("Text", null, "a", 5)).toEqual([true, true, false]);
    expect(outcomes("Choice", null, "A", "B")).toEqual([true, true, false]);
    expect(outcomes("Bound", 3, 3.1, 5, 5.1)).toEqual([false, true, true, false]);
    expect(outcomes("Whole", -3, -2, 0)).toEqual([false, true, true]);
    expect(outcomes("Beside", "long")).toEqual([true]);
  });

  test("the number of items that match `contains` must be between minContains and maxContains", async () => {
    const contains = { type: "string" };
    const outcomes = async (limits: object) => {
      const validate = await validatorOf({ type: "array", contains, ...limits });
      return [[], [1, "a"], ["a", "b"]].map((value) => validate(value).length === 0);
    };
    expect(await outcomes({})).toEqual([false, true, true]);
    expect(await outcomes({ minContains: 2 })).toEqual([false, false, true]);
    expect(await outcomes({ minContains: 0, maxContains: 1 })).toEqual([true, true, false]);
  });

  test("a 64-bit number that JavaScript cannot represent exactly is invalid", async () => {
    const validate = await validatorOf({ type: "integer", format: "int64" });
    expect([validate(2 ** 53 - 1), validate(2 ** 53)].map(({ length }) => length)).toEqual([0, 1]);
  });
});

describe("validated responses", () => {
  const text = { type: "string" };
  const spec = documentOf({
    "/a": {
      get: operation({
        operationId: "several",
        responses: {
          200: json(text),
          201: json({ type: "integer" }),
          204: { description: "" },
          default: json({}),
        },
      }),
      put: operation({ operationId: "range", responses: { "2xx": json(text), 404: json(text) } }),
      post: operation({ operationId: "default-alone", responses: { default: json(text) } }),
      patch: operation({ operationId: "none", responses: { 400: json(text) } }),
      delete: operation({ operationId: "delete" }),
      head: operation({ operationId: "look", responses: { 200: json(text) } }),
    },
    "/b": {
      get: operation({
        operationId: "bytes",
        responses: { 200: { description: "", content: { "application/zip": { schema: text } } } },
      }),
      put: operation({
        operationId: "page",
        responses: { 200: { description: "", content: { "text/html": { schema: text } } } },
      }),
    },
  });

  test("validates a response against the documented success schema for its status", async () => {
    const { several, range, ...others } = await validatorsOf(spec);
    expect(Object.keys(others).sort()).toEqual(["bytes", "default-alone", "delete", "look", "page"]);
    const right: [unknown, number][] = [
      ["a", 200],
      [5, 201],
      [undefined, 204],
    ];
    for (const [value, status] of right) expect(several?.(value, status)).toEqual([]);
    expect(several?.("a", 201)).toEqual([': must be an integer, but got "a"']);
    expect(several?.("a", 202)).toEqual([": status 202 is not documented; expected 200 or 201 or 204"]);
    expect(range?.("a", 206)).toEqual([]);
    expect(others["default-alone"]?.(5, 200)).toEqual([": must be a string, but got 5"]);
  });

  test("validates empty, text and binary responses as the client returns them", async () => {
    const validators = await validatorsOf(spec);
    expect(validators.delete?.(undefined)).toEqual([]);
    expect(validators.delete?.({})).toEqual([": must be absent, but got an object"]);
    expect(validators.look?.(undefined)).toEqual([]);
    expect(validators.page?.("<p>")).toEqual([]);
    expect(validators.bytes?.(new Blob([]))).toEqual([]);
    expect(validators.bytes?.(undefined)).toHaveLength(1);
  });

  test("validators have valid export names and use the client's types", async () => {
    const files = await generate({ spec, validators: true });
    expect(textOf(files, "validators.gen.ts")).toMatch(/^export const delete_2: schema\.Validator<.*204\]>/m);
    expect(await typeCheck(files)).toBe("");
  });
});

test("defines recursive schemas and aliases only once", async () => {
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const validators = await validatorsOf(
    documentReturning({
      Tree: { type: "object", properties: { children: { type: "array", items: reference("Tree") } } },
      Alias: reference("Chain"),
      Chain: {
        type: "object",
        required: ["id"],
        properties: { id: { type: "string" }, next: reference("Alias") },
      },
      Deep: { $ref: "#/components/schemas/Chain/properties/id" },
    }),
  );
  expect(validators.Tree?.({ children: [{ children: [{}, 5] }] })).toEqual([
    "/children/0/children/1: must be an object, but got 5",
  ]);
  expect(validators.Alias?.({ id: "a", next: { id: "b", next: {} } })).toEqual(["/next/next/id: is missing"]);
  expect(validators.Deep?.(5)).toEqual([": must be a string, but got 5"]);
});
