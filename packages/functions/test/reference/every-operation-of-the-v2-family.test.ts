import { bundleExamples } from "@seamline/contract-server/bundle-examples";
import type { Call } from "@seamline/contract-server/bundle-tests";
import { describe } from "vitest";
import * as v2 from "../../src/generated/v2/reference/index.gen.ts";
import * as v2alpha from "../../src/generated/v2alpha/reference/index.gen.ts";
import * as v2beta from "../../src/generated/v2beta/reference/index.gen.ts";
import { bundleOf } from "../bundle-of.ts";
import { testEveryOperationOf } from "../test-every-operation-of.ts";

/** v2, v2beta and v2alpha have identical operations, so one table of calls tests their three clients. */
type FunctionsClient = v2.FunctionsClient | v2beta.FunctionsClient | v2alpha.FunctionsClient;
type OperationId = v2.OperationId | v2beta.OperationId | v2alpha.OperationId;

const path = { project: "p 1", location: "europe:1", function: "greet#1" };
const inLocation = { project: path.project, location: path.location };
const parent = "projects/p 1/locations/europe:1";
const name = `${parent}/functions/greet#1`;

const examples = bundleExamples(bundleOf("v2", "reference"));
/** Calls with input from the bundle's examples. */
const body = <Body>(operationId: OperationId): Body => examples.request(operationId);

const input: v2.UserFunctionInput & v2beta.UserFunctionInput & v2alpha.UserFunctionInput = {
  name,
  environment: "GEN_2",
  buildConfig: {
    runtime: "nodejs20",
    entryPoint: "greet",
    source: { storageSource: { bucket: "uploads", object: "greet.zip", generation: "1772443800000001" } },
  },
  serviceConfig: { availableMemory: "256M", timeoutSeconds: 60, securityLevel: "SECURE_ALWAYS" },
  eventTrigger: {
    eventType: "example.made",
    eventFilters: [{ attribute: "bucket", value: "inbox", operator: "match-path-pattern" }],
    retryPolicy: "RETRY_POLICY_RETRY",
  },
};

const calls = {
  listLocations: {
    send: ({ projects }) => projects.locations.list({ name: "projects/p 1", query: { filter: "north" } }),
    path: { project: path.project },
  },
  createFunction: {
    send: ({ projects }) =>
      projects.locations.functions.create({ parent, body: input, query: { functionId: "greet" } }),
    path: inLocation,
    body: input,
  },
  deleteFunction: { send: ({ projects }) => projects.locations.functions.delete({ name }), path },
  generateFunctionDownloadUrl: {
    send: ({ projects }) => projects.locations.functions.generateDownloadUrl({ name, body: {} }),
    path,
    body: {},
  },
  generateFunctionUploadUrl: {
    send: ({ projects }) =>
      projects.locations.functions.generateUploadUrl({ parent, body: body("generateFunctionUploadUrl") }),
    path: inLocation,
    body: body("generateFunctionUploadUrl"),
  },
  getFunction: {
    send: ({ projects }) => projects.locations.functions.get({ name, query: { revision: "greet-00001" } }),
    path,
  },
  getFunctionIamPolicy: {
    send: ({ projects }) =>
      projects.locations.functions.getIamPolicy({
        resource: name,
        query: { "options.requestedPolicyVersion": 3 },
      }),
    path,
  },
  listFunctions: {
    send: ({ projects }) =>
      projects.locations.functions.list({
        parent: "projects/p 1/locations/-",
        query: { filter: 'environment="GEN_2"', orderBy: "name desc", pageSize: 1000 },
      }),
    path: { project: path.project, location: "-" },
  },
  patchFunction: {
    send: ({ projects }) => projects.locations.functions.patch({ name, body: body("patchFunction") }),
    path,
    body: body("patchFunction"),
  },
  setFunctionIamPolicy: {
    send: ({ projects }) =>
      projects.locations.functions.setIamPolicy({ resource: name, body: body("setFunctionIamPolicy") }),
    path,
    body: body("setFunctionIamPolicy"),
  },
  testFunctionIamPermissions: {
    send: ({ projects }) =>
      projects.locations.functions.testIamPermissions({
        resource: name,
        body: { permissions: ["cloudfunctions.functions.get"] },
      }),
    path,
    body: { permissions: ["cloudfunctions.functions.get"] },
  },
  getOperation: {
    send: ({ projects }) => projects.locations.operations.get({ name: `${parent}/operations/deploy 1` }),
    path: { ...inLocation, operation: "deploy 1" },
  },
  listOperations: {
    send: ({ projects }) =>
      projects.locations.operations.list({ name: parent, query: { returnPartialSuccess: true } }),
    path: inLocation,
  },
  listRuntimes: {
    send: ({ projects }) =>
      projects.locations.runtimes.list({ parent, query: { filter: "name=nodejs20 AND environment=GEN_1" } }),
    path: inLocation,
  },
} satisfies Partial<Record<OperationId, Call<FunctionsClient>>>;

const reference = (version: string) => bundleOf(version, "reference");

describe("v2", () => testEveryOperationOf(reference("v2"), v2.createFunctionsClient, calls));
describe("v2beta", () => testEveryOperationOf(reference("v2beta"), v2beta.createFunctionsClient, calls));
describe("v2alpha", () => testEveryOperationOf(reference("v2alpha"), v2alpha.createFunctionsClient, calls));
