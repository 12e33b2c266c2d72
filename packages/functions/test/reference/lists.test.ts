import { type List, testEveryList } from "@seamline/contract-server/bundle-tests";
import { describe } from "vitest";
import * as v1 from "../../src/generated/v1/reference/index.gen.ts";
import * as v2 from "../../src/generated/v2/reference/index.gen.ts";
import * as v2alpha from "../../src/generated/v2alpha/reference/index.gen.ts";
import * as v2beta from "../../src/generated/v2beta/reference/index.gen.ts";
import { bundleOf } from "../bundle-of.ts";

type AnyClient = v1.FunctionsClient | V2Client;
type V2Client = v2.FunctionsClient | v2beta.FunctionsClient | v2alpha.FunctionsClient;

const parent = "projects/p/locations/-";
const auth = v2.bearer("token");

/** Lists that exist in every version. */
const common = {
  listLocations: ({ projects }) =>
    projects.locations.list({ name: "projects/p", query: { extraLocationTypes: ["a", "b"] } }),
  listFunctions: ({ projects }) => projects.locations.functions.list({ parent, query: { pageSize: 2 } }),
} satisfies Record<string, List<AnyClient>>;

describe("v1", () =>
  testEveryList(bundleOf("v1", "reference"), (baseUrl) => v1.createFunctionsClient({ baseUrl, auth }), {
    ...common,
    listOperations: ({ operations }) => operations.list({ query: { filter: "done" } }),
  }));

const family: Record<string, List<V2Client>> = {
  ...common,
  listOperations: ({ projects }) =>
    projects.locations.operations.list({ name: parent, query: { filter: "done" } }),
};

describe.each([
  ["v2", v2.createFunctionsClient],
  ["v2beta", v2beta.createFunctionsClient],
  ["v2alpha", v2alpha.createFunctionsClient],
] as const)("%s", (version, createFunctionsClient) =>
  testEveryList<V2Client>(
    bundleOf(version, "reference"),
    (baseUrl) => createFunctionsClient({ baseUrl, auth }),
    family,
  ),
);
