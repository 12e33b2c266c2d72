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

/** Configuration of the build. */
export interface BuildConfig {
  /** Policy of automatic updates. Its fields are not described. */
  automaticUpdatePolicy?: AutomaticUpdatePolicy;
  /** Name of the build. */
  build?: string;
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
  /** Environment variables of the build. */
  environmentVariables?: {
    [key: string]: string;
  };
  /** Policy of updates when the function is deployed. Its fields are not described. */
  onDeployUpdatePolicy?: OnDeployUpdatePolicy;
  /** Runtime of the function. */
  runtime?: string;
  /** Service account that runs the build. */
  serviceAccount?: string;
  /** Location of the source code. */
  source?: Source;
  /** The resolved source code that the function was built from. */
  sourceProvenance?: SourceProvenance;
  /** Token that refers to the source code. */
  sourceToken?: string;
  /** Worker pool that builds the function. */
  workerPool?: string;
}

/** Input for the configuration of the build. */
export interface BuildConfigInput {
  /** Policy of automatic updates. Its fields are not described. */
  automaticUpdatePolicy?: AutomaticUpdatePolicy;
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
  /** Environment variables of the build. */
  environmentVariables?: {
    [key: string]: string;
  };
  /** Policy of updates when the function is deployed. Its fields are not described. */
  onDeployUpdatePolicy?: OnDeployUpdatePolicy;
  /** Runtime of the function. */
  runtime?: string;
  /** Service account that runs the build. */
  serviceAccount?: string;
  /** Location of the source code. */
  source?: Source;
  /** Token that refers to the source code. */
  sourceToken?: string;
  /** Worker pool that builds the function. */
  workerPool?: string;
}

/** A calendar date. The reference facts call this type `Date`, which is a global of JavaScript. */
export interface CalendarDate {
  /** Day of the month. */
  day?: number;
  /** Month of the year. */
  month?: number;
  /** Year. */
  year?: number;
}

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
  /** What the operation does, on which function, and its progress. */
  metadata?: OperationMetadata;
}

/** Outgoing traffic of the function that is routed to the VPC network without a connector. */
export type DirectVpcEgress = "DIRECT_VPC_EGRESS_UNSPECIFIED" | "VPC_EGRESS_PRIVATE_RANGES_ONLY" | "VPC_EGRESS_ALL_TRAFFIC" | (string & {});

/** An interface to a VPC network. Its fields are not described. */
export interface DirectVpcNetworkInterface {
  [key: string]: unknown;
}

/**
 * Registry for the image of the function.
 *
 * @deprecated
 */
export type DockerRegistry = "DOCKER_REGISTRY_UNSPECIFIED" | "CONTAINER_REGISTRY" | "ARTIFACT_REGISTRY" | (string & {});

/** An object without fields. */
export type Empty = Record<string, unknown>;

/** Generation of the function. */
export type Environment = "ENVIRONMENT_UNSPECIFIED" | "GEN_1" | "GEN_2" | (string & {});

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

/** A filter on an attribute of an event. */
export interface EventFilter {
  /** Name of the attribute. */
  attribute?: string;
  /** Operator that compares the attribute with the value. */
  operator?: string;
  /** Value that the attribute is compared with. */
  value?: string;
}

/** Trigger that runs the function on events. */
export interface EventTrigger {
  /** Channel that the events come from. */
  channel?: string;
  /** Filters on the attributes of an event. */
  eventFilters?: EventFilter[];
  /** CloudEvents type of the events. */
  eventType?: string;
  /** Pub/Sub topic that carries the events. */
  pubsubTopic?: string;
  /** Whether an event is retried after a failure. */
  retryPolicy?: RetryPolicy;
  /** Service that sends the events. */
  service?: string;
  /** E-mail address of the service account of the trigger. */
  serviceAccountEmail?: string;
  /** Resource name of the trigger. */
  trigger?: string;
  /** Region of the trigger. */
  triggerRegion?: string;
}

