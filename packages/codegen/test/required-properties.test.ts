import { describe, expect, test } from "vitest";
import { generate, SpecError } from "../src/index.ts";
import { documentOf, textOf } from "./support/generated.ts";
import { temporaryFile } from "./support/workspace.ts";

const text = { type: "string" };
const matter = { type: "object", properties: { matterId: text, name: text } };

/** The types of schemas, or what they are refused with. */
async function typesOf(schemas: object, rest: object = {}): Promise<string> {
  const spec = documentOf({}, { components: { schemas }, ...rest });
  return textOf(await generate({ spec }), "types.gen.ts");
}

const open = { additionalProperties: true };
const point = { "x-extension-point": "matter.fields", ...open };
const points = { "x-extension-points": { "matter.fields": { area: "fields" } } };

describe("a required name that reads like a slip is refused with the name that was meant", () => {
  test("at the line where it stands", async () => {
    const schema = "{ type: object, required: [name, matterID], properties: { name: {}, matterId: {} } }";
    const spec = await temporaryFile("a.yaml", `openapi: 3.1.0\ncomponents:\n  schemas:\n    A: ${schema}\n`);
    const error = await generate({ spec }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SpecError);
    expect((error as SpecError).message).toContain(
      "a.yaml:4: matterID is required, and there is no property of that name: did you mean matterId? Write that, or add matterID to properties",
    );
  });

  test.each([
    ["matterID", "by its case", {}],
    ["matter_id", "by an underscore", {}],
    ["mattrId", "by a letter", {}],
    ["matterID", "by its case, where more may come", open],
    ["matterID", "by its case, at an extension point", point],
  ])("%s differs %s", async (name, _, rest) => {
    await expect(typesOf({ Matter: { ...matter, ...rest, required: [name] } }, points)).rejects.toThrow(
      `#/components/schemas/Matter/required/0: ${name} is required, and there is no property of that name: did you mean matterId?`,
    );
  });

  test.each([
    ["a composition", { allOf: [{ $ref: "#/components/schemas/Matter" }, { required: ["matterID"] }] }],
    ["a reference with siblings", { $ref: "#/components/schemas/Matter", required: ["matterID"] }],
    ["an alternative", { oneOf: [{ ...matter, required: ["matterID"] }, text] }],
    ["a condition", { ...matter, if: { required: ["matterID"] } }],
  ])("in %s", async (_, schema) => {
    await expect(typesOf({ Matter: matter, Other: schema })).rejects.toThrow("did you mean matterId?");
  });
});

test("a required name that additionalProperties: false forbids is refused", async () => {
  const closed = { ...matter, required: ["region"], additionalProperties: false };
  await expect(typesOf({ Matter: closed })).rejects.toThrow(
    "region is required, and there is no property of that name: add it to properties, or leave it out of required: additionalProperties is false",
  );
});

describe("a required name that is shown elsewhere passes", () => {
  const base = { $ref: "#/components/schemas/Matter" };
  test.each([
    ["in a member of the composition", { allOf: [base, { type: "object" }], required: ["matterId"] }],
    [
      "in another member",
      { allOf: [base, { type: "object", required: ["matterId"], properties: { id: {} } }] },
    ],
    ["around the composition", { ...matter, anyOf: [{ required: ["matterId"] }, { required: ["name"] }] }],
    ["around a condition", { ...matter, if: { required: ["matterId"] }, else: { required: ["name"] } }],
  ])("%s", async (_, schema) => {
    await expect(typesOf({ Matter: matter, Other: schema })).resolves.toContain("Other");
  });

  test("in what is composed with the schema by reference", async () => {
    const identified = { type: "object", required: ["matterId"], properties: { matterID2: text } };
    const both = { allOf: [{ $ref: "#/components/schemas/Identified" }, base] };
    await expect(typesOf({ Matter: matter, Identified: identified, Both: both })).resolves.toContain("Both");
  });
});

describe("a required name of which nothing is known passes, and is shown as such", () => {
  test.each([
    ["beside other properties", {}],
    ["where more may come", open],
    ["at an extension point", point],
  ])("%s", async (_, rest) => {
    const types = await typesOf({ Matter: { ...matter, ...rest, required: ["name", "region"] } }, points);
    expect(types).toMatch(/ {2}name: string;\n {2}region: unknown;/);
  });

  test("at an extension point, a name that is near another one", async () => {
    const types = await typesOf({ Matter: { ...matter, ...point, required: ["matterIds"] } }, points);
    expect(types).toContain("matterIds: unknown;");
  });

  test("beside a name that it is near to and that is required too", async () => {
    const types = await typesOf({ Matter: { ...matter, required: ["matterId", "matterIds"] } });
    expect(types).toContain("matterIds: unknown;");
  });

  test("among short names, which differ by little", async () => {
    const types = await typesOf({ Image: { type: "object", required: ["tags"], properties: { tag: text } } });
    expect(types).toContain("tags: unknown;");
  });

  test("in a schema that says nothing of properties", async () => {
    await expect(typesOf({ A: { type: "array", items: {}, required: ["name"] } })).resolves.toContain("A = ");
  });
});
