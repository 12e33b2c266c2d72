import { expect, it } from "vitest";
import { schemaView } from "../../src/model/schema-view.ts";
import { contractAt } from "./reference.ts";

const contract = contractAt("/functions/v2/");

it("unfolds the fields of a field, and leads to the schema of what lies deeper", () => {
  const build = schemaView(contract.filled, "UserFunction")?.fields.find(
    ({ name }) => name === "buildConfig",
  );
  const source = build?.fields.find(({ name }) => name === "source");
  expect(build?.fields.map(({ name }) => name)).toContain("runtime");
  expect(source).toMatchObject({ cut: true, fields: [], type: { schema: { name: "Source" } } });
});

it("leads from a response to the schema of a field that has very many fields", () => {
  const create = contract.operations.find(({ operationId }) => operationId === "createFunction");
  const fields = create?.filled.responses[0]?.body?.fields;
  expect(fields?.find(({ name }) => name === "response")).toMatchObject({
    cut: true,
    fields: [],
    type: { schema: { name: "UserFunction" } },
  });
  expect(create?.filled.body?.fields.find(({ name }) => name === "serviceConfig")?.cut).toBe(false);
});