/** Input for a trigger that runs the function on events. */
export interface EventTriggerInput {
  /** Channel that the events come from. */
  channel?: string;
  /** Filters on the attributes of an event. */
  eventFilters?: EventFilter[];
  /** CloudEvents type of the events. */
  eventType?: string;
  /** Pub/Sub topic that carries the events. */
  pubsubTopic?: string;
  /** Whether an event is retried after a failure. */
  retryPolicy?: RetryPolicy;
  /** Service that sends the events. */
  service?: string;
  /** E-mail address of the service account of the trigger. */
  serviceAccountEmail?: string;
  /** Region of the trigger. */
  triggerRegion?: string;
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

/** A long-running operation that creates or updates a function. */
export interface FunctionOperation {
  /** Resource name of the operation. */
  name: string;
  /** Whether the operation is done. */
  done?: boolean;
  /** The error of a failed operation. */
  error?: Status;
  /** A user-provided function that runs in response to events. The reference facts call this type `Function`, which is a global of JavaScript. */
  response?: UserFunction;
  /** What the operation does, on which function, and its progress. */
  metadata?: OperationMetadata;
}

/** State of the function. */
export type FunctionState = "STATE_UNSPECIFIED" | "ACTIVE" | "FAILED" | "DEPLOYING" | "DELETING" | "UNKNOWN" | "DETACHING" | "DETACH_FAILED" | (string & {});

/** Request for a URL for downloading source code. It has no fields. */
export type GenerateDownloadUrlRequest = Record<string, unknown>;

/** Response with a URL for downloading source code. */
export interface GenerateDownloadUrlResponse {
  /** Signed URL from which a plain GET request downloads the source code. */
  downloadUrl: string;
}

/** Options of an upload of source code. */
export interface GenerateUploadUrlRequest {
  /** Generation of the function. */
  environment?: Environment;
  /** Name of the key that encrypts the source code. */
  kmsKeyName?: string;
}

/** Response with a URL for uploading source code. */
export interface GenerateUploadUrlResponse {
  /** Source code that is an object in a bucket. */
  storageSource: StorageSource;
  /** Signed URL to which a PUT request uploads the source code. */
  uploadUrl: string;
}

/** Origins that may call the function. */
export type IngressSettings = "INGRESS_SETTINGS_UNSPECIFIED" | "ALLOW_ALL" | "ALLOW_INTERNAL_ONLY" | "ALLOW_INTERNAL_AND_GCLB" | (string & {});

/** A page of the functions of a project. */
export interface ListFunctionsResponse {
  /** The functions of this page. */
  functions?: UserFunction[];
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

/** All runtimes supported for the project. */
export interface ListRuntimesResponse {
  /** The runtimes. */
  runtimes?: Runtime[];
}

/** Metadata of a location. */
export interface LocationMetadata {
  /** Generations of functions that the location supports. */
  environments?: Environment[];
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
  /** What the operation does, on which function, and its progress. */
  metadata?: OperationMetadata;
}

/** What the operation does, on which function, and its progress. */
export interface OperationMetadata {
  /** Version of the interface that started the operation. */
  apiVersion?: string;
  /** Name of the build. */
  buildName?: string;
  /** Whether cancellation of the operation was requested. */
  cancelRequested?: boolean;
  /**
   * Time of creation of the operation.
   *
   * Format: date-time.
   */
  createTime?: string;
  /** Whether a custom role was detected. */
  customIamRoleDetected?: boolean;
  /**
   * Time at which the operation ended.
   *
   * Format: date-time.
   */
  endTime?: string;
  /** What the operation does. */
  operationType?: OperationType;
  /** The resource in the request. */
  requestResource?: RequestResource;
  /** Token that refers to the source code. */
  sourceToken?: string;
  /** The stages of the operation. */
  stages?: Stage[];
  /** Detail of the status of the operation. */
  statusDetail?: string;
  /** Resource name of the function that the operation changes. */
  target?: string;
  /** Verb of the operation. */
  verb?: string;
}

/** Result of the operation, such as the created function. Its fields depend on the operation. */
export interface OperationResponse {
  [key: string]: unknown;
}

/** What the operation does. */
export type OperationType = "OPERATIONTYPE_UNSPECIFIED" | "CREATE_FUNCTION" | "UPDATE_FUNCTION" | "DELETE_FUNCTION" | "REDIRECT_FUNCTION_UPGRADE_TRAFFIC" | "ROLLBACK_FUNCTION_UPGRADE_TRAFFIC" | "SETUP_FUNCTION_UPGRADE_CONFIG" | "ABORT_FUNCTION_UPGRADE" | "COMMIT_FUNCTION_UPGRADE" | "DETACH_FUNCTION" | "COMMIT_FUNCTION_UPGRADE_AS_GEN2" | (string & {});

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

/** Source code in a repository. */
export interface RepoSource {
  /** Name of the branch. */
  branchName?: string;
  /** SHA of the commit. */
  commitSha?: string;
  /** Directory of the source code in the repository. */
  dir?: string;
  /** Project of the repository. */
  projectId?: string;
  /** Name of the repository. */
  repoName?: string;
  /** Name of the tag. */
  tagName?: string;
}

/** The resource in the request. */
export interface RequestResource {
  [key: string]: unknown;
}

/** Whether an event is retried after a failure. */
export type RetryPolicy = "RETRY_POLICY_UNSPECIFIED" | "RETRY_POLICY_DO_NOT_RETRY" | "RETRY_POLICY_RETRY" | (string & {});

/** An environment in which functions of a language run. */
export interface Runtime {
  /** A calendar date. The reference facts call this type `Date`, which is a global of JavaScript. */
  decommissionDate?: CalendarDate;
  /** A calendar date. The reference facts call this type `Date`, which is a global of JavaScript. */
  deprecationDate?: CalendarDate;
  /** Display name of the runtime. */
  displayName?: string;
  /** Generation of the function. */
  environment?: Environment;
  /** Name of the runtime, such as `nodejs20`. */
  name: string;
  /** Stage in the life cycle of the runtime. */
  stage?: RuntimeStage;
  /** Warnings about the runtime. */
  warnings?: string[];
}

/** Stage in the life cycle of the runtime. */
export type RuntimeStage = "RUNTIME_STAGE_UNSPECIFIED" | "DEVELOPMENT" | "ALPHA" | "BETA" | "GA" | "DEPRECATED" | "DECOMMISSIONED" | (string & {});

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

/** Configuration of the service that runs the function. */
export interface ServiceConfig {
  /** Whether the latest revision receives all traffic. */
  allTrafficOnLatestRevision?: boolean;
  /** Number of CPUs of an instance. */
  availableCpu?: string;
  /** Memory of an instance, such as `256M`. */
  availableMemory?: string;
  /** Binary authorization policy. */
  binaryAuthorizationPolicy?: string;
  /** Outgoing traffic of the function that is routed to the VPC network without a connector. */
  directVpcEgress?: DirectVpcEgress;
  /** Interfaces to VPC networks that are reached without a connector. */
  directVpcNetworkInterface?: DirectVpcNetworkInterface[];
  /** Environment variables that the function sees. */
  environmentVariables?: {
    [key: string]: string;
  };
  /** Origins that may call the function. */
  ingressSettings?: IngressSettings;
  /** Maximum number of instances. */
  maxInstanceCount?: number;
  /** Maximum number of requests that an instance handles at a time. */
  maxInstanceRequestConcurrency?: number;
  /** Minimum number of instances. */
  minInstanceCount?: number;
  /** Revision of the service that runs the function. */
  revision?: string;
  /** Environment variables whose values are secrets. */
  secretEnvironmentVariables?: SecretEnvVar[];
  /** Volumes that hold secrets. */
  secretVolumes?: SecretVolume[];
  /** Whether the function can be called without HTTPS. */
  securityLevel?: SecurityLevel;
  /** Name of the service that runs the function. */
  service?: string;
  /** E-mail address of the service account that the function runs as. */
  serviceAccountEmail?: string;
  /** Time-out of a call, in seconds. */
  timeoutSeconds?: number;
  /** Address of the service that runs the function. */
  uri?: string;
  /** Connector through which the function reaches a VPC network. */
  vpcConnector?: string;
  /** Outgoing traffic of the function that is routed through the VPC connector. */
  vpcConnectorEgressSettings?: VpcConnectorEgressSettings;
}

/** Input for the configuration of the service that runs the function. */
export interface ServiceConfigInput {
  /** Whether the latest revision receives all traffic. */
  allTrafficOnLatestRevision?: boolean;
  /** Number of CPUs of an instance. */
  availableCpu?: string;
  /** Memory of an instance, such as `256M`. */
  availableMemory?: string;
  /** Binary authorization policy. */
  binaryAuthorizationPolicy?: string;
  /** Outgoing traffic of the function that is routed to the VPC network without a connector. */
  directVpcEgress?: DirectVpcEgress;
  /** Interfaces to VPC networks that are reached without a connector. */
  directVpcNetworkInterface?: DirectVpcNetworkInterface[];
  /** Environment variables that the function sees. */
  environmentVariables?: {
    [key: string]: string;
  };
  /** Origins that may call the function. */
  ingressSettings?: IngressSettings;
  /** Maximum number of instances. */
  maxInstanceCount?: number;
  /** Maximum number of requests that an instance handles at a time. */
  maxInstanceRequestConcurrency?: number;
  /** Minimum number of instances. */
  minInstanceCount?: number;
  /** Environment variables whose values are secrets. */
  secretEnvironmentVariables?: SecretEnvVar[];
  /** Volumes that hold secrets. */
  secretVolumes?: SecretVolume[];
  /** Whether the function can be called without HTTPS. */
  securityLevel?: SecurityLevel;
  /** E-mail address of the service account that the function runs as. */
  serviceAccountEmail?: string;
  /** Time-out of a call, in seconds. */
  timeoutSeconds?: number;
  /** Connector through which the function reaches a VPC network. */
  vpcConnector?: string;
  /** Outgoing traffic of the function that is routed through the VPC connector. */
  vpcConnectorEgressSettings?: VpcConnectorEgressSettings;
}

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

/** Severity of the message. */
export type Severity = "SEVERITY_UNSPECIFIED" | "ERROR" | "WARNING" | "INFO" | (string & {});

/** Location of the source code. */
export interface Source {
  /** Address of a git repository. */
  gitUri?: string;
  /** Source code in a repository. */
  repoSource?: RepoSource;
  /** Source code that is an object in a bucket. */
  storageSource?: StorageSource;
}

/** The resolved source code that the function was built from. */
export interface SourceProvenance {
  /** Address of the git repository. */
  gitUri?: string;
  /** Source code in a repository. */
  resolvedRepoSource?: RepoSource;
  /** Source code that is an object in a bucket. */
  resolvedStorageSource?: StorageSource;
}

/** A stage of an operation. */
export interface Stage {
  /** Message about the stage. */
  message?: string;
  /** Name of the stage. */
  name: StageName;
  /** Resource that the stage works on. */
  resource?: string;
  /** URI of the resource. */
  resourceUri?: string;
  /** State of a stage. */
  state?: StageState;
  /** Messages about the state. */
  stateMessages?: StateMessage[];
}

/** Name of the stage. */
export type StageName = "NAME_UNSPECIFIED" | "ARTIFACT_REGISTRY" | "BUILD" | "SERVICE" | "TRIGGER" | "SERVICE_ROLLBACK" | "TRIGGER_ROLLBACK" | (string & {});

/** State of a stage. */
export type StageState = "STATE_UNSPECIFIED" | "NOT_STARTED" | "IN_PROGRESS" | "COMPLETE" | (string & {});

/** A message about a state. */
export interface StateMessage {
  /** The message. */
  message?: string;
  /** Severity of the message. */
  severity?: Severity;
  /** Type of the message. */
  type?: string;
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

/** Source code that is an object in a bucket. */
export interface StorageSource {
  /** Name of the bucket. */
  bucket?: string;
  /**
   * Generation of the object.
   *
   * Format: int64, in decimal digits.
   */
  generation?: string;
  /** Name of the object. */
  object?: string;
  /** The upload URL of the source code. */
  sourceUploadUrl?: string;
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

/** The upgrade of a function to the second generation. */
export interface UpgradeInfo {
  /** Configuration of the build. */
  buildConfig?: BuildConfig;
  /** Trigger that runs the function on events. */
  eventTrigger?: EventTrigger;
  /** Configuration of the service that runs the function. */
  serviceConfig?: ServiceConfig;
  /** State of the upgrade. */
  upgradeState?: UpgradeState;
}

/** State of the upgrade. */
export type UpgradeState = "UPGRADE_STATE_UNSPECIFIED" | "ELIGIBLE_FOR_2ND_GEN_UPGRADE" | "INELIGIBLE_FOR_UPGRADE_UNTIL_REDEPLOYMENT" | "UPGRADE_OPERATION_IN_PROGRESS" | "SETUP_FUNCTION_UPGRADE_CONFIG_SUCCESSFUL" | "SETUP_FUNCTION_UPGRADE_CONFIG_ERROR" | "ABORT_FUNCTION_UPGRADE_ERROR" | "REDIRECT_FUNCTION_UPGRADE_TRAFFIC_SUCCESSFUL" | "REDIRECT_FUNCTION_UPGRADE_TRAFFIC_ERROR" | "ROLLBACK_FUNCTION_UPGRADE_TRAFFIC_ERROR" | "COMMIT_FUNCTION_UPGRADE_ERROR" | "COMMIT_FUNCTION_UPGRADE_ERROR_ROLLBACK_SAFE" | "COMMIT_FUNCTION_UPGRADE_AS_GEN2_SUCCESSFUL" | "COMMIT_FUNCTION_UPGRADE_AS_GEN2_ERROR" | (string & {});

/** A user-provided function that runs in response to events. The reference facts call this type `Function`, which is a global of JavaScript. */
export interface UserFunction {
  /** Resource name: `projects/{project}/locations/{location}/functions/{function}`. */
  name: string;
  /** Configuration of the build. */
  buildConfig?: BuildConfig;
  /**
   * Time of creation of the function.
   *
   * Format: date-time.
   */
  createTime?: string;
  /** What the function is for. */
  description?: string;
  /** Generation of the function. */
  environment?: Environment;
  /** Trigger that runs the function on events. */
  eventTrigger?: EventTrigger;
  /** Name of the encryption key of the function. */
  kmsKeyName?: string;
  /** Labels of the function. */
  labels?: {
    [key: string]: string;
  };
  /** A flag of the service. Its meaning is not described. */
  satisfiesPzi?: boolean;
  /** A flag of the service. Its meaning is not described. */
  satisfiesPzs?: boolean;
  /** Configuration of the service that runs the function. */
  serviceConfig?: ServiceConfig;
  /** State of the function. */
  state?: FunctionState;
  /** Messages about the state. */
  stateMessages?: StateMessage[];
  /**
   * Time of the last update of the function.
   *
   * Format: date-time.
   */
  updateTime?: string;
  /** The upgrade of a function to the second generation. */
  upgradeInfo?: UpgradeInfo;
  /** URL of the function. */
  url?: string;
}

/** Input for creating or updating a function. */
export interface UserFunctionInput {
  /** Resource name: `projects/{project}/locations/{location}/functions/{function}`. */
  name?: string;
  /** Input for the configuration of the build. */
  buildConfig?: BuildConfigInput;
  /** What the function is for. */
  description?: string;
  /** Generation of the function. */
  environment?: Environment;
  /** Input for a trigger that runs the function on events. */
  eventTrigger?: EventTriggerInput;
  /** Name of the encryption key of the function. */
  kmsKeyName?: string;
  /** Labels of the function. */
  labels?: {
    [key: string]: string;
  };
  /** Input for the configuration of the service that runs the function. */
  serviceConfig?: ServiceConfigInput;
}

/** Outgoing traffic of the function that is routed through the VPC connector. */
export type VpcConnectorEgressSettings = "VPC_CONNECTOR_EGRESS_SETTINGS_UNSPECIFIED" | "PRIVATE_RANGES_ONLY" | "ALL_TRAFFIC" | (string & {});

/** Query parameters of `projects.locations.functions.create`. */
export interface CreateFunctionQuery {
  /**
   * ID of the new function, which becomes the last segment of its name.
   *
   * At most 63 characters.
   */
  functionId: string;
}

/** Query parameters of `projects.locations.functions.get`. */
export interface GetFunctionQuery {
  /** Revision of the function to return. */
  revision?: string;
}

/** Query parameters of `projects.locations.functions.getIamPolicy`. */
export interface GetFunctionIamPolicyQuery {
  /** Requested version of the policy. */
  "options.requestedPolicyVersion"?: PolicyVersion;
}

/** Query parameters of `projects.locations.functions.list`. */
export interface ListFunctionsQuery {
  /** Filter for the functions to return, in the syntax of AIP-160. */
  filter?: string;
  /**
   * Maximum number of functions on a page.
   *
   * At least `0`. At most `1000`.
   */
  pageSize?: number;
  /** Token of the page to return: the `nextPageToken` of the previous page. */
  pageToken?: string;
  /** Order of the functions, in the syntax of AIP-132. */
  orderBy?: string;
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

/** Query parameters of `projects.locations.operations.list`. */
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
  /** Filter for the entries to return. The syntax is not described. */
  filter?: string;
}

/** Query parameters of `projects.locations.runtimes.list`. */
export interface ListRuntimesQuery {
  /** Filter for the runtimes to return. Clients send, for example, `name=nodejs20 AND environment=GEN_1`. */
  filter?: string;
}

/** Query parameters of `projects.locations.functions.patch`. */
export interface PatchFunctionQuery {
  /**
   * Fields of the function to update. Without a mask, all fields in the body are updated.
   *
   * Format: google-fieldmask.
   */
  updateMask?: string;
}

/** What every operation of Functions Service takes, once it is read, and what it responds with. */
export interface FunctionsV2Operations {
  /**
   * Create a function
   *
   * `POST /v2/projects/{project}/locations/{location}/functions`
   */
  createFunction: {
    path: {
      /** Name of the project, one segment of the resource name. */
      project: string;
      /** Name of the location, one segment of the resource name. */
      location: string;
    };
    query: CreateFunctionQuery;
    body: UserFunctionInput;
    response: FunctionOperation;
  };
  /**
   * Delete a function
   *
   * `DELETE /v2/projects/{project}/locations/{location}/functions/{function}`
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
   * `POST /v2/projects/{project}/locations/{location}/functions/{function}:generateDownloadUrl`
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
   * `POST /v2/projects/{project}/locations/{location}/functions:generateUploadUrl`
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
   * `GET /v2/projects/{project}/locations/{location}/functions/{function}`
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
    response: UserFunction;
  };
  /**
   * Get the access control policy of a resource
   *
   * `GET /v2/projects/{project}/locations/{location}/functions/{function}:getIamPolicy`
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
   * `GET /v2/projects/{project}/locations/{location}/operations/{operation}`
   */
  getOperation: {
    path: {
      /** Name of the project, one segment of the resource name. */
      project: string;
      /** Name of the location, one segment of the resource name. */
      location: string;
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
   * `GET /v2/projects/{project}/locations/{location}/functions`
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
   * `GET /v2/projects/{project}/locations`
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
   * `GET /v2/projects/{project}/locations/{location}/operations`
   */
  listOperations: {
    path: {
      /** Name of the project, one segment of the resource name. */
      project: string;
      /** Name of the location, one segment of the resource name. */
      location: string;
    };
    query: ListOperationsQuery;
    body: undefined;
    response: ListOperationsResponse;
  };
  /**
   * List the supported runtimes
   *
   * `GET /v2/projects/{project}/locations/{location}/runtimes`
   */
  listRuntimes: {
    path: {
      /** Name of the project, one segment of the resource name. */
      project: string;
      /** Name of the location, one segment of the resource name. */
      location: string;
    };
    query: ListRuntimesQuery;
    body: undefined;
    response: ListRuntimesResponse;
  };
  /**
   * Update a function
   *
   * `PATCH /v2/projects/{project}/locations/{location}/functions/{function}`
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
    body: UserFunctionInput;
    response: FunctionOperation;
  };
  /**
   * Set the access control policy of a resource
   *
   * `POST /v2/projects/{project}/locations/{location}/functions/{function}:setIamPolicy`
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
   * Test the caller's permissions on a resource
   *
   * `POST /v2/projects/{project}/locations/{location}/functions/{function}:testIamPermissions`
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
