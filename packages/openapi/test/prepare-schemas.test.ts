import { describe, expect, test } from "vitest";
import type { Schema } from "../src/document.ts";
import { prepareSchemas } from "../src/prepare-schemas.ts";
import { schemaReports } from "../src/schema-checks.ts";

/** Returns a boolean schema. The type `Schema` does not include boolean schemas. */
const boolean = (value: boolean): Schema => value as unknown as Schema;

const schemas = {
  Member: { type: "object", properties: { never: boolean(false), any: boolean(true) } },
  Part: { allOf: [{ type: "object" }, boolean(false)] },
  Itself: boolean(false),
};

describe("boolean schemas", () => {
  test.each([
    ["Member", { never: 1 }, "/never"],
    ["Part", {}, ""],
    ["Itself", 1, ""],
  ])("the schema false accepts no value: %s", (name, value, pointer) => {
    const report = schemaReports(prepareSchemas(schemas, false))(name);
    expect(report(value).map((failure) => failure.pointer)).toContain(pointer);
  });

  test("a member with the schema false must be absent, and the schema true accepts any value", () => {
    const report = schemaReports(prepareSchemas(schemas, true))("Member");
    expect(report({ any: { of: "anything" } })).toEqual([]);
  });
});
