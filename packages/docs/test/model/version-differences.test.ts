import { describe, expect, it } from "vitest";
import { contracts } from "../../src/model/contract.ts";
import { versionDifferences } from "../../src/model/version-differences.ts";
import { alikeVersions } from "../../src/model/version-groups.ts";
import { contractAt } from "./reference.ts";

const [v1, v2] = [contractAt("/functions/v1/"), contractAt("/functions/v2/")];

it("groups versions that differ only in the version segment of their paths", () => {
  const family = contracts().filter(({ service }) => service === "functions");
  const groups = alikeVersions(family, "filled").map((group) => group.map(({ version }) => version));
  expect(groups).toContainEqual(["v1"]);
  expect(groups.find((group) => group.includes("v2"))).toEqual(
    expect.arrayContaining(["v2", "v2beta", "v2alpha"]),
  );
});

it("finds no differences between equivalent versions", () => {
  const { added, removed, changed, schemas } = versionDifferences(
    v2,
    contractAt("/functions/v2beta/"),
    "filled",
  );
  expect({ added, removed, changed, schemas }).toEqual({ added: [], removed: [], changed: [], schemas: [] });
});

describe("versionDifferences", () => {
  const differences = versionDifferences(v1, v2, "filled");
  const changesOf = (id: string) => differences.changed.find(({ to }) => to.operationId === id)?.changes;
  const schemaOf = (name: string) => differences.schemas.find(({ to }) => to === name);

  it("lists operations that exist in only one version", () => {
    expect(differences.removed.map(({ operationId }) => operationId)).toEqual(["callFunction"]);
    expect(differences.added.map(({ operationId }) => operationId)).toEqual(["listRuntimes"]);
  });

  it("reports changed paths and client paths", () => {
    expect(changesOf("listOperations")).toContainEqual({
      part: "Client",
      from: "operations.list",
      to: "projects.locations.operations.list",
    });
    expect(changesOf("listOperations")).toContainEqual({
      part: "Path",
      from: "GET /{version}/operations",
      to: "GET /{version}/projects/{project}/locations/{location}/operations",
    });
  });

  it("reports added and removed parameters, and parameters that are no longer required", () => {
    expect(changesOf("getFunction")).toContainEqual({
      part: "Parameter",
      from: "versionId: string (int64)",
    });
    expect(changesOf("getFunction")).toContainEqual({ part: "Parameter", to: "revision: string" });
    expect(changesOf("patchFunction")?.[0]?.from).toContain("(required)");
  });

  it("ignores operations that differ only in the version segment of their path", () => {
    expect(changesOf("deleteFunction")).toBeUndefined();
    expect(differences.alike.map(({ operationId }) => operationId)).toContain("deleteFunction");
  });

  it("compares the fields of a renamed schema once", () => {
    expect(differences.schemas.filter(({ to }) => to === "UserFunction")).toHaveLength(1);
    expect(schemaOf("UserFunction")?.from).toBe("CloudFunction");
    expect(schemaOf("UserFunction")?.removed.map(({ name }) => name)).toContain("httpsTrigger");
    expect(schemaOf("UserFunction")?.added.map(({ name }) => name)).toContain("serviceConfig");
    expect(schemaOf("UserFunction")?.added.map(({ name }) => name)).not.toContain("labels");
  });

  it("refers to the item schema if an input schema has the same changes", () => {
    const input = schemaOf("UserFunctionInput");
    expect(input?.like).toEqual({ from: "CloudFunction", to: "UserFunction" });
    expect(input?.removed.map(({ name }) => name)).toEqual(["sourceToken", "sourceUploadUrl"]);
  });

  it("omits schemas that differ only in the names of referenced schemas", () => {
    expect(schemaOf("ListFunctionsResponse")).toBeUndefined();
    expect(schemaOf("Operation")).toBeUndefined();
  });

  it("compares schemas that are used only in fields", () => {
    expect(schemaOf("OperationMetadata")?.added.map(({ name }) => name)).toContain("stages");
  });
});

it("comparing as-shown contracts ignores additions in the reference profile", () => {
  const { changed, schemas } = versionDifferences(v1, v2, "shown");
  expect(schemas.map(({ to, added, removed }) => ({ to, fields: [...added, ...removed] }))).toEqual([
    { to: "UserFunctionInput", fields: [] },
    { to: "UserFunction", fields: [] },
  ]);
  expect(changed.map(({ to }) => to.operationId)).toEqual([
    "createFunction",
    "getFunction",
    "listOperations",
    "getOperation",
  ]);
});
