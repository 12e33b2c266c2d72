// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { ApiCall, CallOptions, OperationCall, PageCall, ResumableOperations, ServiceClient } from "@seamline/client-core";
import type { FunctionName, LocationName, OperationName, ProjectName } from "./names.gen.js";
import type { CreateFunctionQuery, DeleteFunctionOperation, Empty, ErrorBody, FunctionOperation, GenerateDownloadUrlRequest, GenerateDownloadUrlResponse, GenerateUploadUrlRequest, GenerateUploadUrlResponse, GetFunctionIamPolicyQuery, GetFunctionQuery, ListFunctionsQuery, ListFunctionsResponse, ListLocationsQuery, ListLocationsResponse, ListOperationsQuery, ListOperationsResponse, ListRuntimesQuery, ListRuntimesResponse, Operation, OperationMetadata, PatchFunctionQuery, Policy, SetIamPolicyRequest, SupportedLocation, TestIamPermissionsRequest, TestIamPermissionsResponse, UserFunction, UserFunctionInput, paths } from "./types.gen.js";

/**
 * Client of Functions Service, v2.
 *
 * Profile: reference.
 */
export interface FunctionsReferenceClient extends ServiceClient<paths> {
  readonly projects: ProjectsResource;
  readonly operations: ResumableOperations<StartedOperations>;
}

/** Calls of `projects`. */
export interface ProjectsResource {
  readonly locations: ProjectsLocationsResource;
}

