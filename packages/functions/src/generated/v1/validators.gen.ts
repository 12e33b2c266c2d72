// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import * as schema from "@seamline/client-core/validators";
import type * as client from "./client.gen.js";

const callFunctionResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const createFunctionResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const deleteFunctionResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const generateFunctionDownloadUrlResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const generateFunctionUploadUrlResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const cloudFunctionSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  name: schema.any,
});

const policySchema: schema.Schema = /* @__PURE__ */ schema.object({});

const operationSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const listFunctionsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const listLocationsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const listOperationsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const patchFunctionResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const setFunctionIamPolicyResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const testFunctionIamPermissionsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

/** Validates the data of `projects.locations.functions.call`: `2XX`. */
export const callFunction: schema.Validator<client.CallFunctionResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", callFunctionResponseSchema);

/** Validates the data of `projects.locations.functions.create`: `2XX`. */
export const createFunction: schema.Validator<client.CreateFunctionResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", createFunctionResponseSchema);

/** Validates the data of `projects.locations.functions.delete`: `2XX`. */
export const deleteFunction: schema.Validator<client.DeleteFunctionResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", deleteFunctionResponseSchema);

/** Validates the data of `projects.locations.functions.generateDownloadUrl`: `2XX`. */
export const generateFunctionDownloadUrl: schema.Validator<client.GenerateFunctionDownloadUrlResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", generateFunctionDownloadUrlResponseSchema);

/** Validates the data of `projects.locations.functions.generateUploadUrl`: `2XX`. */
export const generateFunctionUploadUrl: schema.Validator<client.GenerateFunctionUploadUrlResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", generateFunctionUploadUrlResponseSchema);

/** Validates the data of `projects.locations.functions.get`: `2XX`. */
export const getFunction: schema.Validator<client.GetFunctionResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", cloudFunctionSchema);

/** Validates the data of `projects.locations.functions.getIamPolicy`: `2XX`. */
export const getFunctionIamPolicy: schema.Validator<client.GetFunctionIamPolicyResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", policySchema);

/** Validates the data of `operations.get`: `2XX`. */
export const getOperation: schema.Validator<client.GetOperationResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", operationSchema);

/** Validates the data of `projects.locations.functions.list`: `2XX`. */
export const listFunctions: schema.Validator<client.ListFunctionsResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", listFunctionsResponseSchema);

/** Validates the data of `projects.locations.list`: `2XX`. */
export const listLocations: schema.Validator<client.ListLocationsResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", listLocationsResponseSchema);

/** Validates the data of `operations.list`: `2XX`. */
export const listOperations: schema.Validator<client.ListOperationsResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", listOperationsResponseSchema);

/** Validates the data of `projects.locations.functions.patch`: `2XX`. */
export const patchFunction: schema.Validator<client.PatchFunctionResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", patchFunctionResponseSchema);

/** Validates the data of `projects.locations.functions.setIamPolicy`: `2XX`. */
export const setFunctionIamPolicy: schema.Validator<client.SetFunctionIamPolicyResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", setFunctionIamPolicyResponseSchema);

/** Validates the data of `projects.locations.functions.testIamPermissions`: `2XX`. */
export const testFunctionIamPermissions: schema.Validator<client.TestFunctionIamPermissionsResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", testFunctionIamPermissionsResponseSchema);

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
