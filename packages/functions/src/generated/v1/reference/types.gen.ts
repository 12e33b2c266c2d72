// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { PointCheck, PointFill } from "@seamline/client-core";

/**
 * Extension points of Functions Service: merge into this interface what you know. A fill is an object type.
 *
 * - `auditLogConfig.fields`: Every field of the configuration of an audit log.
 * - `automaticUpdatePolicy.fields`: Every field of the policy of automatic updates.
 * - `error.details`: What the details of an error hold beyond their type.
 * - `location.metadata`: What the metadata of a location hold.
 * - `onDeployUpdatePolicy.fields`: Every field of the policy of updates on deployment.
 * - `operation.response`: What the response of an operation holds that is read or listed by its name.
 * - `operationMetadata.request`: What the request holds that an operation came from.
 * - `retry.fields`: Every field of the way to retry after a failure.
 * - `secretVersion.fields`: Every field of a version of a secret in a volume.
 * - `status.details`: What the details of a failed operation hold.
 *
 * @example
 * declare module "@seamline/functions/v1/reference" {
 *   interface ExtensionPoints {
 *     "auditLogConfig.fields": { name: string };
 *   }
 * }
 */
export interface ExtensionPoints {
}

/** Ids of the extension points that a type can carry. */
export type ExtensionPointId = "auditLogConfig.fields" | "automaticUpdatePolicy.fields" | "error.details" | "location.metadata" | "onDeployUpdatePolicy.fields" | "operation.response" | "operationMetadata.request" | "retry.fields" | "secretVersion.fields" | "status.details";

/** `unknown` when every fill names a point and is an object type; otherwise a type that says what is wrong. */
export type CheckedPoints = PointCheck<ExtensionPoints, ExtensionPointId>;

/** What is shown, and what is known of the extension point. */
type Filled<Shown, Id extends ExtensionPointId, Unfilled = Record<string, unknown>> = Shown & PointFill<ExtensionPoints, Id, Unfilled>;

/** What is written to audit logs about a service. */
export interface AuditConfig {
  /** Configurations of the logs. */
  auditLogConfigs?: AuditLogConfig[];
  /** The service. */
  service?: string;
}

/**
 * Configuration of an audit log. Its fields are not described.
 *
 * Extension points: `auditLogConfig.fields`.
 */
export interface AuditLogConfig extends PointFill<ExtensionPoints, "auditLogConfig.fields"> {
}

/**
 * Policy of automatic updates. Its fields are not described.
 *
 * Extension points: `automaticUpdatePolicy.fields`.
 */
export interface AutomaticUpdatePolicy extends PointFill<ExtensionPoints, "automaticUpdatePolicy.fields"> {
}

/** A role, and the principals that have it. */
export interface Binding {
  /** A condition under which a binding holds. */
  condition?: Expr;
  /** The principals that have the role. */
  members?: string[];
  /** The role. */
  role?: string;
}

/** What a deployed function is called with. */
export interface CallFunctionRequest {
  /** Input of the function. */
  data?: string;
}

/** What came of a call. */
export interface CallFunctionResponse {
  /** What went wrong in the function. */
  error?: string;
  /** Id of this run of the function. */
  executionId?: string;
  /** What the function gave. */
  result?: string;
}

/** State of the function. */
export type CloudFunctionStatus = "CLOUD_FUNCTION_STATUS_UNSPECIFIED" | "ACTIVE" | "OFFLINE" | "DEPLOY_IN_PROGRESS" | "DELETE_IN_PROGRESS" | "UNKNOWN" | (string & {});

/** The deletion of a function, a long-running operation. */
export interface DeleteFunctionOperation {
  /** Resource name of the operation. */
  name?: string;
  /** Whether the operation has ended. */
  done?: boolean;
  /** Why an operation failed. */
  error?: Status;
  /** An object without fields. */
  response?: Empty;
  /** What an operation does, and to what. */
  metadata?: OperationMetadataV1;
}

/**
 * Kind of registry that keeps the image of the function.
 *
 * @deprecated
 */
export type DockerRegistry = "DOCKER_REGISTRY_UNSPECIFIED" | "CONTAINER_REGISTRY" | "ARTIFACT_REGISTRY" | (string & {});

/** An object without fields. */
export type Empty = Record<string, unknown>;

/** Body of a failed call. */
export interface ErrorBody {
  /** What went wrong with a call. */
  error?: ErrorInfo;
}

/**
 * A detail of a failure. Its type decides what else it holds.
 *
 * Extension points: `error.details`.
 */