/** Calls of `projects.locations`. */
export interface ProjectsLocationsResource {
  /**
   * List the supported locations.
   *
   * Returns the supported locations. `name` identifies the parent of the locations.
   *
   * `GET /{version}/projects/{project}/locations`
   *
   * Needs `cloudfunctions.locations.list`. Scope: `cloud-platform`.
   *
   * @param input.name - Resource name of the form `projects/{project}`.
   * @param input.query.filter - Filter for the entries to return. The syntax is not described.
   * @param input.query.pageSize - Maximum number of entries on a page.
   * @param input.query.pageToken - Token of the page to return: the `nextPageToken` of the previous page.
   * @param input.query.extraLocationTypes - Additional types of location. The values and the effect are not described.
   * @returns `200`: A page of the supported locations.
   * @throws {ApiError} `404`: The resource that the request names does not exist.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  list(input: ListLocationsInput, options?: CallOptions): PageCall<ListLocationsResponse, SupportedLocation, ListLocationsResponses>;
  readonly functions: ProjectsLocationsFunctionsResource;
  readonly operations: ProjectsLocationsOperationsResource;
  readonly runtimes: ProjectsLocationsRuntimesResource;
}

/** Calls of `projects.locations.functions`. */
export interface ProjectsLocationsFunctionsResource {
  /**
   * Create a function.
   *
   * Creates a function under the resource that `parent` identifies. `functionId` is the last segment of its name. If a function with that name exists, the request is accepted and its operation ends with the error `ALREADY_EXISTS`. A region holds at most 1000 functions. Creating a function is a long-running operation, which cannot be cancelled; `getOperation` returns its latest state.
   *
   * `POST /{version}/projects/{project}/locations/{location}/functions`
   *
   * Needs `cloudfunctions.functions.create`. Scope: `cloud-platform`.
   *
   * Extension points: `function.moves`.
   *
   * @param input.parent - Resource name of the form `projects/{project}/locations/{location}`.
   * @param input.query.functionId - ID of the new function, which becomes the last segment of its name.
   * @param input.body - Request to create a function.
   * @returns `200`: The operation that creates the function.
   * @throws {ApiError} `404`: The resource that the request names does not exist.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   * @example
   * const result = await client.projects.locations.functions.create(input).wait();
   */
  create(input: CreateFunctionInput, options?: CallOptions): OperationCall<UserFunction, OperationMetadata, FunctionOperation, CreateFunctionResponses>;
  /**
   * Delete a function.
   *
   * Deletes the function that `name` identifies from the project. Deleting a function is a long-running operation, which cannot be cancelled; `getOperation` returns its latest state.
   *
   * `DELETE /{version}/projects/{project}/locations/{location}/functions/{function}`
   *
   * Needs `cloudfunctions.functions.delete`. Scope: `cloud-platform`.
   *
   * Extension points: `function.moves`.
   *
   * @param input.name - Resource name of the form `projects/{project}/locations/{location}/functions/{function}`.
   * @returns `200`: The operation that deletes the function.
   * @throws {ApiError} `404`: The resource that the request names does not exist.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   * @example
   * const result = await client.projects.locations.functions.delete(input).wait();
   */
  delete(input: DeleteFunctionInput, options?: CallOptions): OperationCall<Empty, OperationMetadata, DeleteFunctionOperation, DeleteFunctionResponses>;
  /**
   * Generate a URL for downloading source code.
   *
   * Returns a signed URL for downloading the source code of a deployed function. A plain GET request downloads from it. The URL is valid for 30 minutes.
   *
   * `POST /{version}/projects/{project}/locations/{location}/functions/{function}:generateDownloadUrl`
   *
   * Needs `cloudfunctions.functions.sourceCodeGet`. Scope: `cloud-platform`.
   *
   * @param input.name - Resource name of the form `projects/{project}/locations/{location}/functions/{function}`.
   * @param input.body - Request for a signed URL.
   * @returns `200`: A signed URL for downloading source code.
   * @throws {ApiError} `404`: The resource that the request names does not exist.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  generateDownloadUrl(input: GenerateFunctionDownloadUrlInput, options?: CallOptions): ApiCall<GenerateDownloadUrlResponse, GenerateFunctionDownloadUrlResponses>;
  /**
   * Generate a URL for uploading source code.
   *
   * Returns a signed URL for uploading the source code of a function. `parent` identifies the resource under which functions are created. The upload is a PUT request with the header `content-type: application/zip` and without an `Authorization` header. It sends a zip archive of at most 100 MB, which is at most 500 MB uncompressed. A function names the `storageSource` of the response in `buildConfig.source.storageSource`.
   *
   * `POST /{version}/projects/{project}/locations/{location}/functions:generateUploadUrl`
   *
   * Needs `cloudfunctions.functions.sourceCodeSet`. Scope: `cloud-platform`.
   *
   * @param input.parent - Resource name of the form `projects/{project}/locations/{location}`.
   * @param input.body - Request for a signed URL.
   * @returns `200`: A signed URL for uploading source code.
   * @throws {ApiError} `404`: The resource that the request names does not exist.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  generateUploadUrl(input: GenerateFunctionUploadUrlInput, options?: CallOptions): ApiCall<GenerateUploadUrlResponse, GenerateFunctionUploadUrlResponses>;
  /**
   * Get a function.
   *
   * Returns the function that `name` identifies, or the revision of it in `revision`. A function that was created through v1 has the environment `GEN_1`.
   *
   * `GET /{version}/projects/{project}/locations/{location}/functions/{function}`
   *
   * Needs `cloudfunctions.functions.get`. Scope: `cloud-platform`.
   *
   * @param input.name - Resource name of the form `projects/{project}/locations/{location}/functions/{function}`.
   * @param input.query.revision - Revision of the function to return.
   * @returns `200`: The named function.
   * @throws {ApiError} `404`: The resource that the request names does not exist.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  get(input: GetFunctionInput, options?: CallOptions): ApiCall<UserFunction, GetFunctionResponses>;
  /**
   * Get the access control policy of a resource.
   *
   * Returns the access control policy of the resource that `resource` identifies.
   *
   * `GET /{version}/projects/{project}/locations/{location}/functions/{function}:getIamPolicy`
   *
   * Needs `cloudfunctions.functions.getIamPolicy`. Scope: `cloud-platform`.
   *
   * @param input.resource - Resource name of the form `projects/{project}/locations/{location}/functions/{function}`.
   * @param input.query - `options.requestedPolicyVersion` Requested version of the policy.
   * @returns `200`: The access control policy.
   * @throws {ApiError} `404`: The resource that the request names does not exist.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  getIamPolicy(input: GetFunctionIamPolicyInput, options?: CallOptions): ApiCall<Policy, GetFunctionIamPolicyResponses>;
  /**
   * List functions.
   *
   * Returns the functions of the project, including those that were created through v1. `parent` identifies the resource under which they are listed. The location `-` stands for all locations; `unreachable` then names those that could not be reached.
   *
   * `GET /{version}/projects/{project}/locations/{location}/functions`
   *
   * Needs `cloudfunctions.functions.list`. Scope: `cloud-platform`.
   *
   * @param input.parent - Resource name of the form `projects/{project}/locations/{location}`.
   * @param input.query.filter - Filter for the functions to return, in the syntax of AIP-160.
   * @param input.query.pageSize - Maximum number of functions on a page.
   * @param input.query.pageToken - Token of the page to return: the `nextPageToken` of the previous page.
   * @param input.query.orderBy - Order of the functions, in the syntax of AIP-132.
   * @returns `200`: A page of the functions of the project.
   * @throws {ApiError} `404`: The resource that the request names does not exist.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  list(input: ListFunctionsInput, options?: CallOptions): PageCall<ListFunctionsResponse, UserFunction, ListFunctionsResponses>;
  /**
   * Update a function.
   *
   * Updates an existing function, which the field `name` of the function in the body identifies. Only the fields in `updateMask` are updated, or all fields in the body if there is no mask. Updating a function is a long-running operation, which cannot be cancelled; `getOperation` returns its latest state.
   *
   * `PATCH /{version}/projects/{project}/locations/{location}/functions/{function}`
   *
   * Needs `cloudfunctions.functions.update`. Scope: `cloud-platform`.
   *
   * Extension points: `function.moves`.
   *
   * @param input.name - Resource name of the form `projects/{project}/locations/{location}/functions/{function}`.
   * @param input.query.updateMask - Fields of the function to update. Without a mask, all fields in the body are updated.
   * @param input.body - Request to update the function.
   * @returns `200`: The operation that updates the function.
   * @throws {ApiError} `404`: The resource that the request names does not exist.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   * @example
   * const result = await client.projects.locations.functions.patch(input).wait();
   */
  patch(input: PatchFunctionInput, options?: CallOptions): OperationCall<UserFunction, OperationMetadata, FunctionOperation, PatchFunctionResponses>;
  /**
   * Set the access control policy of a resource.
   *
   * Sets the access control policy of the resource that `resource` identifies, in place of the previous policy. Without an `updateMask`, the bindings and the etag are set. A stale etag fails with status 409 and the error `ABORTED`. A policy names at most 1500 principals and 250 groups.
   *
   * `POST /{version}/projects/{project}/locations/{location}/functions/{function}:setIamPolicy`
   *
   * Needs `cloudfunctions.functions.setIamPolicy`. Scope: `cloud-platform`.
   *
   * @param input.resource - Resource name of the form `projects/{project}/locations/{location}/functions/{function}`.
   * @param input.body - Request to set the access control policy.
   * @returns `200`: The access control policy that was set.
   * @throws {ApiError} `404`: The resource that the request names does not exist.
   * @throws {ApiError} `409`: The etag of the policy is stale.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  setIamPolicy(input: SetFunctionIamPolicyInput, options?: CallOptions): ApiCall<Policy, SetFunctionIamPolicyResponses>;
  /**
   * Test the caller's permissions on a resource.
   *
   * Returns the tested permissions that the caller has on the resource that `resource` identifies. For a resource that does not exist, the response has no permissions. Wildcards are not allowed. The test may fail open.
   *
   * `POST /{version}/projects/{project}/locations/{location}/functions/{function}:testIamPermissions`
   *
   * Scope: `cloud-platform`.
   *
   * Extension points: `operation.permissions`.
   *
   * @param input.resource - Resource name of the form `projects/{project}/locations/{location}/functions/{function}`.
   * @param input.body - Request for the permissions of the caller.
   * @returns `200`: The tested permissions that the caller has.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  testIamPermissions(input: TestFunctionIamPermissionsInput, options?: CallOptions): ApiCall<TestIamPermissionsResponse, TestFunctionIamPermissionsResponses>;
}

/** Calls of `projects.locations.operations`. */
export interface ProjectsLocationsOperationsResource {
  /**
   * Get an operation.
   *
   * Returns the latest state of the operation that `name` identifies. An operation that is done has a `response` or an `error`.
   *
   * `GET /{version}/projects/{project}/locations/{location}/operations/{operation}`
   *
   * Needs `cloudfunctions.operations.get`. Scope: `cloud-platform`.
   *
   * @param input.name - Resource name of the form `projects/{project}/locations/{location}/operations/{operation}`.
   * @returns `200`: The latest state of the operation.
   * @throws {ApiError} `404`: The resource that the request names does not exist.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  get(input: GetOperationInput, options?: CallOptions): ApiCall<Operation, GetOperationResponses>;
  /**
   * List operations.
   *
   * Returns the operations that match the filter in the request. `name` identifies the parent of the operations. The location `-` stands for all locations; `unreachable` then names those that could not be reached.
   *
   * `GET /{version}/projects/{project}/locations/{location}/operations`
   *
   * Needs `cloudfunctions.operations.list`. Scope: `cloud-platform`.
   *
   * @param input.name - Resource name of the form `projects/{project}/locations/{location}`.
   * @param input.query.pageSize - Maximum number of entries on a page.
   * @param input.query.pageToken - Token of the page to return: the `nextPageToken` of the previous page.
   * @param input.query.returnPartialSuccess - Whether the list may return partial success. Its effect is not described.
   * @param input.query.filter - Filter for the entries to return. The syntax is not described.
   * @returns `200`: A page of the operations that match the filter.
   * @throws {ApiError} `404`: The resource that the request names does not exist.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  list(input: ListOperationsInput, options?: CallOptions): PageCall<ListOperationsResponse, Operation, ListOperationsResponses>;
}

/** Calls of `projects.locations.runtimes`. */
export interface ProjectsLocationsRuntimesResource {
  /**
   * List the supported runtimes.
   *
   * Returns the runtimes supported for the project. `parent` identifies the resource under which they are listed.
   *
   * `GET /{version}/projects/{project}/locations/{location}/runtimes`
   *
   * Scope: `cloud-platform`.
   *
   * Extension points: `operation.permissions`.
   *
   * @param input.parent - Resource name of the form `projects/{project}/locations/{location}`.
   * @param input.query.filter - Filter for the runtimes to return. Clients send, for example, `name=nodejs20 AND environment=GEN_1`.
   * @returns `200`: The runtimes supported for the project.
   * @throws {ApiError} `404`: The resource that the request names does not exist.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  list(input: ListRuntimesInput, options?: CallOptions): ApiCall<ListRuntimesResponse, ListRuntimesResponses>;
}

/** What `operations.resume` gives, by the operationId of what started the operation. */
export interface StartedOperations {
  createFunction: OperationCall<UserFunction, OperationMetadata>;
  deleteFunction: OperationCall<Empty, OperationMetadata>;
  patchFunction: OperationCall<UserFunction, OperationMetadata>;
}

/** Bodies of failures that every call may end in, by status. */
export interface CommonFailures {
  /** The request is invalid. */
  400: ErrorBody;
  /** The credentials are missing or invalid. */
  401: ErrorBody;
  /** The caller lacks a permission that the operation requires. */
  403: ErrorBody;
  /** A quota is exceeded. */
  429: ErrorBody;
  /** The service failed. */
  500: ErrorBody;
}

/** Input of `projects.locations.functions.create`. */
export interface CreateFunctionInput {
  /** Resource name, of the form `projects/{project}/locations/{location}`. */
  parent: LocationName;
  /** Query parameters. */
  query: CreateFunctionQuery;
  /** Request to create a function. */
  body: UserFunctionInput;
}

/** Bodies of `projects.locations.functions.create` by status. */
export interface CreateFunctionResponses extends CommonFailures {
  /** The operation that creates the function. */
  200: FunctionOperation;
  /** The resource that the request names does not exist. */
  404: ErrorBody;
}

/** Input of `projects.locations.functions.delete`. */
export interface DeleteFunctionInput {
  /** Resource name, of the form `projects/{project}/locations/{location}/functions/{function}`. */
  name: FunctionName;
}

/** Bodies of `projects.locations.functions.delete` by status. */
export interface DeleteFunctionResponses extends CommonFailures {
  /** The operation that deletes the function. */
  200: DeleteFunctionOperation;
  /** The resource that the request names does not exist. */
  404: ErrorBody;
}

/** Input of `projects.locations.functions.generateDownloadUrl`. */
export interface GenerateFunctionDownloadUrlInput {
  /** Resource name, of the form `projects/{project}/locations/{location}/functions/{function}`. */
  name: FunctionName;
  /** Request for a signed URL. */
  body?: GenerateDownloadUrlRequest;
}

/** Bodies of `projects.locations.functions.generateDownloadUrl` by status. */
export interface GenerateFunctionDownloadUrlResponses extends CommonFailures {
  /** A signed URL for downloading source code. */
  200: GenerateDownloadUrlResponse;
  /** The resource that the request names does not exist. */
  404: ErrorBody;
}

/** Input of `projects.locations.functions.generateUploadUrl`. */
export interface GenerateFunctionUploadUrlInput {
  /** Resource name, of the form `projects/{project}/locations/{location}`. */
  parent: LocationName;
  /** Request for a signed URL. */
  body?: GenerateUploadUrlRequest;
}

/** Bodies of `projects.locations.functions.generateUploadUrl` by status. */
export interface GenerateFunctionUploadUrlResponses extends CommonFailures {
  /** A signed URL for uploading source code. */
  200: GenerateUploadUrlResponse;
  /** The resource that the request names does not exist. */
  404: ErrorBody;
}

/** Input of `projects.locations.functions.get`. */
export interface GetFunctionInput {
  /** Resource name, of the form `projects/{project}/locations/{location}/functions/{function}`. */
  name: FunctionName;
  /** Query parameters. */
  query?: GetFunctionQuery;
}

/** Bodies of `projects.locations.functions.get` by status. */
export interface GetFunctionResponses extends CommonFailures {
  /** The named function. */
  200: UserFunction;
  /** The resource that the request names does not exist. */
  404: ErrorBody;
}

/** Input of `projects.locations.functions.getIamPolicy`. */
export interface GetFunctionIamPolicyInput {
  /** Resource name, of the form `projects/{project}/locations/{location}/functions/{function}`. */
  resource: FunctionName;
  /** Query parameters. */
  query?: GetFunctionIamPolicyQuery;
}

/** Bodies of `projects.locations.functions.getIamPolicy` by status. */
export interface GetFunctionIamPolicyResponses extends CommonFailures {
  /** The access control policy. */
  200: Policy;
  /** The resource that the request names does not exist. */
  404: ErrorBody;
}

/** Input of `projects.locations.operations.get`. */
export interface GetOperationInput {
  /** Resource name, of the form `projects/{project}/locations/{location}/operations/{operation}`. */
  name: OperationName;
}

/** Bodies of `projects.locations.operations.get` by status. */
export interface GetOperationResponses extends CommonFailures {
  /** The latest state of the operation. */
  200: Operation;
  /** The resource that the request names does not exist. */
  404: ErrorBody;
}

/** Input of `projects.locations.functions.list`. */
export interface ListFunctionsInput {
  /** Resource name, of the form `projects/{project}/locations/{location}`. */
  parent: LocationName;
  /** Query parameters. */
  query?: ListFunctionsQuery;
}

/** Bodies of `projects.locations.functions.list` by status. */
export interface ListFunctionsResponses extends CommonFailures {
  /** A page of the functions of the project. */
  200: ListFunctionsResponse;
  /** The resource that the request names does not exist. */
  404: ErrorBody;
}

/** Input of `projects.locations.list`. */
export interface ListLocationsInput {
  /** Resource name, of the form `projects/{project}`. */
  name: ProjectName;
  /** Query parameters. */
  query?: ListLocationsQuery;
}

/** Bodies of `projects.locations.list` by status. */
export interface ListLocationsResponses extends CommonFailures {
  /** A page of the supported locations. */
  200: ListLocationsResponse;
  /** The resource that the request names does not exist. */
  404: ErrorBody;
}

/** Input of `projects.locations.operations.list`. */
export interface ListOperationsInput {
  /** Resource name, of the form `projects/{project}/locations/{location}`. */
  name: LocationName;
  /** Query parameters. */
  query?: ListOperationsQuery;
}

/** Bodies of `projects.locations.operations.list` by status. */
export interface ListOperationsResponses extends CommonFailures {
  /** A page of the operations that match the filter. */
  200: ListOperationsResponse;
  /** The resource that the request names does not exist. */
  404: ErrorBody;
}

/** Input of `projects.locations.runtimes.list`. */
export interface ListRuntimesInput {
  /** Resource name, of the form `projects/{project}/locations/{location}`. */
  parent: LocationName;
  /** Query parameters. */
  query?: ListRuntimesQuery;
}

/** Bodies of `projects.locations.runtimes.list` by status. */
export interface ListRuntimesResponses extends CommonFailures {
  /** The runtimes supported for the project. */
  200: ListRuntimesResponse;
  /** The resource that the request names does not exist. */
  404: ErrorBody;
}

/** Input of `projects.locations.functions.patch`. */
export interface PatchFunctionInput {
  /** Resource name, of the form `projects/{project}/locations/{location}/functions/{function}`. */
  name: FunctionName;
  /** Query parameters. */
  query?: PatchFunctionQuery;
  /** Request to update the function. */
  body: UserFunctionInput;
}

/** Bodies of `projects.locations.functions.patch` by status. */
export interface PatchFunctionResponses extends CommonFailures {
  /** The operation that updates the function. */
  200: FunctionOperation;
  /** The resource that the request names does not exist. */
  404: ErrorBody;
}

/** Input of `projects.locations.functions.setIamPolicy`. */
export interface SetFunctionIamPolicyInput {
  /** Resource name, of the form `projects/{project}/locations/{location}/functions/{function}`. */
  resource: FunctionName;
  /** Request to set the access control policy. */
  body: SetIamPolicyRequest;
}

/** Bodies of `projects.locations.functions.setIamPolicy` by status. */
export interface SetFunctionIamPolicyResponses extends CommonFailures {
  /** The access control policy that was set. */
  200: Policy;
  /** The resource that the request names does not exist. */
  404: ErrorBody;
  /** The etag of the policy is stale. */
  409: ErrorBody;
}

/** Input of `projects.locations.functions.testIamPermissions`. */
export interface TestFunctionIamPermissionsInput {
  /** Resource name, of the form `projects/{project}/locations/{location}/functions/{function}`. */
  resource: FunctionName;
  /** Request for the permissions of the caller. */
  body?: TestIamPermissionsRequest;
}

/** Bodies of `projects.locations.functions.testIamPermissions` by status. */
export interface TestFunctionIamPermissionsResponses extends CommonFailures {
  /** The tested permissions that the caller has. */
  200: TestIamPermissionsResponse;
}
