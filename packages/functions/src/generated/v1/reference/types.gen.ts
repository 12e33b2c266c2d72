// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { PointCheck, PointFill, Unlisted } from "@seamline/client-core";

/**
 * Extension points of Functions Service: merge into this interface what you know. A fill is an object type.
 *
 * - `auditLogConfig.fields`: Every field of the configuration of an audit log.
 * - `automaticUpdatePolicy.fields`: Every field of the policy of automatic updates.
 * - `error.details`: The content of error details beyond their type.
 * - `location.metadata`: The content of the metadata of a location.
 * - `onDeployUpdatePolicy.fields`: Every field of the policy of updates on deployment.
 * - `operation.response`: The response of an operation that is got or listed by its name.
 * - `operationMetadata.request`: The content of the request that started an operation.
 * - `retry.fields`: Every field of the retry after a failure.
 * - `secretVersion.fields`: Every field of a version of a secret in a volume.
 * - `status.details`: The content of the details of a failed operation.
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

/** Configuration of the audit logs of a service. */
export interface AuditConfig {
  /** Configurations of the audit logs. */
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

/** A role and the principals that have it. */
export interface Binding {
  /** The condition under which a binding applies. */
  condition?: Expr;
  /** The principals that have the role. */
  members?: string[];
  /** The role. */
  role?: string;
}

/** Input of a call of a deployed function. */
export interface CallFunctionRequest {
  /** Input of the function. */
  data?: string;
}

/** Result of a call. */
export interface CallFunctionResponse {
  /** The error of the function. */
  error?: string;
  /** ID of this execution of the function. */
  executionId: string;
  /** The result of the function. */
  result?: string;
}

/** A user-provided function that runs in response to events. The schema is not called `Function`, which is a global of JavaScript. */
export interface CloudFunction {
  /** Resource name: `projects/{project}/locations/{location}/functions/{function}`. */
  name: string;
  /** Policy of automatic updates. Its fields are not described. */
  automaticUpdatePolicy?: AutomaticUpdatePolicy;
  /** Memory of the function, in MB. */
  availableMemoryMb?: number;
  /** Environment variables of the build. */
  buildEnvironmentVariables?: {
    [key: string]: string;
  };
  /** ID of the build. */
  buildId?: string;
  /** Name of the build. */
  buildName?: string;
  /** Service account that runs the build. */
  buildServiceAccount?: string;
  /** Worker pool that builds the function. */
  buildWorkerPool?: string;
  /** What the function is for. */
  description?: string;
  /**
   * Registry for the image of the function.
   *
   * @deprecated
   */
  dockerRegistry?: DockerRegistry;
  /** Repository for the image of the function. */
  dockerRepository?: string;
  /** Name of the function in the source code that a call runs. */
  entryPoint?: string;
  /** Environment variables that the function sees. */
  environmentVariables?: {
    [key: string]: string;
  };
  /** Trigger that runs the function on events. */
  eventTrigger?: EventTrigger;
  /** Trigger that runs the function on HTTPS requests. */
  httpsTrigger?: HttpsTrigger;
  /** Origins that may call the function. */
  ingressSettings?: IngressSettings;
  /** Name of the encryption key of the function. */
  kmsKeyName?: string;
  /** Labels of the function. */
  labels?: {
    [key: string]: string;
  };
  /** Maximum number of instances. */
  maxInstances?: number;
  /** Minimum number of instances. */
  minInstances?: number;
  /**
   * Network that the function can reach.
   *
   * @deprecated
   */
  network?: string;
  /** Policy of updates when the function is deployed. Its fields are not described. */
  onDeployUpdatePolicy?: OnDeployUpdatePolicy;
  /** Runtime of the function. */
  runtime?: string;
  /** A flag of the service. Its meaning is not described. */
  satisfiesPzi?: boolean;
  /** A flag of the service. Its meaning is not described. */
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
  /** The upload URL of the source code. The field is removed when the function is read. */
  sourceUploadUrl?: string;
  /** State of the function. */
  status?: CloudFunctionStatus;
  /**
   * Time-out of a call, such as `60s`.
   *
   * Format: google-duration.
   */
  timeout?: string;
  /**
   * Time of the last update of the function.
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
  /** Outgoing traffic of the function that is routed through the VPC connector. */
  vpcConnectorEgressSettings?: VpcConnectorEgressSettings;
}

/** Input for creating or updating a function. */
export interface CloudFunctionInput {
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
  /** Service account that runs the build. */
  buildServiceAccount?: string;
  /** Worker pool that builds the function. */
  buildWorkerPool?: string;
  /** What the function is for. */
  description?: string;
  /**
   * Registry for the image of the function.
   *
   * @deprecated
   */
  dockerRegistry?: DockerRegistry;
  /** Repository for the image of the function. */
  dockerRepository?: string;
  /** Name of the function in the source code that a call runs. */
  entryPoint?: string;
  /** Environment variables that the function sees. */
  environmentVariables?: {
    [key: string]: string;
  };
  /** Trigger that runs the function on events. */
  eventTrigger?: EventTrigger;
  /** Input for a trigger that runs the function on HTTPS requests. */
  httpsTrigger?: HttpsTriggerInput;
  /** Origins that may call the function. */
  ingressSettings?: IngressSettings;
  /** Name of the encryption key of the function. */
  kmsKeyName?: string;
  /** Labels of the function. */
  labels?: {
    [key: string]: string;
  };
  /** Maximum number of instances. */
  maxInstances?: number;
  /** Minimum number of instances. */
  minInstances?: number;
  /**
   * Network that the function can reach.
   *
   * @deprecated
   */
  network?: string;
  /** Policy of updates when the function is deployed. Its fields are not described. */
  onDeployUpdatePolicy?: OnDeployUpdatePolicy;
  /** Runtime of the function. */
  runtime?: string;
  /** Environment variables whose values are secrets. */
  secretEnvironmentVariables?: SecretEnvVar[];
  /** Volumes that hold secrets. */
  secretVolumes?: SecretVolume[];
  /** E-mail address of the service account that the function runs as. */
  serviceAccountEmail?: string;
  /** URL of the archive with the source code. */
  sourceArchiveUrl?: string;
  /** Input for the repository with the source code. */
  sourceRepository?: SourceRepositoryInput;
  /** Token that refers to the source code. */
  sourceToken?: string;
  /** The upload URL of the source code. The field is removed when the function is read. */
  sourceUploadUrl?: string;
  /**
   * Time-out of a call, such as `60s`.
   *
   * Format: google-duration.
   */
  timeout?: string;
  /** Connector through which the function reaches a VPC network. */
  vpcConnector?: string;
  /** Outgoing traffic of the function that is routed through the VPC connector. */
  vpcConnectorEgressSettings?: VpcConnectorEgressSettings;
}

/**
 * State of the function.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type CloudFunctionStatus = "CLOUD_FUNCTION_STATUS_UNSPECIFIED" | "ACTIVE" | "OFFLINE" | "DEPLOY_IN_PROGRESS" | "DELETE_IN_PROGRESS" | "UNKNOWN" | Unlisted;

/** A long-running operation that deletes a function. */
export interface DeleteFunctionOperation {
  /** Resource name of the operation. */
  name: string;
  /** Whether the operation is done. */
  done?: boolean;
  /** The error of a failed operation. */
  error?: Status;
  /** An object without fields. */
  response?: Empty;
  /** What the operation does, and on which function. */
  metadata?: OperationMetadataV1;
}

/**
 * Registry for the image of the function.
 *
 * A value that is not listed is written `unlisted(value)`.
 *
 * @deprecated
 */
export type DockerRegistry = "DOCKER_REGISTRY_UNSPECIFIED" | "CONTAINER_REGISTRY" | "ARTIFACT_REGISTRY" | Unlisted;

/** An object without fields. */
export type Empty = Record<string, unknown>;

/** Body of a failed call. */
export interface ErrorBody {
  /** What went wrong. */
  error?: ErrorInfo;
}

/**
 * A detail of the failure. Its type determines its other fields.
 *
 * Extension points: `error.details`.
 */
export interface ErrorDetail extends Filled<ErrorDetailShown, "error.details"> {
}

interface ErrorDetailShown {
  /** Type of the detail. */
  "@type"?: string;
}

/** What went wrong. */
export interface ErrorInfo {
  /** HTTP status of the response. */
  code?: number;
  /** Human-readable message. */
  message?: string;
  /** Kind of failure. */
  status?: ErrorStatus;
  /** Details of the failure. */
  details?: ErrorDetail[];
}

/**
 * Kind of failure.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type ErrorStatus = "INVALID_ARGUMENT" | "FAILED_PRECONDITION" | "UNAUTHENTICATED" | "PERMISSION_DENIED" | "NOT_FOUND" | "ALREADY_EXISTS" | "ABORTED" | "RESOURCE_EXHAUSTED" | "UNIMPLEMENTED" | Unlisted;

/** Trigger that runs the function on events. */
export interface EventTrigger {
  /** Type of the events: the name of a provider and of one of its event types. */
  eventType?: string;
  /** What happens when the function fails to handle an event. */
  failurePolicy?: FailurePolicy;
  /** Resource whose events run the function. */
  resource?: string;
  /** Service that sends the events. */
  service?: string;
}

/** The condition under which a binding applies. */
export interface Expr {
  /** Description of the expression. */
  description?: string;
  /** The expression. */
  expression?: string;
  /** Location of the expression. */
  location?: string;
  /** Title of the expression. */
  title?: string;
}

/** What happens when the function fails to handle an event. */
export interface FailurePolicy {
  /** Retry of the event. Its fields are not described. */
  retry?: Retry;
}

/** A long-running operation that creates or updates a function. */
export interface FunctionOperation {
  /** Resource name of the operation. */
  name: string;
  /** Whether the operation is done. */
  done?: boolean;
  /** The error of a failed operation. */
  error?: Status;
  /** A user-provided function that runs in response to events. The schema is not called `Function`, which is a global of JavaScript. */
  response?: CloudFunction;
  /** What the operation does, and on which function. */
  metadata?: OperationMetadataV1;
}

/** Selects the source code to download. */
export interface GenerateDownloadUrlRequest {
  /**
   * Version of the function.
   *
   * Format: uint64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  versionId?: string;
}

/** Response with a URL for downloading source code. */
export interface GenerateDownloadUrlResponse {
  /** Signed URL from which a plain GET request downloads the source code. */
  downloadUrl: string;
}

/** Options of an upload of source code. */
export interface GenerateUploadUrlRequest {
  /** Name of the key that encrypts the source code. */
  kmsKeyName?: string;
}

/** Response with a URL for uploading source code. */
export interface GenerateUploadUrlResponse {
  /** Signed URL to which a PUT request uploads the source code. A function names it in `sourceUploadUrl`. */
  uploadUrl: string;
}

/** Trigger that runs the function on HTTPS requests. */
export interface HttpsTrigger {
  /** Whether the function can be called without HTTPS. */
  securityLevel?: SecurityLevel;
  /** URL that invokes the function. */
  url?: string;
}

/** Input for a trigger that runs the function on HTTPS requests. */
export interface HttpsTriggerInput {
  /** Whether the function can be called without HTTPS. */
  securityLevel?: SecurityLevel;
}

/**
 * Origins that may call the function.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type IngressSettings = "INGRESS_SETTINGS_UNSPECIFIED" | "ALLOW_ALL" | "ALLOW_INTERNAL_ONLY" | "ALLOW_INTERNAL_AND_GCLB" | Unlisted;

/** A page of the functions of a project. */
export interface ListFunctionsResponse {
  /** The functions of this page. */
  functions?: CloudFunction[];
  /** Token of the next page. */
  nextPageToken?: string;
  /** Locations that could not be reached, where the list covers all locations. */
  unreachable?: string[];
}

/** A page of the supported locations. */
export interface ListLocationsResponse {
  /** The locations of this page. */
  locations?: SupportedLocation[];
  /** Token of the next page. */
  nextPageToken?: string;
}

/** A page of long-running operations. */
export interface ListOperationsResponse {
  /** Token of the next page. */
  nextPageToken?: string;
  /** The operations of this page. */
  operations?: Operation[];
  /** Locations that could not be reached, where the list covers several. */
  unreachable?: string[];
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

/** A long-running operation of any kind. An operation that is done has a response or an error. */
export interface Operation {
  /** Resource name of the operation. */
  name: string;
  /** Whether the operation is done. */
  done?: boolean;
  /** The error of a failed operation. */
  error?: Status;
  /** Result of the operation, such as the created function. Its fields depend on the operation. */
  response?: OperationResponse;
  /** What the operation does, and on which function. */
  metadata?: OperationMetadataV1;
}

/**
 * The request that started the operation.
 *
 * Extension points: `operationMetadata.request`.
 */
export interface OperationMetadataRequest extends PointFill<ExtensionPoints, "operationMetadata.request"> {
}

/** What the operation does, and on which function. */
export interface OperationMetadataV1 {
  /** ID of the build. */
  buildId?: string;
  /** Name of the build. */
  buildName?: string;
  /** The request that started the operation. */
  request?: OperationMetadataRequest;
  /** Token that refers to the source code. */
  sourceToken?: string;
  /** Resource name of the function that the operation changes. */
  target?: string;
  /** What the operation does. */
  type?: OperationType;
  /**
   * Time of the last update of the operation.
   *
   * Format: date-time.
   */
  updateTime?: string;
  /**
   * Version of the function that the operation creates.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  versionId?: string;
}

/**
 * Result of the operation, such as the created function. Its fields depend on the operation.
 *
 * Extension points: `operation.response`.
 */
export interface OperationResponse extends PointFill<ExtensionPoints, "operation.response"> {
}

/**
 * What the operation does.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type OperationType = "OPERATION_UNSPECIFIED" | "CREATE_FUNCTION" | "UPDATE_FUNCTION" | "DELETE_FUNCTION" | Unlisted;

/** An access control policy. It defines who may do what with a resource. */
export interface Policy {
  /** Configuration of audit logs. */
  auditConfigs?: AuditConfig[];
  /** Bindings of principals to roles. */
  bindings?: Binding[];
  /**
   * Identifies the current state of the policy. Setting a policy with a stale etag fails.
   *
   * Format: byte.
   */
  etag?: string;
  /** Version of the policy. */
  version?: PolicyVersion;
}

/**
 * Version of the policy.
 *
 * - `0`: VERSION_0
 * - `1`: VERSION_1
 * - `3`: VERSION_3
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type PolicyVersion = 0 | 1 | 3 | Unlisted<number>;

/**
 * Retry of the event. Its fields are not described.
 *
 * Extension points: `retry.fields`.
 */
export interface Retry extends PointFill<ExtensionPoints, "retry.fields"> {
}

/** An environment variable whose value is a secret. */
export interface SecretEnvVar {
  /** Name of the environment variable. */
  key?: string;
  /** Project of the secret. */
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
  /** Path under which the function sees the volume. */
  mountPath?: string;
  /** Project of the secret. */
  projectId?: string;
  /** Name of the secret. */
  secret?: string;
  /** Versions of the secret in the volume. */
  versions?: SecretVersion[];
}

/**
 * Whether the function can be called without HTTPS.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type SecurityLevel = "SECURITY_LEVEL_UNSPECIFIED" | "SECURE_ALWAYS" | "SECURE_OPTIONAL" | Unlisted;

/** A policy to set. */
export interface SetIamPolicyRequest {
  /** An access control policy. It defines who may do what with a resource. */
  policy: Policy;
  /**
   * Fields of the policy to set.
   *
   * Format: google-fieldmask.
   *
   * Default: `"bindings, etag"`.
   */
  updateMask?: string;
}

/** Repository with the source code. */
export interface SourceRepository {
  /** URL of the deployed source code. */
  deployedUrl?: string;
  /** URL of the source code in the repository. */
  url?: string;
}

/** Input for the repository with the source code. */
export interface SourceRepositoryInput {
  /** URL of the source code in the repository. */
  url?: string;
}

/** The error of a failed operation. */
export interface Status {
  /**
   * Code of the error.
   *
   * Extension points: `status.codes`.
   */
  code?: number;
  /** Details of the error. */
  details?: StatusDetail[];
  /** Human-readable message. */
  message?: string;
}

/**
 * A detail of the error of an operation.
 *
 * Extension points: `status.details`.
 */
export interface StatusDetail extends PointFill<ExtensionPoints, "status.details"> {
}

/** A location in which functions can run. The reference facts call this type `Location`, which is a global of browsers. */
export interface SupportedLocation {
  /** Display name of the location. */
  displayName?: string;
  /** Labels of the location. */
  labels?: {
    [key: string]: string;
  };
  /** Id of the location. */
  locationId: string;
  /** Metadata of a location. */
  metadata?: LocationMetadata;
  /** Resource name: `projects/{project}/locations/{location}`. */
  name: string;
}

/** Permissions to test. */
export interface TestIamPermissionsRequest {
  /** The permissions to test. Wildcards are not allowed. */
  permissions?: string[];
}

/** The tested permissions that the caller has. */
export interface TestIamPermissionsResponse {
  /** The permissions that the caller has. */
  permissions?: string[];
}

/**
 * Outgoing traffic of the function that is routed through the VPC connector.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type VpcConnectorEgressSettings = "VPC_CONNECTOR_EGRESS_SETTINGS_UNSPECIFIED" | "PRIVATE_RANGES_ONLY" | "ALL_TRAFFIC" | Unlisted;

/** Query parameters of `projects.locations.functions.get`. */
export interface GetFunctionQuery {
  /**
   * Version of the function to return.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  versionId?: string;
}

/** Query parameters of `projects.locations.functions.getIamPolicy`. */
export interface GetFunctionIamPolicyQuery {
  /** Requested version of the policy. */
  "options.requestedPolicyVersion"?: PolicyVersion;
}

/** Query parameters of `projects.locations.functions.list`. */
export interface ListFunctionsQuery {
  /**
   * Maximum number of entries on a page.
   *
   * At least `0`.
   */
  pageSize?: number;
  /** Token of the page to return: the `nextPageToken` of the previous page. */
  pageToken?: string;
}

/** Query parameters of `projects.locations.list`. */
export interface ListLocationsQuery {
  /**
   * Filter for the entries to return. The syntax is not described.
   *
   * Extension points: `filter.syntax`.
   */
  filter?: string;
  /**
   * Maximum number of entries on a page.
   *
   * At least `0`.
   */
  pageSize?: number;
  /** Token of the page to return: the `nextPageToken` of the previous page. */
  pageToken?: string;
  /**
   * Additional types of location. The values and the effect are not described.
   *
   * Extension points: `queryParameter.values`.
   */
  extraLocationTypes?: string[];
}

/** Query parameters of `operations.list`. */
export interface ListOperationsQuery {
  /**
   * Maximum number of entries on a page.
   *
   * At least `0`.
   */
  pageSize?: number;
  /** Token of the page to return: the `nextPageToken` of the previous page. */
  pageToken?: string;
  /**
   * Whether the list may return partial success. Its effect is not described.
   *
   * Extension points: `queryParameter.values`.
   */
  returnPartialSuccess?: boolean;
  /** Filter for the operations to return: `project:P,location:L,function:F` for the operations of one function, or `project:P,latest:true` for the latest operation of each function. `*` stands for any value. */
  filter?: string;
}

/** Query parameters of `projects.locations.functions.patch`. */
export interface PatchFunctionQuery {
  /**
   * Fields of the function to update.
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
     * @description Returns the operations that match the filter in the request.
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
     * @description Returns the latest state of the operation that `name` identifies. An operation that is done has a `response` or an `error`.
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
     * @description Returns the supported locations. `name` identifies the parent of the locations.
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
     * @description Returns the functions of the project. `parent` identifies the resource under which they are listed. The location `-` stands for all locations; `unreachable` then names those that could not be reached. A function of the environment `GEN_2`, created through the v2 family, is not visible in v1.
     */
    get: operations["listFunctions"];
    put?: never;
    /**
     * Create a function
     * @description Creates a function in the location that `location` identifies. The body must have the `name` of the function. If a function with that name exists, the request is accepted and its operation ends with the error `ALREADY_EXISTS`. A region holds at most 1000 functions. Creating a function is a long-running operation, which cannot be cancelled; `getOperation` returns its latest state.
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
     * @description Returns a signed URL for uploading the source code of a function. `parent` identifies the resource under which functions are created. The upload is a PUT request with the headers `content-type: application/zip` and `x-goog-content-length-range: 0,104857600`, and without an `Authorization` header. It sends a zip archive of at most 100 MB, which is at most 500 MB uncompressed. A function names the URL in `sourceUploadUrl`.
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
     * @description Returns the function that `name` identifies, or the version of it in `versionId`. `sourceUploadUrl` is never returned. A function of the environment `GEN_2`, created through the v2 family, is not visible in v1.
     */
    get: operations["getFunction"];
    put?: never;
    post?: never;
    /**
     * Delete a function
     * @description Deletes the function that `name` identifies from the project. Deleting a function is a long-running operation, which cannot be cancelled; `getOperation` returns its latest state.
     */
    delete: operations["deleteFunction"];
    options?: never;
    head?: never;
    /**
     * Update a function
     * @description Updates an existing function, which the field `name` of the function in the body identifies. Only the fields in `updateMask` are updated; the mask is required. Updating a function is a long-running operation, which cannot be cancelled; `getOperation` returns its latest state.
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
     * @description Invokes the deployed function that `name` identifies and waits for the result. A function runs for at most 540 seconds, and a request to it and its response are at most 10 MB each. At most 16 calls are allowed per project and 100 seconds.
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
     * @description Returns a signed URL for downloading the source code of a deployed function. A plain GET request downloads from it. The URL is valid for minutes.
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
     * @description Returns the access control policy of the function that `resource` identifies.
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
     * @description Sets the access control policy of the function that `resource` identifies, in place of the previous policy. Without an `updateMask`, the bindings and the etag are set. A stale etag fails with status 409 and the error `ABORTED`. A policy names at most 1500 principals and 250 groups.
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
     * @description Tests the specified permissions against the access control policy of the function and returns those that the caller has. For a resource that does not exist, the response has no permissions. Wildcards are not allowed. The test may fail open.
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
    CloudFunction: CloudFunction;
    CloudFunctionInput: CloudFunctionInput;
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
    SupportedLocation: SupportedLocation;
    TestIamPermissionsRequest: TestIamPermissionsRequest;
    TestIamPermissionsResponse: TestIamPermissionsResponse;
    VpcConnectorEgressSettings: VpcConnectorEgressSettings;
  };
  responses: {
    /** @description The request is invalid. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The etag of the policy is stale. */
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
    /** @description The resource that the request names does not exist. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description A quota is exceeded. */
    TooManyRequests: {
      headers: {
        /** @description When to retry, in seconds or as a date (RFC 9110 section 10.2.3). */
        "Retry-After"?: string;
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The credentials are missing or invalid. */
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
    /** @description Additional types of location. The values and the effect are not described. */
    extraLocationTypes: string[];
    /** @description Filter for the entries to return. The syntax is not described. */
    filter: string;
    /**
     * @description Name of the function, one segment of the resource name.
     * @example resize-images
     */
    functionParameter: string;
    /**
     * @description Name of the location, one segment of the resource name.
     * @example north-1
     */
    locationParameter: string;
    /** @description Filter for the operations to return: `project:P,location:L,function:F` for the operations of one function, or `project:P,latest:true` for the latest operation of each function. `*` stands for any value. */
    operationFilter: string;
    /**
     * @description Name of the long-running operation, one segment of the resource name.
     * @example create-resize-images-1
     */
    operationParameter: string;
    /** @description Maximum number of entries on a page. */
    pageSize: number;
    /** @description Token of the page to return: the `nextPageToken` of the previous page. */
    pageToken: string;
    /**
     * @description Name of the project, one segment of the resource name.
     * @example example-project
     */
    projectParameter: string;
    /** @description Requested version of the policy. */
    requestedPolicyVersion: PolicyVersion;
    /** @description Whether the list may return partial success. Its effect is not described. */
    returnPartialSuccess: boolean;
    /** @description Fields of the function to update. */
    updateMask: string;
    /** @description Version of the function to return. */
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
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  getOperation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the long-running operation, one segment of the resource name.
         * @example create-resize-images-1
         */
        operation: components["parameters"]["operationParameter"];
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
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  listLocations: {
    parameters: {
      query?: ListLocationsQuery;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
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
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  listFunctions: {
    parameters: {
      query?: ListFunctionsQuery;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
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
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  createFunction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
      };
      cookie?: never;
    };
    /** @description Request to create a function. */
    requestBody: {
      content: {
        "application/json": CloudFunctionInput;
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
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  generateFunctionUploadUrl: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
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
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  getFunction: {
    parameters: {
      query?: GetFunctionQuery;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
        /**
         * @description Name of the function, one segment of the resource name.
         * @example resize-images
         */
        function: components["parameters"]["functionParameter"];
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
          "application/json": CloudFunction;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  deleteFunction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
        /**
         * @description Name of the function, one segment of the resource name.
         * @example resize-images
         */
        function: components["parameters"]["functionParameter"];
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
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  patchFunction: {
    parameters: {
      query: PatchFunctionQuery;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
        /**
         * @description Name of the function, one segment of the resource name.
         * @example resize-images
         */
        function: components["parameters"]["functionParameter"];
      };
      cookie?: never;
    };
    /** @description Request to update the function. */
    requestBody: {
      content: {
        "application/json": CloudFunctionInput;
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
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  callFunction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
        /**
         * @description Name of the function, one segment of the resource name.
         * @example resize-images
         */
        function: components["parameters"]["functionParameter"];
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
      /** @description The function ran. The response holds its result or its error. */
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
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  generateFunctionDownloadUrl: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
        /**
         * @description Name of the function, one segment of the resource name.
         * @example resize-images
         */
        function: components["parameters"]["functionParameter"];
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
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  getFunctionIamPolicy: {
    parameters: {
      query?: GetFunctionIamPolicyQuery;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
        /**
         * @description Name of the function, one segment of the resource name.
         * @example resize-images
         */
        function: components["parameters"]["functionParameter"];
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
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  setFunctionIamPolicy: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
        /**
         * @description Name of the function, one segment of the resource name.
         * @example resize-images
         */
        function: components["parameters"]["functionParameter"];
      };
      cookie?: never;
    };
    /** @description Request to set the access control policy. */
    requestBody: {
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
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
        /**
         * @description Name of the function, one segment of the resource name.
         * @example resize-images
         */
        function: components["parameters"]["functionParameter"];
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
      /** @description The tested permissions that the caller has. */
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
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
}
