import type { Call } from "@seamline/contract-server/bundle-tests";
import { describe } from "vitest";
import * as v2 from "../src/generated/v2/index.gen.ts";
import * as v2alpha from "../src/generated/v2alpha/index.gen.ts";
import * as v2beta from "../src/generated/v2beta/index.gen.ts";
import { bundleOf } from "./bundle-of.ts";
import { testEveryOperationOf } from "./test-every-operation-of.ts";

/** The family has identical operations, so one table of calls serves its three clients. */
type FunctionsClient = v2.FunctionsClient | v2beta.FunctionsClient | v2alpha.FunctionsClient;
type OperationId = v2.OperationId | v2beta.OperationId | v2alpha.OperationId;

const path = { project: "p 1", location: "europe:1", function: "greet#1" };
const inLocation = { project: path.project, location: path.location };
const parent = "projects/p 1/locations/europe:1";
const name = `${parent}/functions/greet#1`;
const body = { anything: ["the service understands"] };

const calls: Record<OperationId, Call<FunctionsClient>> = {
  listLocations: {
    send: ({ projects }) => projects.locations.list({ name: "projects/p 1" }),
    path: { project: path.project },
  },
  createFunction: {
    send: ({ projects }) =>
      projects.locations.functions.create({ parent, body, query: { functionId: "greet" } }),
    path: inLocation,
    body,
  },
  deleteFunction: { send: ({ projects }) => projects.locations.functions.delete({ name }), path },
  generateFunctionDownloadUrl: {
    send: ({ projects }) => projects.locations.functions.generateDownloadUrl({ name, body }),
    path,
    body,
  },
  generateFunctionUploadUrl: {
    send: ({ projects }) => projects.locations.functions.generateUploadUrl({ parent }),
    path: inLocation,
  },
  getFunction: { send: ({ projects }) => projects.locations.functions.get({ name }), path },
  getFunctionIamPolicy: {
    send: ({ projects }) => projects.locations.functions.getIamPolicy({ resource: name }),
    path,
  },
  listFunctions: { send: ({ projects }) => projects.locations.functions.list({ parent }), path: inLocation },
  patchFunction: { send: ({ projects }) => projects.locations.functions.patch({ name, body }), path, body },
  setFunctionIamPolicy: {
    send: ({ projects }) => projects.locations.functions.setIamPolicy({ resource: name, body }),
    path,
    body,
  },
  testFunctionIamPermissions: {
    send: ({ projects }) => projects.locations.functions.testIamPermissions({ resource: name, body }),
    path,
    body,
  },
  getOperation: {
    send: ({ projects }) => projects.locations.operations.get({ name: `${parent}/operations/deploy 1` }),
    path: { ...inLocation, operation: "deploy 1" },
  },
  listOperations: {
    send: ({ projects }) => projects.locations.operations.list({ name: parent }),
    path: inLocation,
  },
  listRuntimes: { send: ({ projects }) => projects.locations.runtimes.list({ parent }), path: inLocation },
};

describe("v2", () => testEveryOperationOf(bundleOf("v2", "as shown"), v2.createFunctionsClient, calls));
describe("v2beta", () =>
  testEveryOperationOf(bundleOf("v2beta", "as shown"), v2beta.createFunctionsClient, calls));
describe("v2alpha", () =>
  testEveryOperationOf(bundleOf("v2alpha", "as shown"), v2alpha.createFunctionsClient, calls));
