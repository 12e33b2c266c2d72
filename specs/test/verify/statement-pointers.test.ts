import { expect, it } from "vitest";
import { StatementPointers } from "../../src/verify/contract/statement-pointers.ts";

const branch = (kind: string, id: object) => ({
  type: "object",
  required: ["kind"],
  properties: { kind: { const: kind }, id },
});

function describedParts(schema: object, value: unknown): string[] {
  const bundle = { openapi: "3.1.0", info: {}, paths: {}, components: { schemas: { Item: schema } } };
  const described = new StatementPointers(bundle as never).described("/components/schemas/Item", value);
  return [...described].map((each) => each.replace("/components/schemas/Item", "")).sort();
}

it("describes a value with the branch of oneOf that it matches", () => {
  const schema = { oneOf: [branch("a", { type: "string" }), branch("b", { type: "integer" })] };
  expect(describedParts(schema, { kind: "b", id: 1 })).toEqual([
    "",
    "/oneOf/1/properties/id",
    "/oneOf/1/properties/kind",
  ]);
});

it("describes a value with no branch of anyOf if it can match several", () => {
  const open = { type: "object", properties: { id: { type: "string" } } };
  expect(describedParts({ anyOf: [open, { type: "object" }] }, { id: "x" })).toEqual([""]);
});
