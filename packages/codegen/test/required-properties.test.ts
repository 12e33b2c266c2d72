import { describe, expect, test } from "vitest";
import { generate, SpecError } from "../src/index.ts";
import { documentOf, textOf } from "./support/generated.ts";
import { temporaryFile } from "./support/workspace.ts";

const text = { type: "string" };
const matter = { type: "object", properties: { matterId: text, name: text } };

/** Returns the types of schemas. */
async function typesOf(schemas: object, rest: object = {}): Promise<string> {
  const spec = documentOf({}, { components: { schemas }, ...rest });
  return textOf(await generate({ spec }), "types.gen.ts");
}

const open = { additionalProperties: true };
const point = { "x-extension-point": "matter.fields", ...open };
const points = { "x-extension-points": { "matter.fields": { area: "fields" } } };

describe("required names that look like typos", () => {
  test("reports the line and a suggestion for a required name that looks like a typo", async () => {
    const schema = "{ type: object, required: [name, matterID], properties: { name: {}, matterId: {} } }";
    const spec = await temporaryFile("a.yaml", `openapi: 3.1.0\ncomponents:\n  schemas:\n    A: ${schema}\n`);
    const error = await generate({ spec }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SpecError);
    expect((error as SpecError).message).toContain(
      "a.yaml:4: the required property matterID is not defined: did you mean matterId? Otherwise add matterID to properties",
    );
  });

  test.each([
    ["matterID", "in case", {}],
    ["matter_id", "in an underscore", {}],
    ["mattrId", "in a letter", {}],
    ["matterID", "in case, in an open object", open],
    ["matterID", "in case, at an extension point", point],
  ])("rejects the required name %s, which differs %s", async (name, _, rest) => {
    await expect(typesOf({ Matter: { ...matter, ...rest, required: [name] } }, points)).rejects.toThrow(
      `#/components/schemas/Matter/required/0: the required property ${name} is not defined: did you mean matterId?`,
    );
  });

  test.each([
    ["a composition", { allOf: [{ $ref: "#/components/schemas/Matter" }, { required: ["matterID"] }] }],
    ["a reference with siblings", { $ref: "#/components/schemas/Matter", required: ["matterID"] }],
    ["an alternative", { oneOf: [{ ...matter, required: ["matterID"] }, text] }],
    ["a condition", { ...matter, if: { required: ["matterID"] } }],
  ])("rejects a required name that looks like a typo in %s", async (_, schema) => {
    await expect(typesOf({ Matter: matter, Other: schema })).rejects.toThrow("did you mean matterId?");
  });
});

test("rejects a required name that additionalProperties: false forbids", async () => {
  const closed = { ...matter, required: ["region"], additionalProperties: false };
  await expect(typesOf({ Matter: closed })).rejects.toThrow(
    "the required property region is not defined: add it to properties, or remove it from required: additionalProperties is false",
  );
});

describe("required names that are defined", () => {
  const base = { $ref: "#/components/schemas/Matter" };
  test.each([
    ["in a member of the composition", { allOf: [base, { type: "object" }], required: ["matterId"] }],
    [
      "in another member",
      { allOf: [base, { type: "object", required: ["matterId"], properties: { id: {} } }] },
    ],
    ["outside the composition", { ...matter, anyOf: [{ required: ["matterId"] }, { required: ["name"] }] }],
    ["outside a condition", { ...matter, if: { required: ["matterId"] }, else: { required: ["name"] } }],
  ])("accepts a required name that is defined %s", async (_, schema) => {
    await expect(typesOf({ Matter: matter, Other: schema })).resolves.toContain("Other");
  });

  test("accepts a required name of a schema if an allOf that includes the schema defines the name", async () => {
    const identified = { type: "object", required: ["matterId"], properties: { matterID2: text } };
    const both = { allOf: [{ $ref: "#/components/schemas/Identified" }, base] };
    await expect(typesOf({ Matter: matter, Identified: identified, Both: both })).resolves.toContain("Both");
  });
});

describe("undefined required names with the type unknown", () => {
  test.each([
    ["next to other properties", {}],
    ["in an open object", open],
    ["at an extension point", point],
  ])("accepts an undefined required name %s", async (_, rest) => {
    const types = await typesOf({ Matter: { ...matter, ...rest, required: ["name", "region"] } }, points);
    expect(types).toMatch(/ {2}name: string;\n {2}region: unknown;/);
  });

  test("accepts a required name that resembles another name if the schema is an extension point", async () => {
    const types = await typesOf({ Matter: { ...matter, ...point, required: ["matterIds"] } }, points);
    expect(types).toContain("matterIds: unknown;");
  });

  test("accepts a required name that resembles another required name", async () => {
    const types = await typesOf({ Matter: { ...matter, required: ["matterId", "matterIds"] } });
    expect(types).toContain("matterIds: unknown;");
  });

  test("accepts a short required name, because short names often resemble each other", async () => {
    const types = await typesOf({ Image: { type: "object", required: ["tags"], properties: { tag: text } } });
    expect(types).toContain("tags: unknown;");
  });

  test("accepts any required name in a schema without properties", async () => {
    await expect(typesOf({ A: { type: "array", items: {}, required: ["name"] } })).resolves.toContain("A = ");
  });
});