export interface ErrorDetail extends Filled<ErrorDetailShown, "error.details"> {
}

interface ErrorDetailShown {
  /** Type of the detail. */
  "@type"?: string;
}

/** What went wrong with a call. */
export interface ErrorInfo {
  /** The HTTP status of the answer. */
  code?: number;
  /** What went wrong, in words. */
  message?: string;
  /** What kind of failure it is. */
  status?: ErrorStatus;
  /** More about the failure. */
  details?: ErrorDetail[];
}

/** What kind of failure it is. */
export type ErrorStatus = "INVALID_ARGUMENT" | "FAILED_PRECONDITION" | "UNAUTHENTICATED" | "PERMISSION_DENIED" | "NOT_FOUND" | "ALREADY_EXISTS" | "ABORTED" | "RESOURCE_EXHAUSTED" | "UNIMPLEMENTED" | (string & {});

/** Lets events run the function. */
export interface EventTrigger {
  /** Type of the events, which names a provider and one of its event types. */
  eventType?: string;
  /** What happens when the function fails on an event. */
  failurePolicy?: FailurePolicy;
  /** Resource whose events run the function. */
  resource?: string;
  /** Service that sends the events. */
  service?: string;
}

/** A condition under which a binding holds. */
export interface Expr {
  /** Description of the expression. */
  description?: string;
  /** The expression itself. */
  expression?: string;
  /** Location of the expression. */
  location?: string;
  /** Title of the expression. */
  title?: string;
}

/** What happens when the function fails on an event. */
export interface FailurePolicy {
  /** How the event is tried again. Its fields are not described. */
  retry?: Retry;
}

/** A function that the user provides and that runs in response to events. The reference profile calls its type CloudFunction. */
export interface Function {
  /** Resource name: `projects/{project}/locations/{location}/functions/{function}`. */
  name?: string;
  /** Policy of automatic updates. Its fields are not described. */
  automaticUpdatePolicy?: AutomaticUpdatePolicy;
  /** Memory of the function, in MB. */
  availableMemoryMb?: number;
  /** Environment variables of the build. */
  buildEnvironmentVariables?: {
    [key: string]: string;
  };
  /** Id of the build. */
  buildId?: string;
  /** Name of the build. */
  buildName?: string;
  /** Service account that the build runs as. */
  buildServiceAccount?: string;
  /** Pool of workers that builds the function. */
  buildWorkerPool?: string;
  /** What the function is for. */
  description?: string;
  /**
   * Kind of registry that keeps the image of the function.
   *
   * @deprecated
   */
  dockerRegistry?: DockerRegistry;
  /** Repository that keeps the image of the function. */
  dockerRepository?: string;
  /** Name of the code that a call runs. */
  entryPoint?: string;
  /** Environment variables that the function sees. */
  environmentVariables?: {
    [key: string]: string;
  };
  /** Lets events run the function. */
  eventTrigger?: EventTrigger;
  /** Lets HTTPS requests run the function. */
  httpsTrigger?: HttpsTrigger;
  /** Where calls of the function may come from. */
  ingressSettings?: IngressSettings;
  /** Name of the encryption key of the function. */
  kmsKeyName?: string;
  /** Labels of the function. */
  labels?: {
    [key: string]: string;
  };
  /** The largest number of instances. */
  maxInstances?: number;
  /** The smallest number of instances. */
  minInstances?: number;
  /**
   * Network that the function reaches.
   *
   * @deprecated
   */
  network?: string;
  /** Policy of updates when the function is deployed. Its fields are not described. */
  onDeployUpdatePolicy?: OnDeployUpdatePolicy;
  /** Runtime that the function runs in. */
  runtime?: string;
  /** A flag of the service. Its name is not explained. */
  satisfiesPzi?: boolean;
  /** A flag of the service. Its name is not explained. */
  satisfiesPzs?: boolean;
  /** Environment variables whose values are secrets. */
  secretEnvironmentVariables?: SecretEnvVar[];
  /** Volumes that hold secrets. */
  secretVolumes?: SecretVolume[];
  /** E-mail address of the service account that the function runs as. */
  serviceAccountEmail?: string;
  /** URL of the archive with the source code. */
  sourceArchiveUrl?: string;
  /** Repository with the source code. */
  sourceRepository?: SourceRepository;
  /** The URL that the source code was uploaded to. It is stripped when the function is read. */
  sourceUploadUrl?: string;
  /** State of the function. */
  status?: CloudFunctionStatus;
  /**
   * How long a call may take, such as `60s`.
   *
   * Format: google-duration.
   */
  timeout?: string;
  /**
   * When the function was last updated.
   *
   * Format: date-time.
   */
  updateTime?: string;
  /**
   * Version of the function.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  versionId?: string;
  /** Connector through which the function reaches a VPC network. */
  vpcConnector?: string;
  /** Which outgoing traffic of the function passes the VPC connector. */
  vpcConnectorEgressSettings?: VpcConnectorEgressSettings;
}

