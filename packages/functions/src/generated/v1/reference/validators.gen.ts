// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import * as schema from "@seamline/client-core/validators";
import type * as client from "./client.gen.js";

const callFunctionResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({
  executionId: schema.string,
}, {
  error: schema.string,
  result: schema.string,
});

const int32Format: schema.Schema = /* @__PURE__ */ schema.integer(-2147483648, 2147483647);

const statusDetailSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const statusSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  code: int32Format,
  details: /* @__PURE__ */ schema.array(statusDetailSchema),
  message: schema.string,
});

const automaticUpdatePolicySchema: schema.Schema = /* @__PURE__ */ schema.object({});

const retrySchema: schema.Schema = /* @__PURE__ */ schema.object({});

const failurePolicySchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  retry: retrySchema,
});

const eventTriggerSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  eventType: schema.string,
  failurePolicy: failurePolicySchema,
  resource: schema.string,
  service: schema.string,
});

const httpsTriggerSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  securityLevel: schema.string,
  url: schema.string,
});

const onDeployUpdatePolicySchema: schema.Schema = /* @__PURE__ */ schema.object({});

const secretEnvVarSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  key: schema.string,
  projectId: schema.string,
  secret: schema.string,
  version: schema.string,
});

const secretVersionSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const secretVolumeSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  mountPath: schema.string,
  projectId: schema.string,
  secret: schema.string,
  versions: /* @__PURE__ */ schema.array(secretVersionSchema),
});

const sourceRepositorySchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  deployedUrl: schema.string,
  url: schema.string,
});

const googleDurationFormat: schema.Schema = /* @__PURE__ */ schema.pattern(/^-?\d{1,12}(?:\.\d{1,9})?s$/u, "a duration in seconds such as 3.5s");

const dateTimeFormat: schema.Schema = /* @__PURE__ */ schema.pattern(/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d{1,9})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u, "a time such as 2026-03-04T05:06:07Z");

const cloudFunctionSchema: schema.Schema = /* @__PURE__ */ schema.object({
  name: schema.string,
}, {
  automaticUpdatePolicy: automaticUpdatePolicySchema,
  availableMemoryMb: int32Format,
  buildEnvironmentVariables: /* @__PURE__ */ schema.object({}, {}, schema.string),
  buildId: schema.string,
  buildName: schema.string,
  buildServiceAccount: schema.string,
  buildWorkerPool: schema.string,
  description: schema.string,
  dockerRegistry: schema.string,
  dockerRepository: schema.string,
  entryPoint: schema.string,
  environmentVariables: /* @__PURE__ */ schema.object({}, {}, schema.string),
  eventTrigger: eventTriggerSchema,
  httpsTrigger: httpsTriggerSchema,
  ingressSettings: schema.string,
  kmsKeyName: schema.string,
  labels: /* @__PURE__ */ schema.object({}, {}, schema.string),
  maxInstances: int32Format,
  minInstances: int32Format,
  network: schema.string,
  onDeployUpdatePolicy: onDeployUpdatePolicySchema,
  runtime: schema.string,
  satisfiesPzi: schema.boolean,
  satisfiesPzs: schema.boolean,
  secretEnvironmentVariables: /* @__PURE__ */ schema.array(secretEnvVarSchema),
  secretVolumes: /* @__PURE__ */ schema.array(secretVolumeSchema),
  serviceAccountEmail: schema.string,
  sourceArchiveUrl: schema.string,
  sourceRepository: sourceRepositorySchema,
  sourceUploadUrl: schema.string,
  status: schema.string,
  timeout: /* @__PURE__ */ schema.allOf(schema.string, googleDurationFormat),
  updateTime: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
  versionId: /* @__PURE__ */ schema.allOf(schema.string, /* @__PURE__ */ schema.pattern(/^-?[0-9]{1,19}$/u, "a 64-bit integer in decimal digits")),
  vpcConnector: schema.string,
  vpcConnectorEgressSettings: schema.string,
});

const operationMetadataRequestSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const operationMetadataV1Schema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  buildId: schema.string,
  buildName: schema.string,
  request: operationMetadataRequestSchema,
  sourceToken: schema.string,
  target: schema.string,
  type: schema.string,
  updateTime: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
  versionId: /* @__PURE__ */ schema.allOf(schema.string, /* @__PURE__ */ schema.pattern(/^-?[0-9]{1,19}$/u, "a 64-bit integer in decimal digits")),
});

const functionOperationSchema: schema.Schema = /* @__PURE__ */ schema.object({
  name: schema.string,
}, {
  done: schema.boolean,
  error: statusSchema,
  response: cloudFunctionSchema,
  metadata: operationMetadataV1Schema,
});

const emptySchema: schema.Schema = /* @__PURE__ */ schema.object({});

const deleteFunctionOperationSchema: schema.Schema = /* @__PURE__ */ schema.object({
  name: schema.string,
}, {
  done: schema.boolean,
  error: statusSchema,
  response: emptySchema,
  metadata: operationMetadataV1Schema,
});

const generateDownloadUrlResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({
  downloadUrl: schema.string,
});

const generateUploadUrlResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({
  uploadUrl: schema.string,
});

const auditLogConfigSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const auditConfigSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  auditLogConfigs: /* @__PURE__ */ schema.array(auditLogConfigSchema),
  service: schema.string,
});

const exprSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  description: schema.string,
  expression: schema.string,
  location: schema.string,
  title: schema.string,
});

const bindingSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  condition: exprSchema,
  members: /* @__PURE__ */ schema.array(schema.string),
  role: schema.string,
});

const byteFormat: schema.Schema = /* @__PURE__ */ schema.pattern(/^(?:(?:[A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/])*(?:[A-Za-z0-9+/][A-Za-z0-9+/](?:==)?|[A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/]=?)?|(?:[A-Za-z0-9_-][A-Za-z0-9_-][A-Za-z0-9_-][A-Za-z0-9_-])*(?:[A-Za-z0-9_-][A-Za-z0-9_-](?:==)?|[A-Za-z0-9_-][A-Za-z0-9_-][A-Za-z0-9_-]=?)?)$/u, "base64");

const policySchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  auditConfigs: /* @__PURE__ */ schema.array(auditConfigSchema),
  bindings: /* @__PURE__ */ schema.array(bindingSchema),
  etag: /* @__PURE__ */ schema.allOf(schema.string, byteFormat),
  version: int32Format,
});

const operationResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const operationSchema: schema.Schema = /* @__PURE__ */ schema.object({
  name: schema.string,
}, {
  done: schema.boolean,
  error: statusSchema,
  response: operationResponseSchema,
  metadata: operationMetadataV1Schema,
});

const listFunctionsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  functions: /* @__PURE__ */ schema.array(cloudFunctionSchema),
  nextPageToken: schema.string,
  unreachable: /* @__PURE__ */ schema.array(schema.string),
});

const locationMetadataSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const supportedLocationSchema: schema.Schema = /* @__PURE__ */ schema.object({
  locationId: schema.string,
  name: schema.string,
}, {
  displayName: schema.string,
  labels: /* @__PURE__ */ schema.object({}, {}, schema.string),
  metadata: locationMetadataSchema,
});

const listLocationsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  locations: /* @__PURE__ */ schema.array(supportedLocationSchema),
  nextPageToken: schema.string,
});

const listOperationsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  nextPageToken: schema.string,
  operations: /* @__PURE__ */ schema.array(operationSchema),
  unreachable: /* @__PURE__ */ schema.array(schema.string),
});

const testIamPermissionsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  permissions: /* @__PURE__ */ schema.array(schema.string),
});

/** Validates the data of `projects.locations.functions.call`: `200`. */
export const callFunction: schema.Validator<client.CallFunctionResponses[200]> = /* @__PURE__ */ schema.response("200", callFunctionResponseSchema);

/** Validates the data of `projects.locations.functions.create`: `200`. */
export const createFunction: schema.Validator<client.CreateFunctionResponses[200]> = /* @__PURE__ */ schema.response("200", functionOperationSchema);

