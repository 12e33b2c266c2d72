import { bundleExamples } from "@seamline/contract-server/bundle-examples";
import type { Call } from "@seamline/contract-server/bundle-tests";
import {
  type CreateCloudFunctionInput,
  createFunctionsClient,
  type FunctionsClient,
  type OperationId,
  type SetIamPolicyRequest,
} from "../../src/generated/v1/reference/index.gen.ts";
import { bundleOf } from "../bundle-of.ts";
import { testEveryOperationOf } from "../test-every-operation-of.ts";

const path = { project: "p 1", location: "europe:1", function: "greet#1" };
const inLocation = { project: path.project, location: path.location };
const location = "projects/p 1/locations/europe:1";
const name = `${location}/functions/greet#1`;

const bundle = bundleOf("v1", "reference");
const examples = bundleExamples(bundle);
/** Calls with input from the bundle's examples. */
const body = <Body>(operationId: OperationId): Body => examples.request(operationId);

const input: CreateCloudFunctionInput = {
  name,
  runtime: "nodejs20",
  entryPoint: "greet",
  timeout: "60s",
  availableMemoryMb: 256,
  sourceUploadUrl: "https://storage.example.com/greet.zip",
  eventTrigger: {
    eventType: "providers/example/eventTypes/made",
    resource: "inbox",
    failurePolicy: { retry: {} },
  },
  secretVolumes: [{ mountPath: "/secrets", secret: "key", versions: [{ version: "latest" }] }],
};
const policy: SetIamPolicyRequest = {
  policy: { version: 3, bindings: [{ role: "roles/example.caller", members: ["user:anna@example.com"] }] },
  updateMask: "bindings",
};

const calls = {
  getOperation: {
    send: ({ operations }) => operations.get({ name: "operations/deploy 1" }),
    path: { operation: "deploy 1" },
  },
  listOperations: {
    send: ({ operations }) => operations.list({ query: { filter: "done", returnPartialSuccess: true } }),
    target: "/v1/operations?filter=done&returnPartialSuccess=true",
  },
  listLocations: {
    send: ({ projects }) =>
      projects.locations.list({ name: "projects/p 1", query: { extraLocationTypes: ["a", "b"] } }),
    path: { project: path.project },
    target: "/v1/projects/p%201/locations?extraLocationTypes=a&extraLocationTypes=b",
  },
  callFunction: {
    send: ({ projects }) => projects.locations.functions.call({ name, body: { data: '{"who":"Anna"}' } }),
    path,
    body: { data: '{"who":"Anna"}' },
  },
  createFunction: {
    send: ({ projects }) => projects.locations.functions.create({ location, body: input }),
    path: inLocation,
    body: input,
  },
  deleteFunction: { send: ({ projects }) => projects.locations.functions.delete({ name }), path },
  generateFunctionDownloadUrl: {
    send: ({ projects }) =>
      projects.locations.functions.generateDownloadUrl({ name, body: { versionId: "18446744073709551615" } }),
    path,
    body: { versionId: "18446744073709551615" },
  },
  generateFunctionUploadUrl: {
    send: ({ projects }) => projects.locations.functions.generateUploadUrl({ parent: location }),
    path: inLocation,
  },
  getFunction: {
    send: ({ projects }) => projects.locations.functions.get({ name, query: { versionId: "2" } }),
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
      projects.locations.functions.list({ parent: "projects/p 1/locations/-", query: { pageSize: 2 } }),
    path: { project: path.project, location: "-" },
  },
  patchFunction: {
    send: ({ projects }) =>
      projects.locations.functions.patch({
        name,
        query: { updateMask: "availableMemoryMb" },
        body: body("patchFunction"),
      }),
    path,
    body: body("patchFunction"),
  },
  setFunctionIamPolicy: {
    send: ({ projects }) => projects.locations.functions.setIamPolicy({ resource: name, body: policy }),
    path,
    body: policy,
  },
  testFunctionIamPermissions: {
    send: ({ projects }) =>
      projects.locations.functions.testIamPermissions({
        resource: name,
        body: body("testFunctionIamPermissions"),
      }),
    path,
    body: body("testFunctionIamPermissions"),
  },
} satisfies Partial<Record<OperationId, Call<FunctionsClient>>>;

testEveryOperationOf(bundle, createFunctionsClient, calls);