/** What a caller says about a function when creating or updating it. */
export interface FunctionInput {
  /** Resource name: `projects/{project}/locations/{location}/functions/{function}`. */
  name?: string;
  /** Policy of automatic updates. Its fields are not described. */
  automaticUpdatePolicy?: AutomaticUpdatePolicy;
  /** Memory of the function, in MB. */
  availableMemoryMb?: number;
  /** Environment variables of the build. */
  buildEnvironmentVariables?: {
    [key: string]: string;
  };
  /** Service account that the build runs as. */
  buildServiceAccount?: string;
  /** Pool of workers that builds the function. */
  buildWorkerPool?: string;
  /** What the function is for. */
  description?: string;
  /**
   * Kind of registry that keeps the image of the function.
   *
   * @deprecated
   */
  dockerRegistry?: DockerRegistry;
  /** Repository that keeps the image of the function. */
  dockerRepository?: string;
  /** Name of the code that a call runs. */
  entryPoint?: string;
  /** Environment variables that the function sees. */
  environmentVariables?: {
    [key: string]: string;
  };
  /** Lets events run the function. */
  eventTrigger?: EventTrigger;
  /** Lets HTTPS requests run the function; what a caller says about it. */
  httpsTrigger?: HttpsTriggerInput;
  /** Where calls of the function may come from. */
  ingressSettings?: IngressSettings;
  /** Name of the encryption key of the function. */
  kmsKeyName?: string;
  /** Labels of the function. */
  labels?: {
    [key: string]: string;
  };
  /** The largest number of instances. */
  maxInstances?: number;
  /** The smallest number of instances. */
  minInstances?: number;
  /**
   * Network that the function reaches.
   *
   * @deprecated
   */
  network?: string;
  /** Policy of updates when the function is deployed. Its fields are not described. */
  onDeployUpdatePolicy?: OnDeployUpdatePolicy;
  /** Runtime that the function runs in. */
  runtime?: string;
  /** Environment variables whose values are secrets. */
  secretEnvironmentVariables?: SecretEnvVar[];
  /** Volumes that hold secrets. */
  secretVolumes?: SecretVolume[];
  /** E-mail address of the service account that the function runs as. */
  serviceAccountEmail?: string;
  /** URL of the archive with the source code. */
  sourceArchiveUrl?: string;
  /** Repository with the source code; what a caller says about it. */
  sourceRepository?: SourceRepositoryInput;
  /** Token about the source code. */
  sourceToken?: string;
  /** The URL that the source code was uploaded to. It is stripped when the function is read. */
  sourceUploadUrl?: string;
  /**
   * How long a call may take, such as `60s`.
   *
   * Format: google-duration.
   */
  timeout?: string;
  /** Connector through which the function reaches a VPC network. */
  vpcConnector?: string;
  /** Which outgoing traffic of the function passes the VPC connector. */
  vpcConnectorEgressSettings?: VpcConnectorEgressSettings;
}

/** The creation or the update of a function, a long-running operation. */
export interface FunctionOperation {
  /** Resource name of the operation. */
  name?: string;
  /** Whether the operation has ended. */
  done?: boolean;
  /** Why an operation failed. */
  error?: Status;
  /** A function that the user provides and that runs in response to events. The reference profile calls its type CloudFunction. */
  response?: Function;
  /** What an operation does, and to what. */
  metadata?: OperationMetadataV1;
}

