// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

/** What is written to audit logs about a service. */
export interface AuditConfig {
  /** Configurations of the logs. */
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

/** A detail of a failure. Its type decides what else it holds. */
export interface ErrorDetail {
  /** Type of the detail. */
  "@type"?: string;
  [key: string]: unknown;
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
   * Format: int64, in decimal digits.
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
   * Format: uint64, in decimal digits.
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

/** Metadata of a location. */
export interface LocationMetadata {
  [key: string]: unknown;
}

/** Policy of updates when the function is deployed. Its fields are not described. */
export interface OnDeployUpdatePolicy {
  [key: string]: unknown;
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

/** The request that the operation came from. */
export interface OperationMetadataRequest {
  [key: string]: unknown;
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
   * Format: int64, in decimal digits.
   */
  versionId?: string;
}

/** What the operation ended with, such as the function that it created. Its fields depend on what began the operation. */
export interface OperationResponse {
  [key: string]: unknown;
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

/** How the event is tried again. Its fields are not described. */
export interface Retry {
  [key: string]: unknown;
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

/** A version of a secret in a volume. Its fields are not described. */
export interface SecretVersion {
  [key: string]: unknown;
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
  /** Code of the error. */
  code?: number;
  /** More about the error. */
  details?: StatusDetail[];
  /** What went wrong, for people. */
  message?: string;
}

/** A detail of the error of an operation. */
export interface StatusDetail {
  [key: string]: unknown;
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
  /** The version of the function to read. */
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
  /** Which entries to list. How a filter is written is not described. */
  filter?: string;
  /** How many entries a page holds at most. */
  pageSize?: number;
  /** Token of the page to answer with, from `nextPageToken` of the page before. */
  pageToken?: string;
  /** Further types of location; its values and effect are not described. */
  extraLocationTypes?: string[];
}

/** Query parameters of `operations.list`. */
export interface ListOperationsQuery {
  /** How many entries a page holds at most. */
  pageSize?: number;
  /** Token of the page to answer with, from `nextPageToken` of the page before. */
  pageToken?: string;
  /** On partial success of the list; its effect is not described. */
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

/** What every operation of Functions Service takes, once it is read, and what it answers. */
export interface FunctionsV1Operations {
  /**
   * Call a function
   *
   * `POST /v1/projects/{project}/locations/{location}/functions/{function}:call`
   */
  callFunction: {
    path: {
      /** Segment of the resource name that names the project. */
      project: string;
      /** Segment of the resource name that names the location. */
      location: string;
      /** Segment of the resource name that names the function. */
      function: string;
    };
    query: {};
    body: CallFunctionRequest;
    answer: CallFunctionResponse;
  };
  /**
   * Create a function
   *
   * `POST /v1/projects/{project}/locations/{location}/functions`
   */
  createFunction: {
    path: {
      /** Segment of the resource name that names the project. */
      project: string;
      /** Segment of the resource name that names the location. */
      location: string;
    };
    query: {};
    body: FunctionInput;
    answer: FunctionOperation;
  };
  /**
   * Delete a function
   *
   * `DELETE /v1/projects/{project}/locations/{location}/functions/{function}`
   */
  deleteFunction: {
    path: {
      /** Segment of the resource name that names the project. */
      project: string;
      /** Segment of the resource name that names the location. */
      location: string;
      /** Segment of the resource name that names the function. */
      function: string;
    };
    query: {};
    body: undefined;
    answer: DeleteFunctionOperation;
  };
  /**
   * Generate a URL for downloading source code
   *
   * `POST /v1/projects/{project}/locations/{location}/functions/{function}:generateDownloadUrl`
   */
  generateFunctionDownloadUrl: {
    path: {
      /** Segment of the resource name that names the project. */
      project: string;
      /** Segment of the resource name that names the location. */
      location: string;
      /** Segment of the resource name that names the function. */
      function: string;
    };
    query: {};
    body: GenerateDownloadUrlRequest;
    answer: GenerateDownloadUrlResponse;
  };
  /**
   * Generate a URL for uploading source code
   *
   * `POST /v1/projects/{project}/locations/{location}/functions:generateUploadUrl`
   */
  generateFunctionUploadUrl: {
    path: {
      /** Segment of the resource name that names the project. */
      project: string;
      /** Segment of the resource name that names the location. */
      location: string;
    };
    query: {};
    body: GenerateUploadUrlRequest;
    answer: GenerateUploadUrlResponse;
  };
  /**
   * Get a function
   *
   * `GET /v1/projects/{project}/locations/{location}/functions/{function}`
   */
  getFunction: {
    path: {
      /** Segment of the resource name that names the project. */
      project: string;
      /** Segment of the resource name that names the location. */
      location: string;
      /** Segment of the resource name that names the function. */
      function: string;
    };
    query: GetFunctionQuery;
    body: undefined;
    answer: Function;
  };
  /**
   * Get the access control policy of a function
   *
   * `GET /v1/projects/{project}/locations/{location}/functions/{function}:getIamPolicy`
   */
  getFunctionIamPolicy: {
    path: {
      /** Segment of the resource name that names the project. */
      project: string;
      /** Segment of the resource name that names the location. */
      location: string;
      /** Segment of the resource name that names the function. */
      function: string;
    };
    query: GetFunctionIamPolicyQuery;
    body: undefined;
    answer: Policy;
  };
  /**
   * Get an operation
   *
   * `GET /v1/operations/{operation}`
   */
  getOperation: {
    path: {
      /** Segment of the resource name that names the long-running operation. */
      operation: string;
    };
    query: {};
    body: undefined;
    answer: Operation;
  };
  /**
   * List functions
   *
   * `GET /v1/projects/{project}/locations/{location}/functions`
   */
  listFunctions: {
    path: {
      /** Segment of the resource name that names the project. */
      project: string;
      /** Segment of the resource name that names the location. */
      location: string;
    };
    query: ListFunctionsQuery;
    body: undefined;
    answer: ListFunctionsResponse;
  };
  /**
   * List the supported locations
   *
   * `GET /v1/projects/{project}/locations`
   */
  listLocations: {
    path: {
      /** Segment of the resource name that names the project. */
      project: string;
    };
    query: ListLocationsQuery;
    body: undefined;
    answer: ListLocationsResponse;
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
    answer: ListOperationsResponse;
  };
  /**
   * Update a function
   *
   * `PATCH /v1/projects/{project}/locations/{location}/functions/{function}`
   */
  patchFunction: {
    path: {
      /** Segment of the resource name that names the project. */
      project: string;
      /** Segment of the resource name that names the location. */
      location: string;
      /** Segment of the resource name that names the function. */
      function: string;
    };
    query: PatchFunctionQuery;
    body: FunctionInput;
    answer: FunctionOperation;
  };
  /**
   * Set the access control policy of a function
   *
   * `POST /v1/projects/{project}/locations/{location}/functions/{function}:setIamPolicy`
   */
  setFunctionIamPolicy: {
    path: {
      /** Segment of the resource name that names the project. */
      project: string;
      /** Segment of the resource name that names the location. */
      location: string;
      /** Segment of the resource name that names the function. */
      function: string;
    };
    query: {};
    body: SetIamPolicyRequest;
    answer: Policy;
  };
  /**
   * Test permissions on a function
   *
   * `POST /v1/projects/{project}/locations/{location}/functions/{function}:testIamPermissions`
   */
  testFunctionIamPermissions: {
    path: {
      /** Segment of the resource name that names the project. */
      project: string;
      /** Segment of the resource name that names the location. */
      location: string;
      /** Segment of the resource name that names the function. */
      function: string;
    };
    query: {};
    body: TestIamPermissionsRequest;
    answer: TestIamPermissionsResponse;
  };
}
