// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import * as schema from "@seamline/client-core/validators";
import type * as client from "./client.gen.js";

const int32Format: schema.Schema = /* @__PURE__ */ schema.integer(-2147483648, 2147483647);

const statusDetailSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const statusSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  code: int32Format,
  details: /* @__PURE__ */ schema.array(statusDetailSchema),
  message: schema.string,
});

const automaticUpdatePolicySchema: schema.Schema = /* @__PURE__ */ schema.object({});

const onDeployUpdatePolicySchema: schema.Schema = /* @__PURE__ */ schema.object({});

const repoSourceSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  branchName: schema.string,
  commitSha: schema.string,
  dir: schema.string,
  projectId: schema.string,
  repoName: schema.string,
  tagName: schema.string,
});

const storageSourceSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  bucket: schema.string,
  generation: /* @__PURE__ */ schema.allOf(schema.string, /* @__PURE__ */ schema.pattern(/^-?[0-9]{1,19}$/u, "a 64-bit integer in decimal digits")),
  object: schema.string,
  sourceUploadUrl: schema.string,
});

const sourceSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  gitUri: schema.string,
  repoSource: repoSourceSchema,
  storageSource: storageSourceSchema,
});

const sourceProvenanceSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  gitUri: schema.string,
  resolvedRepoSource: repoSourceSchema,
  resolvedStorageSource: storageSourceSchema,
});

const buildConfigSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  automaticUpdatePolicy: automaticUpdatePolicySchema,
  build: schema.string,
  dockerRegistry: schema.string,
  dockerRepository: schema.string,
  entryPoint: schema.string,
  environmentVariables: /* @__PURE__ */ schema.object({}, {}, schema.string),
  onDeployUpdatePolicy: onDeployUpdatePolicySchema,
  runtime: schema.string,
  serviceAccount: schema.string,
  source: sourceSchema,
  sourceProvenance: sourceProvenanceSchema,
  sourceToken: schema.string,
  workerPool: schema.string,
});

const dateTimeFormat: schema.Schema = /* @__PURE__ */ schema.pattern(/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d{1,9})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u, "a time such as 2026-03-04T05:06:07Z");

const eventFilterSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  attribute: schema.string,
  operator: schema.string,
  value: schema.string,
});

const eventTriggerSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  channel: schema.string,
  eventFilters: /* @__PURE__ */ schema.array(eventFilterSchema),
  eventType: schema.string,
  pubsubTopic: schema.string,
  retryPolicy: schema.string,
  service: schema.string,
  serviceAccountEmail: schema.string,
  trigger: schema.string,
  triggerRegion: schema.string,
});

const directVpcNetworkInterfaceSchema: schema.Schema = /* @__PURE__ */ schema.object({});

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

const serviceConfigSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  allTrafficOnLatestRevision: schema.boolean,
  availableCpu: schema.string,
  availableMemory: schema.string,
  binaryAuthorizationPolicy: schema.string,
  directVpcEgress: schema.string,
  directVpcNetworkInterface: /* @__PURE__ */ schema.array(directVpcNetworkInterfaceSchema),
  environmentVariables: /* @__PURE__ */ schema.object({}, {}, schema.string),
  ingressSettings: schema.string,
  maxInstanceCount: int32Format,
  maxInstanceRequestConcurrency: int32Format,
  minInstanceCount: int32Format,
  revision: schema.string,
  secretEnvironmentVariables: /* @__PURE__ */ schema.array(secretEnvVarSchema),
  secretVolumes: /* @__PURE__ */ schema.array(secretVolumeSchema),
  securityLevel: schema.string,
  service: schema.string,
  serviceAccountEmail: schema.string,
  timeoutSeconds: int32Format,
  uri: schema.string,
  vpcConnector: schema.string,
  vpcConnectorEgressSettings: schema.string,
});

const stateMessageSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  message: schema.string,
  severity: schema.string,
  type: schema.string,
});

const upgradeInfoSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  buildConfig: buildConfigSchema,
  eventTrigger: eventTriggerSchema,
  serviceConfig: serviceConfigSchema,
  upgradeState: schema.string,
});

const userFunctionSchema: schema.Schema = /* @__PURE__ */ schema.object({
  name: schema.string,
}, {
  buildConfig: buildConfigSchema,
  createTime: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
  description: schema.string,
  environment: schema.string,
  eventTrigger: eventTriggerSchema,
  kmsKeyName: schema.string,
  labels: /* @__PURE__ */ schema.object({}, {}, schema.string),
  satisfiesPzi: schema.boolean,
  satisfiesPzs: schema.boolean,
  serviceConfig: serviceConfigSchema,
  state: schema.string,
  stateMessages: /* @__PURE__ */ schema.array(stateMessageSchema),
  updateTime: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
  upgradeInfo: upgradeInfoSchema,
  url: schema.string,
});

const requestResourceSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const stageSchema: schema.Schema = /* @__PURE__ */ schema.object({
  name: schema.string,
}, {
  message: schema.string,
  resource: schema.string,
  resourceUri: schema.string,
  state: schema.string,
  stateMessages: /* @__PURE__ */ schema.array(stateMessageSchema),
});

const operationMetadataSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  apiVersion: schema.string,
  buildName: schema.string,
  cancelRequested: schema.boolean,
  createTime: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
  customIamRoleDetected: schema.boolean,
  endTime: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
  operationType: schema.string,
  requestResource: requestResourceSchema,
  sourceToken: schema.string,
  stages: /* @__PURE__ */ schema.array(stageSchema),
  statusDetail: schema.string,
  target: schema.string,
  verb: schema.string,
});