/** Which source code to download. */
export interface GenerateDownloadUrlRequest {
  /**
   * Version of the function.
   *
   * Format: uint64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  versionId?: string;
}

/** Where the source code of a function can be downloaded. */
export interface GenerateDownloadUrlResponse {
  /** Signed URL that a plain GET downloads from. */
  downloadUrl?: string;
}

/** How source code is going to be uploaded. */
export interface GenerateUploadUrlRequest {
  /** Name of the key that encrypts the source code. */
  kmsKeyName?: string;
}

/** Where source code can be uploaded. */
export interface GenerateUploadUrlResponse {
  /** Signed URL that a PUT uploads to; a function names it as `sourceUploadUrl`. */
  uploadUrl?: string;
}

/** Lets HTTPS requests run the function. */
export interface HttpsTrigger {
  /** Whether the function may be called without HTTPS. */
  securityLevel?: SecurityLevel;
  /** URL that runs the function. */
  url?: string;
}

/** Lets HTTPS requests run the function; what a caller says about it. */
export interface HttpsTriggerInput {
  /** Whether the function may be called without HTTPS. */
  securityLevel?: SecurityLevel;
}

/** Where calls of the function may come from. */
export type IngressSettings = "INGRESS_SETTINGS_UNSPECIFIED" | "ALLOW_ALL" | "ALLOW_INTERNAL_ONLY" | "ALLOW_INTERNAL_AND_GCLB" | (string & {});

/** A page of the functions of a project. */
export interface ListFunctionsResponse {
  /** The functions of this page. */
  functions?: Function[];
  /** Token that asks for the next page. */
  nextPageToken?: string;
  /** Locations that could not be reached, when the list spans all locations. */
  unreachable?: string[];
}

/** A page of the supported locations. */
export interface ListLocationsResponse {
  /** The locations of this page. */
  locations?: Location[];
  /** Token that asks for the next page. */
  nextPageToken?: string;
}

/** A page of long-running operations. */
export interface ListOperationsResponse {
  /** Token that asks for the next page. */
  nextPageToken?: string;
  /** The operations of this page. */
  operations?: Operation[];
  /** Locations that could not be reached, when the list spans several. */
  unreachable?: string[];
}

/** A place in which functions can run. */
export interface Location {
  /** Name of the location, for people. */
  displayName?: string;
  /** Labels of the location. */
  labels?: {
    [key: string]: string;
  };
  /** Id of the location. */
  locationId?: string;
  /** Metadata of a location. */
  metadata?: LocationMetadata;
  /** Resource name: `projects/{project}/locations/{location}`. */
  name?: string;
}

/**
 * Metadata of a location.
 *
 * Extension points: `location.metadata`.
 */
export interface LocationMetadata extends PointFill<ExtensionPoints, "location.metadata"> {
}

/**
 * Policy of updates when the function is deployed. Its fields are not described.
 *
 * Extension points: `onDeployUpdatePolicy.fields`.
 */
export interface OnDeployUpdatePolicy extends PointFill<ExtensionPoints, "onDeployUpdatePolicy.fields"> {
}

/** A long-running operation of any kind. When it is done, it has a response or an error. */
export interface Operation {
  /** Resource name of the operation. */
  name?: string;
  /** Whether the operation has ended. */
  done?: boolean;
  /** Why an operation failed. */
  error?: Status;
  /** What the operation ended with, such as the function that it created. Its fields depend on what began the operation. */
  response?: OperationResponse;
  /** What an operation does, and to what. */
  metadata?: OperationMetadataV1;
}

/**
 * The request that the operation came from.
 *
 * Extension points: `operationMetadata.request`.
 */
export interface OperationMetadataRequest extends PointFill<ExtensionPoints, "operationMetadata.request"> {
}

/** What an operation does, and to what. */
export interface OperationMetadataV1 {
  /** Id of the build. */
  buildId?: string;
  /** Name of the build. */
  buildName?: string;
  /** The request that the operation came from. */
  request?: OperationMetadataRequest;
  /** Token about the source code. */
  sourceToken?: string;
  /** Resource name of the function that the operation changes. */
  target?: string;
  /** What the operation does. */
  type?: OperationType;
  /**
   * When the operation was last updated.
   *
   * Format: date-time.
   */
  updateTime?: string;
  /**
   * Version of the function that the operation makes.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  versionId?: string;
}

/**
 * What the operation ended with, such as the function that it created. Its fields depend on what began the operation.
 *
 * Extension points: `operation.response`.
 */
export interface OperationResponse extends PointFill<ExtensionPoints, "operation.response"> {
}

/** What the operation does. */
export type OperationType = "OPERATION_UNSPECIFIED" | "CREATE_FUNCTION" | "UPDATE_FUNCTION" | "DELETE_FUNCTION" | (string & {});

/** An access control policy. It says who may do what with a resource. */
export interface Policy {
  /** What is written to audit logs. */
  auditConfigs?: AuditConfig[];
  /** Who has which role. */
  bindings?: Binding[];
  /**
   * Mark of this state of the policy. A policy that is set with a stale etag is refused.
   *
   * Format: byte.
   */
  etag?: string;
  /** Version of a policy. */
  version?: PolicyVersion;
}

/**
 * Version of a policy.
 *
 * - `0`: VERSION_0
 * - `1`: VERSION_1
 * - `3`: VERSION_3
 */
export type PolicyVersion = 0 | 1 | 3 | (number & {});

/**
 * How the event is tried again. Its fields are not described.
 *
 * Extension points: `retry.fields`.
 */
export interface Retry extends PointFill<ExtensionPoints, "retry.fields"> {
}

/** An environment variable whose value is a secret. */
export interface SecretEnvVar {
  /** Name of the environment variable. */
  key?: string;
  /** Project that the secret belongs to. */
  projectId?: string;
  /** Name of the secret. */
  secret?: string;
  /** Version of the secret. */
  version?: string;
}

/**
 * A version of a secret in a volume. Its fields are not described.
 *
 * Extension points: `secretVersion.fields`.
 */
export interface SecretVersion extends PointFill<ExtensionPoints, "secretVersion.fields"> {
}

/** A volume that holds a secret. */
export interface SecretVolume {
  /** Path at which the function sees the volume. */
  mountPath?: string;
  /** Project that the secret belongs to. */
  projectId?: string;
  /** Name of the secret. */
  secret?: string;
  /** Versions of the secret that the volume holds. */
  versions?: SecretVersion[];
}

/** Whether the function may be called without HTTPS. */
export type SecurityLevel = "SECURITY_LEVEL_UNSPECIFIED" | "SECURE_ALWAYS" | "SECURE_OPTIONAL" | (string & {});

/** A policy to set. */
export interface SetIamPolicyRequest {
  /** An access control policy. It says who may do what with a resource. */
  policy?: Policy;
  /**
   * Which fields of the policy are set.
   *
   * Format: google-fieldmask.
   *
   * Default: `"bindings, etag"`.
   */
  updateMask?: string;
}

/** Repository with the source code. */
export interface SourceRepository {
  /** URL of the source code that is deployed. */
  deployedUrl?: string;
  /** URL of the source code in the repository. */
  url?: string;
}

/** Repository with the source code; what a caller says about it. */
export interface SourceRepositoryInput {
  /** URL of the source code in the repository. */
  url?: string;
}

/** Why an operation failed. */
export interface Status {
  /**
   * Code of the error.
   *
   * Extension points: `status.codes`.
   */
  code?: number;
  /** More about the error. */
  details?: StatusDetail[];
  /** What went wrong, for people. */
  message?: string;
}

/**
 * A detail of the error of an operation.
 *
 * Extension points: `status.details`.
 */
export interface StatusDetail extends PointFill<ExtensionPoints, "status.details"> {
}

/** Permissions to test. */
export interface TestIamPermissionsRequest {
  /** The permissions to test. Wildcards are not allowed. */
  permissions?: string[];
}

/** Those of the tested permissions that the caller has. */
export interface TestIamPermissionsResponse {
  /** The permissions that the caller has. */
  permissions?: string[];
}

/** Which outgoing traffic of the function passes the VPC connector. */
export type VpcConnectorEgressSettings = "VPC_CONNECTOR_EGRESS_SETTINGS_UNSPECIFIED" | "PRIVATE_RANGES_ONLY" | "ALL_TRAFFIC" | (string & {});

/** Query parameters of `projects.locations.functions.get`. */
export interface GetFunctionQuery {
  /**
   * The version of the function to read.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  versionId?: string;
}

/** Query parameters of `projects.locations.functions.getIamPolicy`. */
export interface GetFunctionIamPolicyQuery {
  /** The version of the policy that is asked for. */
  "options.requestedPolicyVersion"?: PolicyVersion;
}

/** Query parameters of `projects.locations.functions.list`. */
export interface ListFunctionsQuery {
  /** How many entries a page holds at most. */
  pageSize?: number;
  /** Token of the page to answer with, from `nextPageToken` of the page before. */
  pageToken?: string;
}

/** Query parameters of `projects.locations.list`. */
export interface ListLocationsQuery {
  /**
   * Which entries to list. How a filter is written is not described.
   *
   * Extension points: `filter.syntax`.
   */
  filter?: string;
  /** How many entries a page holds at most. */
  pageSize?: number;
  /** Token of the page to answer with, from `nextPageToken` of the page before. */
  pageToken?: string;
  /**
   * Further types of location; its values and effect are not described.
   *
   * Extension points: `queryParameter.values`.
   */
  extraLocationTypes?: string[];
}

/** Query parameters of `operations.list`. */
export interface ListOperationsQuery {
  /** How many entries a page holds at most. */
  pageSize?: number;
  /** Token of the page to answer with, from `nextPageToken` of the page before. */
  pageToken?: string;
  /**
   * On partial success of the list; its effect is not described.
   *
   * Extension points: `queryParameter.values`.
   */
  returnPartialSuccess?: boolean;
  /** Which operations to list: `project:P,location:L,function:F` means the operations of one function, and `project:P,latest:true` the latest operation of each function. `*` stands for any value. */
  filter?: string;
}

/** Query parameters of `projects.locations.functions.patch`. */
export interface PatchFunctionQuery {
  /**
   * Which fields of the function are updated.
   *
   * Format: google-fieldmask.
   */
  updateMask: string;
}

export interface paths {
  "/v1/operations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List operations
     * @description Lists those operations that match the filter of the request.
     */
    get: operations["listOperations"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/operations/{operation}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an operation
     * @description Answers with the latest state of the operation.
     */
    get: operations["getOperation"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{project}/locations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the supported locations
     * @description Lists the locations that are supported. `name` is the parent of the locations.
     */
    get: operations["listLocations"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{project}/locations/{location}/functions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List functions
     * @description Lists the functions of the project. `parent` names the resource that they are under.
     */
    get: operations["listFunctions"];
    put?: never;
    /**
     * Create a function
     * @description Creates a new function in the location that `location` names. Creating is a long-running operation; `getOperation` reads its latest state.
     */
    post: operations["createFunction"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{project}/locations/{location}/functions:generateUploadUrl": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Generate a URL for uploading source code
     * @description Returns a signed URL to which the source code of a function is uploaded. `parent` names the resource that functions are under.
     */
    post: operations["generateFunctionUploadUrl"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{project}/locations/{location}/functions/{function}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a function
     * @description Returns the function that `name` identifies.
     */
    get: operations["getFunction"];
    put?: never;
    post?: never;
    /**
     * Delete a function
     * @description Deletes the function that `name` identifies from the project. Deleting is a long-running operation; `getOperation` reads its latest state.
     */
    delete: operations["deleteFunction"];
    options?: never;
    head?: never;
    /**
     * Update a function
     * @description Updates an existing function, which the `name` field of the function body identifies. Updating is a long-running operation; `getOperation` reads its latest state.
     */
    patch: operations["patchFunction"];
    trace?: never;
  };
  "/v1/projects/{project}/locations/{location}/functions/{function}:call": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Call a function
     * @description Invokes a deployed function synchronously.
     */
    post: operations["callFunction"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{project}/locations/{location}/functions/{function}:generateDownloadUrl": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Generate a URL for downloading source code
     * @description Returns a signed URL from which the source code of a deployed function is downloaded.
     */
    post: operations["generateFunctionDownloadUrl"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{project}/locations/{location}/functions/{function}:getIamPolicy": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the access control policy of a function
     * @description Gets the access control policy of the function.
     */
    get: operations["getFunctionIamPolicy"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{project}/locations/{location}/functions/{function}:setIamPolicy": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the access control policy of a function
     * @description Puts an access control policy on the function.
     */
    post: operations["setFunctionIamPolicy"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{project}/locations/{location}/functions/{function}:testIamPermissions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Test permissions on a function
     * @description Tests the specified permissions against the access control policy of the function.
     */
    post: operations["testFunctionIamPermissions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export interface components {
  schemas: {
    AuditConfig: AuditConfig;
    AuditLogConfig: AuditLogConfig;
    AutomaticUpdatePolicy: AutomaticUpdatePolicy;
    Binding: Binding;
    CallFunctionRequest: CallFunctionRequest;
    CallFunctionResponse: CallFunctionResponse;
    CloudFunctionStatus: CloudFunctionStatus;
    DeleteFunctionOperation: DeleteFunctionOperation;
    DockerRegistry: DockerRegistry;
    Empty: Empty;
    ErrorBody: ErrorBody;
    ErrorDetail: ErrorDetail;
    ErrorInfo: ErrorInfo;
    ErrorStatus: ErrorStatus;
    EventTrigger: EventTrigger;
    Expr: Expr;
    FailurePolicy: FailurePolicy;
    Function: Function;
    FunctionInput: FunctionInput;
    FunctionOperation: FunctionOperation;
    GenerateDownloadUrlRequest: GenerateDownloadUrlRequest;
    GenerateDownloadUrlResponse: GenerateDownloadUrlResponse;
    GenerateUploadUrlRequest: GenerateUploadUrlRequest;
    GenerateUploadUrlResponse: GenerateUploadUrlResponse;
    HttpsTrigger: HttpsTrigger;
    HttpsTriggerInput: HttpsTriggerInput;
    IngressSettings: IngressSettings;
    ListFunctionsResponse: ListFunctionsResponse;
    ListLocationsResponse: ListLocationsResponse;
    ListOperationsResponse: ListOperationsResponse;
    Location: Location;
    LocationMetadata: LocationMetadata;
    OnDeployUpdatePolicy: OnDeployUpdatePolicy;
    Operation: Operation;
    OperationMetadataRequest: OperationMetadataRequest;
    OperationMetadataV1: OperationMetadataV1;
    OperationResponse: OperationResponse;
    OperationType: OperationType;
    Policy: Policy;
    PolicyVersion: PolicyVersion;
    Retry: Retry;
    SecretEnvVar: SecretEnvVar;
    SecretVersion: SecretVersion;
    SecretVolume: SecretVolume;
    SecurityLevel: SecurityLevel;
    SetIamPolicyRequest: SetIamPolicyRequest;
    SourceRepository: SourceRepository;
    SourceRepositoryInput: SourceRepositoryInput;
    Status: Status;
    StatusDetail: StatusDetail;
    TestIamPermissionsRequest: TestIamPermissionsRequest;
    TestIamPermissionsResponse: TestIamPermissionsResponse;
    VpcConnectorEgressSettings: VpcConnectorEgressSettings;
  };
  responses: {
    /** @description The request is not a valid one. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The request contradicts what exists, for example by a stale etag of a policy. */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The caller lacks a permission that the operation requires. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The service failed. */
    InternalServerError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description What the request names does not exist. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description A quota is used up. */
    TooManyRequests: {
      headers: {
        /** @description When to try again, in seconds or as a date (RFC 9110 section 10.2.3). */
        "Retry-After"?: string;
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The credentials are missing or not valid. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
  };
  parameters: {
    /** @description Further types of location; its values and effect are not described. */
    extraLocationTypes: string[];
    /** @description Which entries to list. How a filter is written is not described. */
    filter: string;
    /** @description Segment of the resource name that names the function. */
    function: string;
    /** @description Segment of the resource name that names the location. */
    location: string;
    /** @description Segment of the resource name that names the long-running operation. */
    operation: string;
    /** @description Which operations to list: `project:P,location:L,function:F` means the operations of one function, and `project:P,latest:true` the latest operation of each function. `*` stands for any value. */
    operationFilter: string;
    /** @description How many entries a page holds at most. */
    pageSize: number;
    /** @description Token of the page to answer with, from `nextPageToken` of the page before. */
    pageToken: string;
    /** @description Segment of the resource name that names the project. */
    project: string;
    /** @description The version of the policy that is asked for. */
    requestedPolicyVersion: PolicyVersion;
    /** @description On partial success of the list; its effect is not described. */
    returnPartialSuccess: boolean;
    /** @description Which fields of the function are updated. */
    updateMask: string;
    /** @description The version of the function to read. */
    versionId: string;
  };
}

export interface operations {
  listOperations: {
    parameters: {
      query?: ListOperationsQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the operations that match the filter. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListOperationsResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  getOperation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Segment of the resource name that names the long-running operation. */
        operation: components["parameters"]["operation"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The latest state of the operation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Operation;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  listLocations: {
    parameters: {
      query?: ListLocationsQuery;
      header?: never;
      path: {
        /** @description Segment of the resource name that names the project. */
        project: components["parameters"]["project"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the supported locations. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListLocationsResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  listFunctions: {
    parameters: {
      query?: ListFunctionsQuery;
      header?: never;
      path: {
        /** @description Segment of the resource name that names the project. */
        project: components["parameters"]["project"];
        /** @description Segment of the resource name that names the location. */
        location: components["parameters"]["location"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the functions of the project. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListFunctionsResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  createFunction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Segment of the resource name that names the project. */
        project: components["parameters"]["project"];
        /** @description Segment of the resource name that names the location. */
        location: components["parameters"]["location"];
      };
      cookie?: never;
    };
    /** @description Request to create a function. */
    requestBody?: {
      content: {
        "application/json": FunctionInput;
      };
    };
    responses: {
      /** @description The operation that creates the function. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": FunctionOperation;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  generateFunctionUploadUrl: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Segment of the resource name that names the project. */
        project: components["parameters"]["project"];
        /** @description Segment of the resource name that names the location. */
        location: components["parameters"]["location"];
      };
      cookie?: never;
    };
    /** @description Request for a signed URL. */
    requestBody?: {
      content: {
        "application/json": GenerateUploadUrlRequest;
      };
    };
    responses: {
      /** @description A signed URL for uploading source code. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": GenerateUploadUrlResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  getFunction: {
    parameters: {
      query?: GetFunctionQuery;
      header?: never;
      path: {
        /** @description Segment of the resource name that names the project. */
        project: components["parameters"]["project"];
        /** @description Segment of the resource name that names the location. */
        location: components["parameters"]["location"];
        /** @description Segment of the resource name that names the function. */
        function: components["parameters"]["function"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The named function. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Function;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  deleteFunction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Segment of the resource name that names the project. */
        project: components["parameters"]["project"];
        /** @description Segment of the resource name that names the location. */
        location: components["parameters"]["location"];
        /** @description Segment of the resource name that names the function. */
        function: components["parameters"]["function"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The operation that deletes the function. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": DeleteFunctionOperation;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  patchFunction: {
    parameters: {
      query: PatchFunctionQuery;
      header?: never;
      path: {
        /** @description Segment of the resource name that names the project. */
        project: components["parameters"]["project"];
        /** @description Segment of the resource name that names the location. */
        location: components["parameters"]["location"];
        /** @description Segment of the resource name that names the function. */
        function: components["parameters"]["function"];
      };
      cookie?: never;
    };
    /** @description Request to update the function. */
    requestBody?: {
      content: {
        "application/json": FunctionInput;
      };
    };
    responses: {
      /** @description The operation that updates the function. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": FunctionOperation;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  callFunction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Segment of the resource name that names the project. */
        project: components["parameters"]["project"];
        /** @description Segment of the resource name that names the location. */
        location: components["parameters"]["location"];
        /** @description Segment of the resource name that names the function. */
        function: components["parameters"]["function"];
      };
      cookie?: never;
    };
    /** @description Request to invoke the function. */
    requestBody?: {
      content: {
        "application/json": CallFunctionRequest;
      };
    };
    responses: {
      /** @description The function ran; the answer holds its result or its error. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CallFunctionResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  generateFunctionDownloadUrl: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Segment of the resource name that names the project. */
        project: components["parameters"]["project"];
        /** @description Segment of the resource name that names the location. */
        location: components["parameters"]["location"];
        /** @description Segment of the resource name that names the function. */
        function: components["parameters"]["function"];
      };
      cookie?: never;
    };
    /** @description Request for a signed URL. */
    requestBody?: {
      content: {
        "application/json": GenerateDownloadUrlRequest;
      };
    };
    responses: {
      /** @description A signed URL for downloading source code. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": GenerateDownloadUrlResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  getFunctionIamPolicy: {
    parameters: {
      query?: GetFunctionIamPolicyQuery;
      header?: never;
      path: {
        /** @description Segment of the resource name that names the project. */
        project: components["parameters"]["project"];
        /** @description Segment of the resource name that names the location. */
        location: components["parameters"]["location"];
        /** @description Segment of the resource name that names the function. */
        function: components["parameters"]["function"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The access control policy. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Policy;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  setFunctionIamPolicy: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Segment of the resource name that names the project. */
        project: components["parameters"]["project"];
        /** @description Segment of the resource name that names the location. */
        location: components["parameters"]["location"];
        /** @description Segment of the resource name that names the function. */
        function: components["parameters"]["function"];
      };
      cookie?: never;
    };
    /** @description Request to set the access control policy. */
    requestBody?: {
      content: {
        "application/json": SetIamPolicyRequest;
      };
    };
    responses: {
      /** @description The access control policy that was set. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Policy;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  testFunctionIamPermissions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Segment of the resource name that names the project. */
        project: components["parameters"]["project"];
        /** @description Segment of the resource name that names the location. */
        location: components["parameters"]["location"];
        /** @description Segment of the resource name that names the function. */
        function: components["parameters"]["function"];
      };
      cookie?: never;
    };
    /** @description Request to test permissions. */
    requestBody?: {
      content: {
        "application/json": TestIamPermissionsRequest;
      };
    };
    responses: {
      /** @description Those of the tested permissions that the caller has. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": TestIamPermissionsResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
}
