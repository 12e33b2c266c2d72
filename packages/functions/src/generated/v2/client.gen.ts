// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { ApiCall, CallAsShown, CallOptions, PointFill, ServiceClient } from "@seamline/client-core";
import type { FunctionName, LocationName, OperationName, ProjectName } from "./names.gen.js";
import type { CreateFunctionResponse, DeleteFunctionResponse, ErrorBody, ExtensionPoints, GenerateFunctionDownloadUrlRequest, GenerateFunctionDownloadUrlResponse, GenerateFunctionUploadUrlRequest, GenerateFunctionUploadUrlResponse, ListFunctionsResponse, ListLocationsResponse, ListOperationsResponse, ListRuntimesResponse, Operation, PatchFunctionRequest, PatchFunctionResponse, Policy, SetFunctionIamPolicyRequest, SetFunctionIamPolicyResponse, TestFunctionIamPermissionsRequest, TestFunctionIamPermissionsResponse, UserFunction, UserFunctionInput, paths } from "./types.gen.js";

/**
 * Client of Functions Service, v2.
 *
 * Profile: as shown.
 *
 * It has only what the source document shows. For the whole service, import from `@seamline/functions/…/reference`.
 */
export interface FunctionsAsShownClient extends ServiceClient<paths> {
  readonly projects: ProjectsResource;
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
   * The document does not show the pages of this list. To iterate, import from `@seamline/functions/…/reference`.
   *
   * `GET /{version}/projects/{project}/locations`
   *
   * Extension points: `query.parameters`, `list.pagination`, `credentials`, `operation.permissions`.
   *
   * @param input.name - Resource name of the form `projects/{project}`.
   * @returns `2XX`: The supported locations.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  list(input: ListLocationsInput, options?: CallOptions): CallAsShown<ListLocationsResponse, ListLocationsResponses, "to iterate, import from @seamline/functions/…/reference">;
  readonly functions: ProjectsLocationsFunctionsResource;
  readonly operations: ProjectsLocationsOperationsResource;
  readonly runtimes: ProjectsLocationsRuntimesResource;
}

