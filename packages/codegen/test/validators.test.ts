import { describe, expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, generateFixture, operation, textOf } from "./support/generated.ts";
import { typeCheck } from "./support/type-check.ts";
import { documentReturning, validatorOf, validatorsOf } from "./support/validators.ts";

const json = (schema: unknown) => ({ description: "It.", content: { "application/json": { schema } } });

test("are written only where they are asked for", async () => {
  const files = await generateFixture("library.yaml");
  expect(files.map(({ path }) => path)).not.toContain("validators.gen.ts");
});

test.each(["library.yaml", "archive.yaml"])(
  "of %s are the same from run to run, and type-check",
  async (name) => {
    const files = await generateFixture(name, { validators: true });
    expect(await generateFixture(name, { validators: true })).toEqual(files);
    expect(await typeCheck(files)).toBe("");
  },
);

describe("a keyword that validators do not check is an error", () => {
  test.each([
    [{ unevaluatedProperties: false }, "unevaluatedProperties"],
    [{ minimun: 3 }, "minimun: write minimum if that is meant, remove it with an overlay"],
    [{ type: "array", items: [{ type: "string" }] }, "items is a list: write prefixItems"],
    [{ type: "string", pattern: "(" }, "the pattern ( is no regular expression: correct it"],
  ])("%j", async (schema, message) => {
    const spec = documentReturning({ Value: { type: "object", properties: { part: schema } } });
    await expect(generate({ spec, validators: true })).rejects.toThrow(message);
    await expect(generate({ spec, validators: true })).rejects.toThrow(
      "#/components/schemas/Value/properties/part",
    );
  });

  test("but not where no validator would look at it", async () => {
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

describe("where Ajv says nothing or something else", () => {
  test("values of tomorrow are right in an open enumeration, and wrong in a closed one", async () => {
    const values = { type: "string", enum: ["A", "B"] };
    const open = await validatorOf({ ...values, "x-open-enum": true });
    expect([open("A"), open("TOMORROW"), open(5)]).toEqual([[], [], [": must be a string, but got 5"]]);
    const closed = await validatorOf(values);
    expect(closed("TOMORROW")).toEqual([': must be one of A, B, but got "TOMORROW"']);
  });

  test("what is write-only need not be in a response", async () => {
    const validate = await validatorOf({
      type: "object",
      required: ["id", "password"],
      properties: { id: { type: "string" }, password: { type: "string", writeOnly: true } },
    });
    expect(validate({ id: "a" })).toEqual([]);
    expect(validate({ password: 5 })).toHaveLength(2);
  });

  test("OpenAPI 3.0 has nullable, exclusive bounds as flags, and nothing beside a reference", async () => {
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

  test("a list contains as many items of a schema as it has to", async () => {
    const contains = { type: "string" };
    const outcomes = async (limits: object) => {
      const validate = await validatorOf({ type: "array", contains, ...limits });
      return [[], [1, "a"], ["a", "b"]].map((value) => validate(value).length === 0);
    };
    expect(await outcomes({})).toEqual([false, true, true]);
    expect(await outcomes({ minContains: 2 })).toEqual([false, false, true]);
    expect(await outcomes({ minContains: 0, maxContains: 1 })).toEqual([true, true, false]);
  });

  test("a 64-bit number that JavaScript does not hold exactly is wrong", async () => {
    const validate = await validatorOf({ type: "integer", format: "int64" });
    expect([validate(2 ** 53 - 1), validate(2 ** 53)].map(({ length }) => length)).toEqual([0, 1]);
  });
});

describe("which responses are validated", () => {
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

  test("the documented successes, each by its status", async () => {
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

  test("without a body, as text, and as bytes, as the client gives them", async () => {
    const validators = await validatorsOf(spec);
    expect(validators.delete?.(undefined)).toEqual([]);
    expect(validators.delete?.({})).toEqual([": must be absent, but got an object"]);
    expect(validators.look?.(undefined)).toEqual([]);
    expect(validators.page?.("<p>")).toEqual([]);
    expect(validators.bytes?.(new Blob([]))).toEqual([]);
    expect(validators.bytes?.(undefined)).toHaveLength(1);
  });

  test("under names that a module can have, with the types of the client", async () => {
    const files = await generate({ spec, validators: true });
    expect(textOf(files, "validators.gen.ts")).toMatch(/^export const delete_2: schema\.Validator<.*204\]>/m);
    expect(await typeCheck(files)).toBe("");
  });
});

test("schemas that contain themselves, through others and through names alone, are written once", async () => {
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
