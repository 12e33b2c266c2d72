import type { Call } from "@seamline/contract-server/bundle-tests";
import {
  createFunctionsClient,
  type FunctionsClient,
  type OperationId,
} from "../src/generated/v1/index.gen.ts";
import { bundleOf } from "./bundle-of.ts";
import { testEveryOperationOf } from "./test-every-operation-of.ts";

const path = { project: "p 1", location: "europe:1", function: "greet#1" };
const inLocation = { project: path.project, location: path.location };
const location = "projects/p 1/locations/europe:1";
const name = `${location}/functions/greet#1`;
const body = { anything: ["the service understands"] };

const calls: Record<OperationId, Call<FunctionsClient>> = {
  getOperation: {
    send: ({ operations }) => operations.get({ name: "operations/deploy 1" }),
    path: { operation: "deploy 1" },
  },
  listOperations: { send: ({ operations }) => operations.list({ query: { filter: "done" } }) },
  listLocations: {
    send: ({ projects }) => projects.locations.list({ name: "projects/p 1" }),
    path: { project: path.project },
  },
  callFunction: { send: ({ projects }) => projects.locations.functions.call({ name, body }), path, body },
  createFunction: {
    send: ({ projects }) => projects.locations.functions.create({ location, body }),
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
    send: ({ projects }) => projects.locations.functions.generateUploadUrl({ parent: location }),
    path: inLocation,
  },
  getFunction: { send: ({ projects }) => projects.locations.functions.get({ name }), path },
  getFunctionIamPolicy: {
    send: ({ projects }) => projects.locations.functions.getIamPolicy({ resource: name }),
    path,
  },
  listFunctions: {
    send: ({ projects }) => projects.locations.functions.list({ parent: location, query: { size: 2 } }),
    path: inLocation,
  },
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
};

testEveryOperationOf(bundleOf("v1", "as shown"), createFunctionsClient, calls);