const functionOperationSchema: schema.Schema = /* @__PURE__ */ schema.object({
  name: schema.string,
}, {
  done: schema.boolean,
  error: statusSchema,
  response: userFunctionSchema,
  metadata: operationMetadataSchema,
});

const emptySchema: schema.Schema = /* @__PURE__ */ schema.object({});

const deleteFunctionOperationSchema: schema.Schema = /* @__PURE__ */ schema.object({
  name: schema.string,
}, {
  done: schema.boolean,
  error: statusSchema,
  response: emptySchema,
  metadata: operationMetadataSchema,
});

const generateDownloadUrlResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({
  downloadUrl: schema.string,
});

const generateUploadUrlResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({
  storageSource: storageSourceSchema,
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
  metadata: operationMetadataSchema,
});

const listFunctionsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  functions: /* @__PURE__ */ schema.array(userFunctionSchema),
  nextPageToken: schema.string,
  unreachable: /* @__PURE__ */ schema.array(schema.string),
});

const locationMetadataSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  environments: /* @__PURE__ */ schema.array(schema.string),
});

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

const calendarDateSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  day: int32Format,
  month: int32Format,
  year: int32Format,
});

const runtimeSchema: schema.Schema = /* @__PURE__ */ schema.object({
  name: schema.string,
}, {
  decommissionDate: calendarDateSchema,
  deprecationDate: calendarDateSchema,
  displayName: schema.string,
  environment: schema.string,
  stage: schema.string,
  warnings: /* @__PURE__ */ schema.array(schema.string),
});

const listRuntimesResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  runtimes: /* @__PURE__ */ schema.array(runtimeSchema),
});

const testIamPermissionsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  permissions: /* @__PURE__ */ schema.array(schema.string),
});

/** Validates the data of `projects.locations.functions.create`: `200`. */
export const createFunction: schema.Validator<client.CreateFunctionResponses[200]> = /* @__PURE__ */ schema.response("200", functionOperationSchema);

/** Validates the data of `projects.locations.functions.delete`: `200`. */
export const deleteFunction: schema.Validator<client.DeleteFunctionResponses[200]> = /* @__PURE__ */ schema.response("200", deleteFunctionOperationSchema);

/** Validates the data of `projects.locations.functions.generateDownloadUrl`: `200`. */
export const generateFunctionDownloadUrl: schema.Validator<client.GenerateFunctionDownloadUrlResponses[200]> = /* @__PURE__ */ schema.response("200", generateDownloadUrlResponseSchema);

/** Validates the data of `projects.locations.functions.generateUploadUrl`: `200`. */
export const generateFunctionUploadUrl: schema.Validator<client.GenerateFunctionUploadUrlResponses[200]> = /* @__PURE__ */ schema.response("200", generateUploadUrlResponseSchema);

/** Validates the data of `projects.locations.functions.get`: `200`. */
export const getFunction: schema.Validator<client.GetFunctionResponses[200]> = /* @__PURE__ */ schema.response("200", userFunctionSchema);

/** Validates the data of `projects.locations.functions.getIamPolicy`: `200`. */
export const getFunctionIamPolicy: schema.Validator<client.GetFunctionIamPolicyResponses[200]> = /* @__PURE__ */ schema.response("200", policySchema);

/** Validates the data of `projects.locations.operations.get`: `200`. */
export const getOperation: schema.Validator<client.GetOperationResponses[200]> = /* @__PURE__ */ schema.response("200", operationSchema);

/** Validates the data of `projects.locations.functions.list`: `200`. */
export const listFunctions: schema.Validator<client.ListFunctionsResponses[200]> = /* @__PURE__ */ schema.response("200", listFunctionsResponseSchema);

/** Validates the data of `projects.locations.list`: `200`. */
export const listLocations: schema.Validator<client.ListLocationsResponses[200]> = /* @__PURE__ */ schema.response("200", listLocationsResponseSchema);

/** Validates the data of `projects.locations.operations.list`: `200`. */
export const listOperations: schema.Validator<client.ListOperationsResponses[200]> = /* @__PURE__ */ schema.response("200", listOperationsResponseSchema);

/** Validates the data of `projects.locations.runtimes.list`: `200`. */
export const listRuntimes: schema.Validator<client.ListRuntimesResponses[200]> = /* @__PURE__ */ schema.response("200", listRuntimesResponseSchema);

/** Validates the data of `projects.locations.functions.patch`: `200`. */
export const patchFunction: schema.Validator<client.PatchFunctionResponses[200]> = /* @__PURE__ */ schema.response("200", functionOperationSchema);

/** Validates the data of `projects.locations.functions.setIamPolicy`: `200`. */
export const setFunctionIamPolicy: schema.Validator<client.SetFunctionIamPolicyResponses[200]> = /* @__PURE__ */ schema.response("200", policySchema);

/** Validates the data of `projects.locations.functions.testIamPermissions`: `200`. */
export const testFunctionIamPermissions: schema.Validator<client.TestFunctionIamPermissionsResponses[200]> = /* @__PURE__ */ schema.response("200", testIamPermissionsResponseSchema);

/** The validators of all operations, for the option `validators` of a client. */
export const validators: {
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
  readonly listRuntimes: typeof listRuntimes;
  readonly patchFunction: typeof patchFunction;
  readonly setFunctionIamPolicy: typeof setFunctionIamPolicy;
  readonly testFunctionIamPermissions: typeof testFunctionIamPermissions;
} = {
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
  listRuntimes,
  patchFunction,
  setFunctionIamPolicy,
  testFunctionIamPermissions,
};
