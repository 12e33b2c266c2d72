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

/** How the function is built. */
export interface BuildConfig {
  /** Policy of automatic updates. Its fields are not described. */
  automaticUpdatePolicy?: AutomaticUpdatePolicy;
  /** Name of the build. */
  build?: string;
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
  /** Environment variables of the build. */
  environmentVariables?: {
    [key: string]: string;
  };
  /** Policy of updates when the function is deployed. Its fields are not described. */
  onDeployUpdatePolicy?: OnDeployUpdatePolicy;
  /** Runtime that the function runs in. */
  runtime?: string;
  /** Service account that the build runs as. */
  serviceAccount?: string;
  /** Where the source code is. */
  source?: Source;
  /** The source code that the function was really built from. */
  sourceProvenance?: SourceProvenance;
  /** Token about the source code. */
  sourceToken?: string;
  /** Pool of workers that builds the function. */
  workerPool?: string;
}

/** How the function is built; what a caller says about it. */
export interface BuildConfigInput {
  /** Policy of automatic updates. Its fields are not described. */
  automaticUpdatePolicy?: AutomaticUpdatePolicy;
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
  /** Environment variables of the build. */
  environmentVariables?: {
    [key: string]: string;
  };
  /** Policy of updates when the function is deployed. Its fields are not described. */
  onDeployUpdatePolicy?: OnDeployUpdatePolicy;
  /** Runtime that the function runs in. */
  runtime?: string;
  /** Service account that the build runs as. */
  serviceAccount?: string;
  /** Where the source code is. */
  source?: Source;
  /** Token about the source code. */
  sourceToken?: string;
  /** Pool of workers that builds the function. */
  workerPool?: string;
}

/** A day of the calendar. The reference profile calls this type Date, a name that many languages use. */
export interface CalendarDate {
  /** Day of the month. */
  day?: number;
  /** Month of the year. */
  month?: number;
  /** Year. */
  year?: number;
}

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
  /** What an operation does, to what, and how far it is. */
  metadata?: OperationMetadata;
}

/** Which outgoing traffic of the function goes to the VPC network without a connector. */
export type DirectVpcEgress = "DIRECT_VPC_EGRESS_UNSPECIFIED" | "VPC_EGRESS_PRIVATE_RANGES_ONLY" | "VPC_EGRESS_ALL_TRAFFIC" | (string & {});

/** An interface to a VPC network. Its fields are not described. */
export interface DirectVpcNetworkInterface {
  [key: string]: unknown;
}

/**
 * Kind of registry that keeps the image of the function.
 *
 * @deprecated
 */
export type DockerRegistry = "DOCKER_REGISTRY_UNSPECIFIED" | "CONTAINER_REGISTRY" | "ARTIFACT_REGISTRY" | (string & {});

/** An object without fields. */
export type Empty = Record<string, unknown>;

/** Generation of the functions. */
export type Environment = "ENVIRONMENT_UNSPECIFIED" | "GEN_1" | "GEN_2" | (string & {});

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

/** What an attribute of an event has to be. */
export interface EventFilter {
  /** Name of the attribute. */
  attribute?: string;
  /** How the attribute is compared. */
  operator?: string;
  /** What the attribute is compared with. */
  value?: string;
}