/** Validates the data of `projects.locations.functions.delete`: `200`. */
export const deleteFunction: schema.Validator<client.DeleteFunctionResponses[200]> = /* @__PURE__ */ schema.response("200", deleteFunctionOperationSchema);

/** Validates the data of `projects.locations.functions.generateDownloadUrl`: `200`. */
export const generateFunctionDownloadUrl: schema.Validator<client.GenerateFunctionDownloadUrlResponses[200]> = /* @__PURE__ */ schema.response("200", generateDownloadUrlResponseSchema);

/** Validates the data of `projects.locations.functions.generateUploadUrl`: `200`. */
export const generateFunctionUploadUrl: schema.Validator<client.GenerateFunctionUploadUrlResponses[200]> = /* @__PURE__ */ schema.response("200", generateUploadUrlResponseSchema);

/** Validates the data of `projects.locations.functions.get`: `200`. */
export const getFunction: schema.Validator<client.GetFunctionResponses[200]> = /* @__PURE__ */ schema.response("200", cloudFunctionSchema);

/** Validates the data of `projects.locations.functions.getIamPolicy`: `200`. */
export const getFunctionIamPolicy: schema.Validator<client.GetFunctionIamPolicyResponses[200]> = /* @__PURE__ */ schema.response("200", policySchema);

/** Validates the data of `operations.get`: `200`. */
export const getOperation: schema.Validator<client.GetOperationResponses[200]> = /* @__PURE__ */ schema.response("200", operationSchema);

/** Validates the data of `projects.locations.functions.list`: `200`. */
export const listFunctions: schema.Validator<client.ListFunctionsResponses[200]> = /* @__PURE__ */ schema.response("200", listFunctionsResponseSchema);

/** Validates the data of `projects.locations.list`: `200`. */
export const listLocations: schema.Validator<client.ListLocationsResponses[200]> = /* @__PURE__ */ schema.response("200", listLocationsResponseSchema);

/** Validates the data of `operations.list`: `200`. */
export const listOperations: schema.Validator<client.ListOperationsResponses[200]> = /* @__PURE__ */ schema.response("200", listOperationsResponseSchema);

/** Validates the data of `projects.locations.functions.patch`: `200`. */
export const patchFunction: schema.Validator<client.PatchFunctionResponses[200]> = /* @__PURE__ */ schema.response("200", functionOperationSchema);

/** Validates the data of `projects.locations.functions.setIamPolicy`: `200`. */
export const setFunctionIamPolicy: schema.Validator<client.SetFunctionIamPolicyResponses[200]> = /* @__PURE__ */ schema.response("200", policySchema);

/** Validates the data of `projects.locations.functions.testIamPermissions`: `200`. */
export const testFunctionIamPermissions: schema.Validator<client.TestFunctionIamPermissionsResponses[200]> = /* @__PURE__ */ schema.response("200", testIamPermissionsResponseSchema);

/** The validators of all operations, for the option `validators` of a client. */
export const validators: {
  readonly callFunction: typeof callFunction;
  readonly createFunction: typeof createFunction;
  readonly deleteFunction: typeof deleteFunction;
  readonly generateFunctionDownloadUrl: typeof generateFunctionDownloadUrl;
  readonly generateFunctionUploadUrl: typeof generateFunctionUploadUrl;
  readonly getFunction: typeof getFunction;
  readonly getFunctionIamPolicy: typeof getFunctionIamPolicy;
  readonly getOperation: typeof getOperation;
  readonly listFunctions: typeof listFunctions;
  readonly listLocations: typeof listLocations;
  readonly listOperations: typeof listOperations;
  readonly patchFunction: typeof patchFunction;
  readonly setFunctionIamPolicy: typeof setFunctionIamPolicy;
  readonly testFunctionIamPermissions: typeof testFunctionIamPermissions;
} = {
  callFunction,
  createFunction,
  deleteFunction,
  generateFunctionDownloadUrl,
  generateFunctionUploadUrl,
  getFunction,
  getFunctionIamPolicy,
  getOperation,
  listFunctions,
  listLocations,
  listOperations,
  patchFunction,
  setFunctionIamPolicy,
  testFunctionIamPermissions,
};