/** Calls of `projects.locations.functions`. */
export interface ProjectsLocationsFunctionsResource {
  /**
   * Create a function.
   *
   * Creates a function under the resource that `parent` identifies. Creating a function is a long-running operation; `getOperation` returns its latest state.
   *
   * The document does not show how to wait for the result. To wait, import from `@seamline/functions/…/reference`.
   *
   * `POST /{version}/projects/{project}/locations/{location}/functions`
   *
   * Extension points: `query.parameters`, `function.states`, `operation.states`, `credentials`, `operation.permissions`.
   *
   * @param input.parent - Resource name of the form `projects/{project}/locations/{location}`.
   * @param input.body - Request to create a function.
   * @returns `2XX`: Response to creating the function.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  create(input: CreateFunctionInput, options?: CallOptions): CallAsShown<CreateFunctionResponse, CreateFunctionResponses, "to wait, import from @seamline/functions/…/reference">;
  /**
   * Delete a function.
   *
   * Deletes the function that `name` identifies from the project. Deleting a function is a long-running operation; `getOperation` returns its latest state.
   *
   * The document does not show how to wait for the result. To wait, import from `@seamline/functions/…/reference`.
   *
   * `DELETE /{version}/projects/{project}/locations/{location}/functions/{function}`
   *
   * Extension points: `query.parameters`, `function.states`, `operation.states`, `credentials`, `operation.permissions`.
   *
   * @param input.name - Resource name of the form `projects/{project}/locations/{location}/functions/{function}`.
   * @returns `2XX`: Response to deleting the function.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  delete(input: DeleteFunctionInput, options?: CallOptions): CallAsShown<DeleteFunctionResponse, DeleteFunctionResponses, "to wait, import from @seamline/functions/…/reference">;
  /**
   * Generate a URL for downloading source code.
   *
   * Returns a signed URL for downloading the source code of a deployed function.
   *
   * `POST /{version}/projects/{project}/locations/{location}/functions/{function}:generateDownloadUrl`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.permissions`.
   *
   * @param input.name - Resource name of the form `projects/{project}/locations/{location}/functions/{function}`.
   * @param input.body - Request for a signed URL.
   * @returns `2XX`: A signed URL for downloading source code.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  generateDownloadUrl(input: GenerateFunctionDownloadUrlInput, options?: CallOptions): ApiCall<GenerateFunctionDownloadUrlResponse, GenerateFunctionDownloadUrlResponses>;
  /**
   * Generate a URL for uploading source code.
   *
   * Returns a signed URL for uploading the source code of a function. `parent` identifies the resource under which functions are created.
   *
   * `POST /{version}/projects/{project}/locations/{location}/functions:generateUploadUrl`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.permissions`.
   *
   * @param input.parent - Resource name of the form `projects/{project}/locations/{location}`.
   * @param input.body - Request for a signed URL.
   * @returns `2XX`: A signed URL for uploading source code.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  generateUploadUrl(input: GenerateFunctionUploadUrlInput, options?: CallOptions): ApiCall<GenerateFunctionUploadUrlResponse, GenerateFunctionUploadUrlResponses>;
  /**
   * Get a function.
   *
   * Returns the function that `name` identifies.
   *
   * `GET /{version}/projects/{project}/locations/{location}/functions/{function}`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.permissions`.
   *
   * @param input.name - Resource name of the form `projects/{project}/locations/{location}/functions/{function}`.
   * @returns `2XX`: The named function.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  get(input: GetFunctionInput, options?: CallOptions): ApiCall<UserFunction, GetFunctionResponses>;
  /**
   * Get the access control policy of a resource.
   *
   * Returns the access control policy of the resource that `resource` identifies.
   *
   * `GET /{version}/projects/{project}/locations/{location}/functions/{function}:getIamPolicy`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.permissions`.
   *
   * @param input.resource - Resource name of the form `projects/{project}/locations/{location}/functions/{function}`.
   * @returns `2XX`: The access control policy of the resource.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  getIamPolicy(input: GetFunctionIamPolicyInput, options?: CallOptions): ApiCall<Policy, GetFunctionIamPolicyResponses>;
  /**
   * List functions.
   *
   * Returns the functions of the project. `parent` identifies the resource under which they are listed.
   *
   * The document does not show the pages of this list. To iterate, import from `@seamline/functions/…/reference`.
   *
   * `GET /{version}/projects/{project}/locations/{location}/functions`
   *
   * Extension points: `query.parameters`, `list.pagination`, `credentials`, `operation.permissions`.
   *
   * @param input.parent - Resource name of the form `projects/{project}/locations/{location}`.
   * @returns `2XX`: The functions of the project.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  list(input: ListFunctionsInput, options?: CallOptions): CallAsShown<ListFunctionsResponse, ListFunctionsResponses, "to iterate, import from @seamline/functions/…/reference">;
  /**
   * Update a function.
   *
   * Updates an existing function, which the field `name` of the function in the body identifies. Updating a function is a long-running operation; `getOperation` returns its latest state.
   *
   * The document does not show how to wait for the result. To wait, import from `@seamline/functions/…/reference`.
   *
   * `PATCH /{version}/projects/{project}/locations/{location}/functions/{function}`
   *
   * Extension points: `query.parameters`, `function.states`, `operation.states`, `credentials`, `operation.permissions`.
   *
   * @param input.name - Resource name of the form `projects/{project}/locations/{location}/functions/{function}`.
   * @param input.body - Request to update the function.
   * @returns `2XX`: Response to updating the function.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  patch(input: PatchFunctionInput, options?: CallOptions): CallAsShown<PatchFunctionResponse, PatchFunctionResponses, "to wait, import from @seamline/functions/…/reference">;
  /**
   * Set the access control policy of a resource.
   *
   * Sets the access control policy of the resource that `resource` identifies.
   *
   * `POST /{version}/projects/{project}/locations/{location}/functions/{function}:setIamPolicy`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.permissions`.
   *
   * @param input.resource - Resource name of the form `projects/{project}/locations/{location}/functions/{function}`.
   * @param input.body - Request to set the access control policy.
   * @returns `2XX`: Response to setting the access control policy.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  setIamPolicy(input: SetFunctionIamPolicyInput, options?: CallOptions): ApiCall<SetFunctionIamPolicyResponse, SetFunctionIamPolicyResponses>;
  /**
   * Test the caller's permissions on a resource.
   *
   * Returns the permissions that the caller has on the resource that `resource` identifies.
   *
   * `POST /{version}/projects/{project}/locations/{location}/functions/{function}:testIamPermissions`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.permissions`.
   *
   * @param input.resource - Resource name of the form `projects/{project}/locations/{location}/functions/{function}`.
   * @param input.body - Request for the permissions of the caller.
   * @returns `2XX`: The permissions that the caller has.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  testIamPermissions(input: TestFunctionIamPermissionsInput, options?: CallOptions): ApiCall<TestFunctionIamPermissionsResponse, TestFunctionIamPermissionsResponses>;
}

/** Calls of `projects.locations.operations`. */
export interface ProjectsLocationsOperationsResource {
  /**
   * Get an operation.
   *
   * Returns the latest state of the operation.
   *
   * `GET /{version}/projects/{project}/locations/{location}/operations/{operation}`
   *
   * Extension points: `query.parameters`, `operation.states`, `credentials`, `operation.permissions`.
   *
   * @param input.name - Resource name of the form `projects/{project}/locations/{location}/operations/{operation}`.
   * @returns `2XX`: The latest state of the operation.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  get(input: GetOperationInput, options?: CallOptions): ApiCall<Operation, GetOperationResponses>;
  /**
   * List operations.
   *
   * Returns the operations that match the filter in the request. `name` identifies the parent of the operations.
   *
   * The document does not show the pages of this list. To iterate, import from `@seamline/functions/…/reference`.
   *
   * `GET /{version}/projects/{project}/locations/{location}/operations`
   *
   * Extension points: `query.parameters`, `filter.syntax`, `list.pagination`, `credentials`, `operation.permissions`.
   *
   * @param input.name - Resource name of the form `projects/{project}/locations/{location}`.
   * @returns `2XX`: The operations that match the filter.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  list(input: ListOperationsInput, options?: CallOptions): CallAsShown<ListOperationsResponse, ListOperationsResponses, "to iterate, import from @seamline/functions/…/reference">;
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
   * Extension points: `query.parameters`, `list.pagination`, `credentials`, `operation.permissions`.
   *
   * @param input.parent - Resource name of the form `projects/{project}/locations/{location}`.
   * @returns `2XX`: The runtimes supported for the project.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  list(input: ListRuntimesInput, options?: CallOptions): ApiCall<ListRuntimesResponse, ListRuntimesResponses>;
}

/** Input of `projects.locations.functions.create`. */
export interface CreateFunctionInput {
  /** Resource name, of the form `projects/{project}/locations/{location}`. */
  parent: LocationName;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request to create a function. */
  body?: UserFunctionInput;
}

/** Bodies of `projects.locations.functions.create` by status. */
export interface CreateFunctionResponses {
  /** Response to creating the function. */
  "2XX": CreateFunctionResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `projects.locations.functions.delete`. */
export interface DeleteFunctionInput {
  /** Resource name, of the form `projects/{project}/locations/{location}/functions/{function}`. */
  name: FunctionName;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `projects.locations.functions.delete` by status. */
export interface DeleteFunctionResponses {
  /** Response to deleting the function. */
  "2XX": DeleteFunctionResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `projects.locations.functions.generateDownloadUrl`. */
export interface GenerateFunctionDownloadUrlInput {
  /** Resource name, of the form `projects/{project}/locations/{location}/functions/{function}`. */
  name: FunctionName;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request for a signed URL. */
  body?: GenerateFunctionDownloadUrlRequest;
}

/** Bodies of `projects.locations.functions.generateDownloadUrl` by status. */
export interface GenerateFunctionDownloadUrlResponses {
  /** A signed URL for downloading source code. */
  "2XX": GenerateFunctionDownloadUrlResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `projects.locations.functions.generateUploadUrl`. */
export interface GenerateFunctionUploadUrlInput {
  /** Resource name, of the form `projects/{project}/locations/{location}`. */
  parent: LocationName;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request for a signed URL. */
  body?: GenerateFunctionUploadUrlRequest;
}

/** Bodies of `projects.locations.functions.generateUploadUrl` by status. */
export interface GenerateFunctionUploadUrlResponses {
  /** A signed URL for uploading source code. */
  "2XX": GenerateFunctionUploadUrlResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `projects.locations.functions.get`. */
export interface GetFunctionInput {
  /** Resource name, of the form `projects/{project}/locations/{location}/functions/{function}`. */
  name: FunctionName;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `projects.locations.functions.get` by status. */
export interface GetFunctionResponses {
  /**
   * The named function.
   *
   * Extension points: `getFunction.response`.
   */
  "2XX": UserFunction;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `projects.locations.functions.getIamPolicy`. */
export interface GetFunctionIamPolicyInput {
  /** Resource name, of the form `projects/{project}/locations/{location}/functions/{function}`. */
  resource: FunctionName;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `projects.locations.functions.getIamPolicy` by status. */
export interface GetFunctionIamPolicyResponses {
  /**
   * The access control policy of the resource.
   *
   * Extension points: `getFunctionIamPolicy.response`.
   */
  "2XX": Policy;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `projects.locations.operations.get`. */
export interface GetOperationInput {
  /** Resource name, of the form `projects/{project}/locations/{location}/operations/{operation}`. */
  name: OperationName;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `projects.locations.operations.get` by status. */
export interface GetOperationResponses {
  /**
   * The latest state of the operation.
   *
   * Extension points: `getOperation.response`.
   */
  "2XX": Operation;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `projects.locations.functions.list`. */
export interface ListFunctionsInput {
  /** Resource name, of the form `projects/{project}/locations/{location}`. */
  parent: LocationName;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `projects.locations.functions.list` by status. */
export interface ListFunctionsResponses {
  /** The functions of the project. */
  "2XX": ListFunctionsResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `projects.locations.list`. */
export interface ListLocationsInput {
  /** Resource name, of the form `projects/{project}`. */
  name: ProjectName;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `projects.locations.list` by status. */
export interface ListLocationsResponses {
  /**
   * The supported locations.
   *
   * Extension points: `location.fields`.
   */
  "2XX": ListLocationsResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `projects.locations.operations.list`. */
export interface ListOperationsInput {
  /** Resource name, of the form `projects/{project}/locations/{location}`. */
  name: LocationName;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`, `filter.syntax`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters"> & PointFill<ExtensionPoints, "filter.syntax">;
}

/** Bodies of `projects.locations.operations.list` by status. */
export interface ListOperationsResponses {
  /** The operations that match the filter. */
  "2XX": ListOperationsResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `projects.locations.runtimes.list`. */
export interface ListRuntimesInput {
  /** Resource name, of the form `projects/{project}/locations/{location}`. */
  parent: LocationName;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `projects.locations.runtimes.list` by status. */
export interface ListRuntimesResponses {
  /**
   * The runtimes supported for the project.
   *
   * Extension points: `runtime.fields`.
   */
  "2XX": ListRuntimesResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `projects.locations.functions.patch`. */
export interface PatchFunctionInput {
  /** Resource name, of the form `projects/{project}/locations/{location}/functions/{function}`. */
  name: FunctionName;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request to update the function. */
  body?: PatchFunctionRequest;
}

/** Bodies of `projects.locations.functions.patch` by status. */
export interface PatchFunctionResponses {
  /** Response to updating the function. */
  "2XX": PatchFunctionResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `projects.locations.functions.setIamPolicy`. */
export interface SetFunctionIamPolicyInput {
  /** Resource name, of the form `projects/{project}/locations/{location}/functions/{function}`. */
  resource: FunctionName;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request to set the access control policy. */
  body?: SetFunctionIamPolicyRequest;
}

/** Bodies of `projects.locations.functions.setIamPolicy` by status. */
export interface SetFunctionIamPolicyResponses {
  /** Response to setting the access control policy. */
  "2XX": SetFunctionIamPolicyResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `projects.locations.functions.testIamPermissions`. */
export interface TestFunctionIamPermissionsInput {
  /** Resource name, of the form `projects/{project}/locations/{location}/functions/{function}`. */
  resource: FunctionName;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request for the permissions of the caller. */
  body?: TestFunctionIamPermissionsRequest;
}

/** Bodies of `projects.locations.functions.testIamPermissions` by status. */
export interface TestFunctionIamPermissionsResponses {
  /** The permissions that the caller has. */
  "2XX": TestFunctionIamPermissionsResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}