/** Lets events run the function. */
export interface EventTrigger {
  /** Channel that the events come from. */
  channel?: string;
  /** What the attributes of an event have to be. */
  eventFilters?: EventFilter[];
  /** CloudEvents type of the events. */
  eventType?: string;
  /** Pub/Sub topic that carries the events. */
  pubsubTopic?: string;
  /** Whether an event is tried again after a failure. */
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

/** Lets events run the function; what a caller says about it. */
export interface EventTriggerInput {
  /** Channel that the events come from. */
  channel?: string;
  /** What the attributes of an event have to be. */
  eventFilters?: EventFilter[];
  /** CloudEvents type of the events. */
  eventType?: string;
  /** Pub/Sub topic that carries the events. */
  pubsubTopic?: string;
  /** Whether an event is tried again after a failure. */
  retryPolicy?: RetryPolicy;
  /** Service that sends the events. */
  service?: string;
  /** E-mail address of the service account of the trigger. */
  serviceAccountEmail?: string;
  /** Region of the trigger. */
  triggerRegion?: string;
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

/** A function that the user provides and that runs in response to events. */
export interface Function {
  /** Resource name: `projects/{project}/locations/{location}/functions/{function}`. */
  name?: string;
  /** How the function is built. */
  buildConfig?: BuildConfig;
  /**
   * When the function was created.
   *
   * Format: date-time.
   */
  createTime?: string;
  /** What the function is for. */
  description?: string;
  /** Generation of the functions. */
  environment?: Environment;
  /** Lets events run the function. */
  eventTrigger?: EventTrigger;
  /** Name of the encryption key of the function. */
  kmsKeyName?: string;
  /** Labels of the function. */
  labels?: {
    [key: string]: string;
  };
  /** A flag of the service. Its name is not explained. */
  satisfiesPzi?: boolean;
  /** A flag of the service. Its name is not explained. */
  satisfiesPzs?: boolean;
  /** How the function runs. */
  serviceConfig?: ServiceConfig;
  /** State of the function. */
  state?: FunctionState;
  /** Messages about the state. */
  stateMessages?: StateMessage[];
  /**
   * When the function was last updated.
   *
   * Format: date-time.
   */
  updateTime?: string;
  /** The upgrade of a function to the second generation. */
  upgradeInfo?: UpgradeInfo;
  /** URL of the function. */
  url?: string;
}

/** What a caller says about a function when creating or updating it. */
export interface FunctionInput {
  /** Resource name: `projects/{project}/locations/{location}/functions/{function}`. */
  name?: string;
  /** How the function is built; what a caller says about it. */
  buildConfig?: BuildConfigInput;
  /** What the function is for. */
  description?: string;
  /** Generation of the functions. */
  environment?: Environment;
  /** Lets events run the function; what a caller says about it. */
  eventTrigger?: EventTriggerInput;
  /** Name of the encryption key of the function. */
  kmsKeyName?: string;
  /** Labels of the function. */
  labels?: {
    [key: string]: string;
  };
  /** How the function runs; what a caller says about it. */
  serviceConfig?: ServiceConfigInput;
}

/** The creation or the update of a function, a long-running operation. */
export interface FunctionOperation {
  /** Resource name of the operation. */
  name?: string;
  /** Whether the operation has ended. */
  done?: boolean;
  /** Why an operation failed. */
  error?: Status;
  /** A function that the user provides and that runs in response to events. */
  response?: Function;
  /** What an operation does, to what, and how far it is. */
  metadata?: OperationMetadata;
}

/** State of the function. */
export type FunctionState = "STATE_UNSPECIFIED" | "ACTIVE" | "FAILED" | "DEPLOYING" | "DELETING" | "UNKNOWN" | "DETACHING" | "DETACH_FAILED" | (string & {});

/** Request for a URL to download source code. It has no fields. */
export type GenerateDownloadUrlRequest = Record<string, unknown>;

/** Where the source code of a function can be downloaded. */
export interface GenerateDownloadUrlResponse {
  /** Signed URL that a plain GET downloads from. */
  downloadUrl?: string;
}

/** How source code is going to be uploaded. */
export interface GenerateUploadUrlRequest {
  /** Generation of the functions. */
  environment?: Environment;
  /** Name of the key that encrypts the source code. */
  kmsKeyName?: string;
}

/** Where source code can be uploaded. */
export interface GenerateUploadUrlResponse {
  /** Source code as an object in a bucket. */
  storageSource?: StorageSource;
  /** Signed URL that a PUT uploads to. */
  uploadUrl?: string;
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

/** The runtimes that are supported for a project, all in one answer. */
export interface ListRuntimesResponse {
  /** The runtimes. */
  runtimes?: Runtime[];
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
  /** Generations of functions that the location supports. */
  environments?: Environment[];
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
  /** What an operation does, to what, and how far it is. */
  metadata?: OperationMetadata;
}

/** What an operation does, to what, and how far it is. */
export interface OperationMetadata {
  /** Version of the interface that the operation came from. */
  apiVersion?: string;
  /** Name of the build. */
  buildName?: string;
  /** Whether somebody asked to cancel the operation. */
  cancelRequested?: boolean;
  /**
   * When the operation was created.
   *
   * Format: date-time.
   */
  createTime?: string;
  /** Whether a custom role was found. */
  customIamRoleDetected?: boolean;
  /**
   * When the operation ended.
   *
   * Format: date-time.
   */
  endTime?: string;
  /** What the operation does. */
  operationType?: OperationType;
  /** The resource that the request gave. */
  requestResource?: RequestResource;
  /** Token about the source code. */
  sourceToken?: string;
  /** The stages of the operation. */
  stages?: Stage[];
  /** Detail of the status of the operation. */
  statusDetail?: string;
  /** Resource name of the function that the operation changes. */
  target?: string;
  /** What is done to the target. */
  verb?: string;
}

/** What the operation ended with, such as the function that it created. Its fields depend on what began the operation. */
export interface OperationResponse {
  [key: string]: unknown;
}

/** What the operation does. */
export type OperationType = "OPERATIONTYPE_UNSPECIFIED" | "CREATE_FUNCTION" | "UPDATE_FUNCTION" | "DELETE_FUNCTION" | "REDIRECT_FUNCTION_UPGRADE_TRAFFIC" | "ROLLBACK_FUNCTION_UPGRADE_TRAFFIC" | "SETUP_FUNCTION_UPGRADE_CONFIG" | "ABORT_FUNCTION_UPGRADE" | "COMMIT_FUNCTION_UPGRADE" | "DETACH_FUNCTION" | "COMMIT_FUNCTION_UPGRADE_AS_GEN2" | (string & {});

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

/** Source code in a repository. */
export interface RepoSource {
  /** The branch. */
  branchName?: string;
  /** The commit. */
  commitSha?: string;
  /** Folder of the source code in the repository. */
  dir?: string;
  /** Project that the repository belongs to. */
  projectId?: string;
  /** The repository. */
  repoName?: string;
  /** The tag. */
  tagName?: string;
}

/** The resource that the request gave. */
export interface RequestResource {
  [key: string]: unknown;
}

/** Whether an event is tried again after a failure. */
export type RetryPolicy = "RETRY_POLICY_UNSPECIFIED" | "RETRY_POLICY_DO_NOT_RETRY" | "RETRY_POLICY_RETRY" | (string & {});

/** An environment that functions of a language run in. */
export interface Runtime {
  /** A day of the calendar. The reference profile calls this type Date, a name that many languages use. */
  decommissionDate?: CalendarDate;
  /** A day of the calendar. The reference profile calls this type Date, a name that many languages use. */
  deprecationDate?: CalendarDate;
  /** Name of the runtime, for people. */
  displayName?: string;
  /** Generation of the functions. */
  environment?: Environment;
  /** Name of the runtime, such as `nodejs20`. */
  name?: string;
  /** How far the runtime is in its life. */
  stage?: RuntimeStage;
  /** Warnings about the runtime. */
  warnings?: string[];
}

/** How far the runtime is in its life. */
export type RuntimeStage = "RUNTIME_STAGE_UNSPECIFIED" | "DEVELOPMENT" | "ALPHA" | "BETA" | "GA" | "DEPRECATED" | "DECOMMISSIONED" | (string & {});

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

/** How the function runs. */
export interface ServiceConfig {
  /** Whether the latest revision gets all traffic. */
  allTrafficOnLatestRevision?: boolean;
  /** How many CPUs an instance has. */
  availableCpu?: string;
  /** How much memory an instance has, such as `256M`. */
  availableMemory?: string;
  /** Policy of binary authorization. */
  binaryAuthorizationPolicy?: string;
  /** Which outgoing traffic of the function goes to the VPC network without a connector. */
  directVpcEgress?: DirectVpcEgress;
  /** Interfaces to VPC networks that need no connector. */
  directVpcNetworkInterface?: DirectVpcNetworkInterface[];
  /** Environment variables that the function sees. */
  environmentVariables?: {
    [key: string]: string;
  };
  /** Where calls of the function may come from. */
  ingressSettings?: IngressSettings;
  /** The largest number of instances. */
  maxInstanceCount?: number;
  /** How many requests an instance handles at a time, at most. */
  maxInstanceRequestConcurrency?: number;
  /** The smallest number of instances. */
  minInstanceCount?: number;
  /** Revision of the service that runs the function. */
  revision?: string;
  /** Environment variables whose values are secrets. */
  secretEnvironmentVariables?: SecretEnvVar[];
  /** Volumes that hold secrets. */
  secretVolumes?: SecretVolume[];
  /** Whether the function may be called without HTTPS. */
  securityLevel?: SecurityLevel;
  /** Name of the service that runs the function. */
  service?: string;
  /** E-mail address of the service account that the function runs as. */
  serviceAccountEmail?: string;
  /** How long a call may take, in seconds. */
  timeoutSeconds?: number;
  /** Address of the service that runs the function. */
  uri?: string;
  /** Connector through which the function reaches a VPC network. */
  vpcConnector?: string;
  /** Which outgoing traffic of the function passes the VPC connector. */
  vpcConnectorEgressSettings?: VpcConnectorEgressSettings;
}

/** How the function runs; what a caller says about it. */
export interface ServiceConfigInput {
  /** Whether the latest revision gets all traffic. */
  allTrafficOnLatestRevision?: boolean;
  /** How many CPUs an instance has. */
  availableCpu?: string;
  /** How much memory an instance has, such as `256M`. */
  availableMemory?: string;
  /** Policy of binary authorization. */
  binaryAuthorizationPolicy?: string;
  /** Which outgoing traffic of the function goes to the VPC network without a connector. */
  directVpcEgress?: DirectVpcEgress;
  /** Interfaces to VPC networks that need no connector. */
  directVpcNetworkInterface?: DirectVpcNetworkInterface[];
  /** Environment variables that the function sees. */
  environmentVariables?: {
    [key: string]: string;
  };
  /** Where calls of the function may come from. */
  ingressSettings?: IngressSettings;
  /** The largest number of instances. */
  maxInstanceCount?: number;
  /** How many requests an instance handles at a time, at most. */
  maxInstanceRequestConcurrency?: number;
  /** The smallest number of instances. */
  minInstanceCount?: number;
  /** Environment variables whose values are secrets. */
  secretEnvironmentVariables?: SecretEnvVar[];
  /** Volumes that hold secrets. */
  secretVolumes?: SecretVolume[];
  /** Whether the function may be called without HTTPS. */
  securityLevel?: SecurityLevel;
  /** E-mail address of the service account that the function runs as. */
  serviceAccountEmail?: string;
  /** How long a call may take, in seconds. */
  timeoutSeconds?: number;
  /** Connector through which the function reaches a VPC network. */
  vpcConnector?: string;
  /** Which outgoing traffic of the function passes the VPC connector. */
  vpcConnectorEgressSettings?: VpcConnectorEgressSettings;
}

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

/** How serious a message is. */
export type Severity = "SEVERITY_UNSPECIFIED" | "ERROR" | "WARNING" | "INFO" | (string & {});

/** Where the source code is. */
export interface Source {
  /** Address of a git repository. */
  gitUri?: string;
  /** Source code in a repository. */
  repoSource?: RepoSource;
  /** Source code as an object in a bucket. */
  storageSource?: StorageSource;
}

/** The source code that the function was really built from. */
export interface SourceProvenance {
  /** Address of the git repository. */
  gitUri?: string;
  /** Source code in a repository. */
  resolvedRepoSource?: RepoSource;
  /** Source code as an object in a bucket. */
  resolvedStorageSource?: StorageSource;
}

/** A stage of an operation. */
export interface Stage {
  /** Message about the stage. */
  message?: string;
  /** What a stage works on. */
  name?: StageName;
  /** Resource that the stage works on. */
  resource?: string;
  /** Address of that resource. */
  resourceUri?: string;
  /** State of a stage. */
  state?: StageState;
  /** Messages about the state. */
  stateMessages?: StateMessage[];
}

/** What a stage works on. */
export type StageName = "NAME_UNSPECIFIED" | "ARTIFACT_REGISTRY" | "BUILD" | "SERVICE" | "TRIGGER" | "SERVICE_ROLLBACK" | "TRIGGER_ROLLBACK" | (string & {});

/** State of a stage. */
export type StageState = "STATE_UNSPECIFIED" | "NOT_STARTED" | "IN_PROGRESS" | "COMPLETE" | (string & {});

/** A message about a state. */
export interface StateMessage {
  /** The message. */
  message?: string;
  /** How serious a message is. */
  severity?: Severity;
  /** Type of the message. */
  type?: string;
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

/** Source code as an object in a bucket. */
export interface StorageSource {
  /** The bucket. */
  bucket?: string;
  /**
   * Generation of the object.
   *
   * Format: int64, in decimal digits.
   */
  generation?: string;
  /** The object. */
  object?: string;
  /** The URL that the source code was uploaded to. */
  sourceUploadUrl?: string;
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

/** The upgrade of a function to the second generation. */
export interface UpgradeInfo {
  /** How the function is built. */
  buildConfig?: BuildConfig;
  /** Lets events run the function. */
  eventTrigger?: EventTrigger;
  /** How the function runs. */
  serviceConfig?: ServiceConfig;
  /** How far the upgrade has come. */
  upgradeState?: UpgradeState;
}

/** How far the upgrade has come. */
export type UpgradeState = "UPGRADE_STATE_UNSPECIFIED" | "ELIGIBLE_FOR_2ND_GEN_UPGRADE" | "INELIGIBLE_FOR_UPGRADE_UNTIL_REDEPLOYMENT" | "UPGRADE_OPERATION_IN_PROGRESS" | "SETUP_FUNCTION_UPGRADE_CONFIG_SUCCESSFUL" | "SETUP_FUNCTION_UPGRADE_CONFIG_ERROR" | "ABORT_FUNCTION_UPGRADE_ERROR" | "REDIRECT_FUNCTION_UPGRADE_TRAFFIC_SUCCESSFUL" | "REDIRECT_FUNCTION_UPGRADE_TRAFFIC_ERROR" | "ROLLBACK_FUNCTION_UPGRADE_TRAFFIC_ERROR" | "COMMIT_FUNCTION_UPGRADE_ERROR" | "COMMIT_FUNCTION_UPGRADE_ERROR_ROLLBACK_SAFE" | "COMMIT_FUNCTION_UPGRADE_AS_GEN2_SUCCESSFUL" | "COMMIT_FUNCTION_UPGRADE_AS_GEN2_ERROR" | (string & {});

/** Which outgoing traffic of the function passes the VPC connector. */
export type VpcConnectorEgressSettings = "VPC_CONNECTOR_EGRESS_SETTINGS_UNSPECIFIED" | "PRIVATE_RANGES_ONLY" | "ALL_TRAFFIC" | (string & {});

/** Query parameters of `projects.locations.functions.create`. */
export interface CreateFunctionQuery {
  /**
   * Id of the new function, the last segment of its name.
   *
   * At most 63 characters.
   */
  functionId?: string;
}

/** Query parameters of `projects.locations.functions.get`. */
export interface GetFunctionQuery {
  /** The revision of the function to read. */
  revision?: string;
}

/** Query parameters of `projects.locations.functions.getIamPolicy`. */
export interface GetFunctionIamPolicyQuery {
  /** The version of the policy that is asked for. */
  "options.requestedPolicyVersion"?: PolicyVersion;
}

/** Query parameters of `projects.locations.functions.list`. */
export interface ListFunctionsQuery {
  /** Which functions to list, in the syntax of AIP-160. */
  filter?: string;
  /**
   * How many functions a page holds at most.
   *
   * At most `1000`.
   */
  pageSize?: number;
  /** Token of the page to answer with, from `nextPageToken` of the page before. */
  pageToken?: string;
  /** The order of the functions, in the syntax of AIP-132. */
  orderBy?: string;
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

/** Query parameters of `projects.locations.operations.list`. */
export interface ListOperationsQuery {
  /** How many entries a page holds at most. */
  pageSize?: number;
  /** Token of the page to answer with, from `nextPageToken` of the page before. */
  pageToken?: string;
  /** On partial success of the list; its effect is not described. */
  returnPartialSuccess?: boolean;
  /** Which entries to list. How a filter is written is not described. */
  filter?: string;
}

/** Query parameters of `projects.locations.runtimes.list`. */
export interface ListRuntimesQuery {
  /** Which runtimes to list. Clients send `name=nodejs20 AND environment=GEN_1`, for example. */
  filter?: string;
}

/** Query parameters of `projects.locations.functions.patch`. */
export interface PatchFunctionQuery {
  /**
   * Which fields of the function are updated; without it, all fields that the body holds.
   *
   * Format: google-fieldmask.
   */
  updateMask?: string;
}

/** What every operation of Functions Service takes, once it is read, and what it answers. */
export interface FunctionsV2alphaOperations {
  /**
   * Create a function
   *
   * `POST /v2alpha/projects/{project}/locations/{location}/functions`
   */
  createFunction: {
    path: {
      /** Segment of the resource name that names the project. */
      project: string;
      /** Segment of the resource name that names the location. */
      location: string;
    };
    query: CreateFunctionQuery;
    body: FunctionInput;
    answer: FunctionOperation;
  };
  /**
   * Delete a function
   *
   * `DELETE /v2alpha/projects/{project}/locations/{location}/functions/{function}`
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
   * `POST /v2alpha/projects/{project}/locations/{location}/functions/{function}:generateDownloadUrl`
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
   * `POST /v2alpha/projects/{project}/locations/{location}/functions:generateUploadUrl`
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
   * `GET /v2alpha/projects/{project}/locations/{location}/functions/{function}`
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
   * Get the access control policy of a resource
   *
   * `GET /v2alpha/projects/{project}/locations/{location}/functions/{function}:getIamPolicy`
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
   * `GET /v2alpha/projects/{project}/locations/{location}/operations/{operation}`
   */
  getOperation: {
    path: {
      /** Segment of the resource name that names the project. */
      project: string;
      /** Segment of the resource name that names the location. */
      location: string;
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
   * `GET /v2alpha/projects/{project}/locations/{location}/functions`
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
   * `GET /v2alpha/projects/{project}/locations`
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
   * `GET /v2alpha/projects/{project}/locations/{location}/operations`
   */
  listOperations: {
    path: {
      /** Segment of the resource name that names the project. */
      project: string;
      /** Segment of the resource name that names the location. */
      location: string;
    };
    query: ListOperationsQuery;
    body: undefined;
    answer: ListOperationsResponse;
  };
  /**
   * List the supported runtimes
   *
   * `GET /v2alpha/projects/{project}/locations/{location}/runtimes`
   */
  listRuntimes: {
    path: {
      /** Segment of the resource name that names the project. */
      project: string;
      /** Segment of the resource name that names the location. */
      location: string;
    };
    query: ListRuntimesQuery;
    body: undefined;
    answer: ListRuntimesResponse;
  };
  /**
   * Update a function
   *
   * `PATCH /v2alpha/projects/{project}/locations/{location}/functions/{function}`
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
   * Set the access control policy of a resource
   *
   * `POST /v2alpha/projects/{project}/locations/{location}/functions/{function}:setIamPolicy`
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
   * Test the caller's permissions on a resource
   *
   * `POST /v2alpha/projects/{project}/locations/{location}/functions/{function}:testIamPermissions`
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
