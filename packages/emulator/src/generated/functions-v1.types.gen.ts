// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

/** Configuration of the audit logs of a service. */
export interface AuditConfig {
  /** Configurations of the audit logs. */
  auditLogConfigs?: AuditLogConfig[];
  /** The service. */
  service?: string;
}

/** Configuration of an audit log. Its fields are not described. */
export interface AuditLogConfig {
  [key: string]: unknown;
}

/** Policy of automatic updates. Its fields are not described. */
export interface AutomaticUpdatePolicy {
  [key: string]: unknown;
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
   * Format: int64, in decimal digits.
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

/** State of the function. */
export type CloudFunctionStatus = "CLOUD_FUNCTION_STATUS_UNSPECIFIED" | "ACTIVE" | "OFFLINE" | "DEPLOY_IN_PROGRESS" | "DELETE_IN_PROGRESS" | "UNKNOWN" | (string & {});

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
 * @deprecated
 */
export type DockerRegistry = "DOCKER_REGISTRY_UNSPECIFIED" | "CONTAINER_REGISTRY" | "ARTIFACT_REGISTRY" | (string & {});

/** An object without fields. */
export type Empty = Record<string, unknown>;

/** Body of a failed call. */
export interface ErrorBody {
  /** What went wrong. */
  error?: ErrorInfo;
}

/** A detail of the failure. Its type determines its other fields. */
export interface ErrorDetail {
  /** Type of the detail. */
  "@type"?: string;
  [key: string]: unknown;
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

/** Kind of failure. */
export type ErrorStatus = "INVALID_ARGUMENT" | "FAILED_PRECONDITION" | "UNAUTHENTICATED" | "PERMISSION_DENIED" | "NOT_FOUND" | "ALREADY_EXISTS" | "ABORTED" | "RESOURCE_EXHAUSTED" | "UNIMPLEMENTED" | (string & {});

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
   * Format: uint64, in decimal digits.
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

/** Origins that may call the function. */
export type IngressSettings = "INGRESS_SETTINGS_UNSPECIFIED" | "ALLOW_ALL" | "ALLOW_INTERNAL_ONLY" | "ALLOW_INTERNAL_AND_GCLB" | (string & {});

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

/** Metadata of a location. */
export interface LocationMetadata {
  [key: string]: unknown;
}

/** Policy of updates when the function is deployed. Its fields are not described. */
export interface OnDeployUpdatePolicy {
  [key: string]: unknown;
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

/** The request that started the operation. */
export interface OperationMetadataRequest {
  [key: string]: unknown;
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
   * Format: int64, in decimal digits.
   */
  versionId?: string;
}

/** Result of the operation, such as the created function. Its fields depend on the operation. */
export interface OperationResponse {
  [key: string]: unknown;
}

/** What the operation does. */
export type OperationType = "OPERATION_UNSPECIFIED" | "CREATE_FUNCTION" | "UPDATE_FUNCTION" | "DELETE_FUNCTION" | (string & {});

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
 */
export type PolicyVersion = 0 | 1 | 3 | (number & {});

/** Retry of the event. Its fields are not described. */
export interface Retry {
  [key: string]: unknown;
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

/** A version of a secret in a volume. Its fields are not described. */
export interface SecretVersion {
  [key: string]: unknown;
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

/** Whether the function can be called without HTTPS. */
export type SecurityLevel = "SECURITY_LEVEL_UNSPECIFIED" | "SECURE_ALWAYS" | "SECURE_OPTIONAL" | (string & {});

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
  /** Code of the error. */
  code?: number;
  /** Details of the error. */
  details?: StatusDetail[];
  /** Human-readable message. */
  message?: string;
}

/** A detail of the error of an operation. */
export interface StatusDetail {
  [key: string]: unknown;
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

/** Outgoing traffic of the function that is routed through the VPC connector. */
export type VpcConnectorEgressSettings = "VPC_CONNECTOR_EGRESS_SETTINGS_UNSPECIFIED" | "PRIVATE_RANGES_ONLY" | "ALL_TRAFFIC" | (string & {});

/** Query parameters of `projects.locations.functions.get`. */
export interface GetFunctionQuery {
  /** Version of the function to return. */
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
  /** Filter for the entries to return. The syntax is not described. */
  filter?: string;
  /**
   * Maximum number of entries on a page.
   *
   * At least `0`.
   */
  pageSize?: number;
  /** Token of the page to return: the `nextPageToken` of the previous page. */
  pageToken?: string;
  /** Additional types of location. The values and the effect are not described. */
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
  /** Whether the list may return partial success. Its effect is not described. */
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

/** What every operation of Functions Service takes, once it is read, and what it responds with. */
export interface FunctionsV1Operations {
  /**
   * Call a function
   *
   * `POST /v1/projects/{project}/locations/{location}/functions/{function}:call`
   */
  callFunction: {
    path: {
      /** Name of the project, one segment of the resource name. */
      project: string;
      /** Name of the location, one segment of the resource name. */
      location: string;
      /** Name of the function, one segment of the resource name. */
      function: string;
    };
    query: {};
    body: CallFunctionRequest;
    response: CallFunctionResponse;
  };
  /**
   * Create a function
   *
   * `POST /v1/projects/{project}/locations/{location}/functions`
   */
  createFunction: {
    path: {
      /** Name of the project, one segment of the resource name. */
      project: string;
      /** Name of the location, one segment of the resource name. */
      location: string;
    };
    query: {};
    body: CloudFunctionInput;
    response: FunctionOperation;
  };
  /**
   * Delete a function
   *
   * `DELETE /v1/projects/{project}/locations/{location}/functions/{function}`
   */
  deleteFunction: {
    path: {
      /** Name of the project, one segment of the resource name. */
      project: string;
      /** Name of the location, one segment of the resource name. */
      location: string;
      /** Name of the function, one segment of the resource name. */
      function: string;
    };
    query: {};
    body: undefined;
    response: DeleteFunctionOperation;
  };
  /**
   * Generate a URL for downloading source code
   *
   * `POST /v1/projects/{project}/locations/{location}/functions/{function}:generateDownloadUrl`
   */
  generateFunctionDownloadUrl: {
    path: {
      /** Name of the project, one segment of the resource name. */
      project: string;
      /** Name of the location, one segment of the resource name. */
      location: string;
      /** Name of the function, one segment of the resource name. */
      function: string;
    };
    query: {};
    body: GenerateDownloadUrlRequest;
    response: GenerateDownloadUrlResponse;
  };
  /**
   * Generate a URL for uploading source code
   *
   * `POST /v1/projects/{project}/locations/{location}/functions:generateUploadUrl`
   */
  generateFunctionUploadUrl: {
    path: {
      /** Name of the project, one segment of the resource name. */
      project: string;
      /** Name of the location, one segment of the resource name. */
      location: string;
    };
    query: {};
    body: GenerateUploadUrlRequest;
    response: GenerateUploadUrlResponse;
  };
  /**
   * Get a function
   *
   * `GET /v1/projects/{project}/locations/{location}/functions/{function}`
   */
  getFunction: {
    path: {
      /** Name of the project, one segment of the resource name. */
      project: string;
      /** Name of the location, one segment of the resource name. */
      location: string;
      /** Name of the function, one segment of the resource name. */
      function: string;
    };
    query: GetFunctionQuery;
    body: undefined;
    response: CloudFunction;
  };
  /**
   * Get the access control policy of a function
   *
   * `GET /v1/projects/{project}/locations/{location}/functions/{function}:getIamPolicy`
   */
  getFunctionIamPolicy: {
    path: {
      /** Name of the project, one segment of the resource name. */
      project: string;
      /** Name of the location, one segment of the resource name. */
      location: string;
      /** Name of the function, one segment of the resource name. */
      function: string;
    };
    query: GetFunctionIamPolicyQuery;
    body: undefined;
    response: Policy;
  };
  /**
   * Get an operation
   *
   * `GET /v1/operations/{operation}`
   */
  getOperation: {
    path: {
      /** Name of the long-running operation, one segment of the resource name. */
      operation: string;
    };
    query: {};
    body: undefined;
    response: Operation;
  };
  /**
   * List functions
   *
   * `GET /v1/projects/{project}/locations/{location}/functions`
   */
  listFunctions: {
    path: {
      /** Name of the project, one segment of the resource name. */
      project: string;
      /** Name of the location, one segment of the resource name. */
      location: string;
    };
    query: ListFunctionsQuery;
    body: undefined;
    response: ListFunctionsResponse;
  };
  /**
   * List the supported locations
   *
   * `GET /v1/projects/{project}/locations`
   */
  listLocations: {
    path: {
      /** Name of the project, one segment of the resource name. */
      project: string;
    };
    query: ListLocationsQuery;
    body: undefined;
    response: ListLocationsResponse;
  };
  /**
   * List operations
   *
   * `GET /v1/operations`
   */
  listOperations: {
    path: {};
    query: ListOperationsQuery;
    body: undefined;
    response: ListOperationsResponse;
  };
  /**
   * Update a function
   *
   * `PATCH /v1/projects/{project}/locations/{location}/functions/{function}`
   */
  patchFunction: {
    path: {
      /** Name of the project, one segment of the resource name. */
      project: string;
      /** Name of the location, one segment of the resource name. */
      location: string;
      /** Name of the function, one segment of the resource name. */
      function: string;
    };
    query: PatchFunctionQuery;
    body: CloudFunctionInput;
    response: FunctionOperation;
  };
  /**
   * Set the access control policy of a function
   *
   * `POST /v1/projects/{project}/locations/{location}/functions/{function}:setIamPolicy`
   */
  setFunctionIamPolicy: {
    path: {
      /** Name of the project, one segment of the resource name. */
      project: string;
      /** Name of the location, one segment of the resource name. */
      location: string;
      /** Name of the function, one segment of the resource name. */
      function: string;
    };
    query: {};
    body: SetIamPolicyRequest;
    response: Policy;
  };
  /**
   * Test permissions on a function
   *
   * `POST /v1/projects/{project}/locations/{location}/functions/{function}:testIamPermissions`
   */
  testFunctionIamPermissions: {
    path: {
      /** Name of the project, one segment of the resource name. */
      project: string;
      /** Name of the location, one segment of the resource name. */
      location: string;
      /** Name of the function, one segment of the resource name. */
      function: string;
    };
    query: {};
    body: TestIamPermissionsRequest;
    response: TestIamPermissionsResponse;
  };
}
