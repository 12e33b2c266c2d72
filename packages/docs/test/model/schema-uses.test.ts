import { prepareSchemas } from "@seamline/openapi/prepare-schemas";
import { schemaChecks } from "@seamline/openapi/schema-checks";
import { expect, it } from "vitest";
import { contracts } from "../../src/model/contract.ts";
import { exampleOfSchema } from "../../src/model/schema-examples.ts";
import { contractSchemas } from "../../src/model/schema-view.ts";
import { contractAt } from "./reference.ts";

const retention = contractAt("/retention/v1/");
const schemas = new Map(contractSchemas(retention).map((schema) => [schema.name, schema]));

it("lists the operations and fields that use a schema", () => {
  expect(schemas.get("MatterInput")?.uses.filled.bodies).toEqual(["createMatter", "updateMatter"]);
  const { responses, schemas: fields } = schemas.get("Matter")?.uses.filled ?? {};
  expect(responses).toContain("getMatter");
  expect(responses).not.toContain("listMatters");
  expect(fields).toContainEqual({ schema: "ListMattersResponse", field: "matters" });
});

it("finds the operations that return the error body in a shared response", () => {
  expect(schemas.get("ErrorBody")?.uses.filled.errors).toHaveLength(retention.operations.length);
});

it("lists the operations whose parameters use the schema", () => {
  expect(schemas.get("MatterView")?.uses.filled.parameters).toEqual(["listMatters", "getMatter"]);
});

it("includes schemas that exist only in the as-shown contract", () => {
  const schema = schemas.get("CreateMatterResponse");
  expect(schema?.filled).toBeUndefined();
  expect(schema?.shown?.open).toEqual(["createMatter.response"]);
  expect(schema?.uses.shown.responses).toEqual(["createMatter"]);
});

it("finds an example of a body with exactly the given schema", () => {
  expect(exampleOfSchema(retention, "Matter")?.value).toMatchObject({ state: "OPEN" });
  expect(exampleOfSchema(retention, "MatterState")).toBeUndefined();
});

it("finds an example of a schema that is only used for parts of bodies", () => {
  const found = exampleOfSchema(retention, "AccountInfo");
  expect(found?.value).toEqual({ emails: expect.arrayContaining([expect.stringContaining("@")]) });
  expect(found?.summary).toMatch(/^Part of an example of “.+”\.$/);
});

it.each(contracts())(
  "every schema with fields at $urls.overview has an example that matches it",
  (contract) => {
    const checks = schemaChecks(prepareSchemas(contract.filled.bundle.components?.schemas ?? {}, false));
    const named = contractSchemas(contract).filter(({ filled }) => (filled?.fields.length ?? 0) > 0);
    const invalid = named.flatMap(({ name }) => {
      const example = exampleOfSchema(contract, name);
      const failure = example ? checks(name)(example.value) : "no example";
      return failure ? [[name, failure]] : [];
    });
    expect(invalid).toEqual([]);
  },
);
