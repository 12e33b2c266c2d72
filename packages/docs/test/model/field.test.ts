import { expect, it } from "vitest";
import { schemaView } from "../../src/model/schema-view.ts";
import { contractAt } from "./reference.ts";

const contract = contractAt("/functions/v2/");

it("shows nested fields, and links to the schemas of more deeply nested fields", () => {
  const build = schemaView(contract.filled, "UserFunction")?.fields.find(
    ({ name }) => name === "buildConfig",
  );
  const source = build?.fields.find(({ name }) => name === "source");
  expect(build?.fields.map(({ name }) => name)).toContain("runtime");
  expect(source).toMatchObject({ cut: true, fields: [], type: { schema: { name: "Source" } } });
});

it("links to the schema of a response field that has many nested fields", () => {
  const create = contract.operations.find(({ operationId }) => operationId === "createFunction");
  const fields = create?.filled.responses[0]?.body?.fields;
  expect(fields?.find(({ name }) => name === "response")).toMatchObject({
    cut: true,
    fields: [],
    type: { schema: { name: "UserFunction" } },
  });
  expect(create?.filled.body?.fields.find(({ name }) => name === "serviceConfig")?.cut).toBe(false);
});
