// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { PointCheck, PointFill } from "@seamline/client-core";

/**
 * Extension points of Functions Service: merge into this interface what you know. A fill is an object type.
 *
 * - `auditLogConfig.fields`: Every field of the configuration of an audit log.
 * - `automaticUpdatePolicy.fields`: Every field of the policy of automatic updates.
 * - `directVpcNetworkInterface.fields`: Every field of an interface to a VPC network.
 * - `error.details`: What the details of an error hold beyond their type.
 * - `location.metadata`: What the metadata of a location hold.
 * - `onDeployUpdatePolicy.fields`: Every field of the policy of updates on deployment.
 * - `operation.response`: What the response of an operation holds that is read or listed by its name.
 * - `operationMetadata.requestResource`: What the resource holds that a request gave.
 * - `secretVersion.fields`: Every field of a version of a secret in a volume.
 * - `status.details`: What the details of a failed operation hold.
 *
 * @example
 * declare module "@seamline/functions/v2/reference" {
 *   interface ExtensionPoints {
 *     "auditLogConfig.fields": { name: string };
 *   }
 * }
 */
export interface ExtensionPoints {
}

/** Ids of the extension points that a type can carry. */
export type ExtensionPointId = "auditLogConfig.fields" | "automaticUpdatePolicy.fields" | "directVpcNetworkInterface.fields" | "error.details" | "location.metadata" | "onDeployUpdatePolicy.fields" | "operation.response" | "operationMetadata.requestResource" | "secretVersion.fields" | "status.details";

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

/**
 * An interface to a VPC network. Its fields are not described.
 *
 * Extension points: `directVpcNetworkInterface.fields`.
 */
export interface DirectVpcNetworkInterface extends PointFill<ExtensionPoints, "directVpcNetworkInterface.fields"> {
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

/**
 * Metadata of a location.
 *
 * Extension points: `location.metadata`.
 */
export interface LocationMetadata extends Filled<LocationMetadataShown, "location.metadata"> {
}

interface LocationMetadataShown {
  /** Generations of functions that the location supports. */
  environments?: Environment[];
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

/**
 * What the operation ended with, such as the function that it created. Its fields depend on what began the operation.
 *
 * Extension points: `operation.response`.
 */
export interface OperationResponse extends PointFill<ExtensionPoints, "operation.response"> {
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

/**
 * The resource that the request gave.
 *
 * Extension points: `operationMetadata.requestResource`.
 */
export interface RequestResource extends PointFill<ExtensionPoints, "operationMetadata.requestResource"> {
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

/** Source code as an object in a bucket. */
export interface StorageSource {
  /** The bucket. */
  bucket?: string;
  /**
   * Generation of the object.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
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

/** Query parameters of `projects.locations.operations.list`. */
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
  /**
   * Which entries to list. How a filter is written is not described.
   *
   * Extension points: `filter.syntax`.
   */
  filter?: string;
}

/** Query parameters of `projects.locations.runtimes.list`. */
export interface ListRuntimesQuery {
  /**
   * Which runtimes to list. Clients send `name=nodejs20 AND environment=GEN_1`, for example.
   *
   * Extension points: `filter.syntax`.
   */
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

export interface paths {
  "/v2/projects/{project}/locations": {
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
  "/v2/projects/{project}/locations/{location}/functions": {
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
     * @description Creates a new function under the resource that `parent` names. Creating is a long-running operation; `getOperation` reads its latest state.
     */
    post: operations["createFunction"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/projects/{project}/locations/{location}/functions:generateUploadUrl": {
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
  "/v2/projects/{project}/locations/{location}/functions/{function}": {
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
  "/v2/projects/{project}/locations/{location}/functions/{function}:generateDownloadUrl": {
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
  "/v2/projects/{project}/locations/{location}/functions/{function}:getIamPolicy": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the access control policy of a resource
     * @description Gets the access control policy of the resource.
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
  "/v2/projects/{project}/locations/{location}/functions/{function}:setIamPolicy": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the access control policy of a resource
     * @description Puts an access control policy on the resource.
     */
    post: operations["setFunctionIamPolicy"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/projects/{project}/locations/{location}/functions/{function}:testIamPermissions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Test the caller's permissions on a resource
     * @description Returns the permissions that the caller has on the resource.
     */
    post: operations["testFunctionIamPermissions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/projects/{project}/locations/{location}/operations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List operations
     * @description Lists those operations that match the filter of the request. `name` is the parent of the operations.
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
  "/v2/projects/{project}/locations/{location}/operations/{operation}": {
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
  "/v2/projects/{project}/locations/{location}/runtimes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the supported runtimes
     * @description Lists the runtimes that are supported for the project. `parent` names the resource that they are under.
     */
    get: operations["listRuntimes"];
    put?: never;
    post?: never;
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
    BuildConfig: BuildConfig;
    BuildConfigInput: BuildConfigInput;
    CalendarDate: CalendarDate;
    DeleteFunctionOperation: DeleteFunctionOperation;
    DirectVpcEgress: DirectVpcEgress;
    DirectVpcNetworkInterface: DirectVpcNetworkInterface;
    DockerRegistry: DockerRegistry;
    Empty: Empty;
    Environment: Environment;
    ErrorBody: ErrorBody;
    ErrorDetail: ErrorDetail;
    ErrorInfo: ErrorInfo;
    ErrorStatus: ErrorStatus;
    EventFilter: EventFilter;
    EventTrigger: EventTrigger;
    EventTriggerInput: EventTriggerInput;
    Expr: Expr;
    Function: Function;
    FunctionInput: FunctionInput;
    FunctionOperation: FunctionOperation;
    FunctionState: FunctionState;
    GenerateDownloadUrlRequest: GenerateDownloadUrlRequest;
    GenerateDownloadUrlResponse: GenerateDownloadUrlResponse;
    GenerateUploadUrlRequest: GenerateUploadUrlRequest;
    GenerateUploadUrlResponse: GenerateUploadUrlResponse;
    IngressSettings: IngressSettings;
    ListFunctionsResponse: ListFunctionsResponse;
    ListLocationsResponse: ListLocationsResponse;
    ListOperationsResponse: ListOperationsResponse;
    ListRuntimesResponse: ListRuntimesResponse;
    Location: Location;
    LocationMetadata: LocationMetadata;
    OnDeployUpdatePolicy: OnDeployUpdatePolicy;
    Operation: Operation;
    OperationMetadata: OperationMetadata;
    OperationResponse: OperationResponse;
    OperationType: OperationType;
    Policy: Policy;
    PolicyVersion: PolicyVersion;
    RepoSource: RepoSource;
    RequestResource: RequestResource;
    RetryPolicy: RetryPolicy;
    Runtime: Runtime;
    RuntimeStage: RuntimeStage;
    SecretEnvVar: SecretEnvVar;
    SecretVersion: SecretVersion;
    SecretVolume: SecretVolume;
    SecurityLevel: SecurityLevel;
    ServiceConfig: ServiceConfig;
    ServiceConfigInput: ServiceConfigInput;
    SetIamPolicyRequest: SetIamPolicyRequest;
    Severity: Severity;
    Source: Source;
    SourceProvenance: SourceProvenance;
    Stage: Stage;
    StageName: StageName;
    StageState: StageState;
    StateMessage: StateMessage;
    Status: Status;
    StatusDetail: StatusDetail;
    StorageSource: StorageSource;
    TestIamPermissionsRequest: TestIamPermissionsRequest;
    TestIamPermissionsResponse: TestIamPermissionsResponse;
    UpgradeInfo: UpgradeInfo;
    UpgradeState: UpgradeState;
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
    /** @description Which functions to list, in the syntax of AIP-160. */
    functionFilter: string;
    /** @description Id of the new function, the last segment of its name. */
    functionId: string;
    /** @description How many functions a page holds at most. */
    functionPageSize: number;
    /** @description Segment of the resource name that names the location. */
    location: string;
    /** @description Segment of the resource name that names the long-running operation. */
    operation: string;
    /** @description The order of the functions, in the syntax of AIP-132. */
    orderBy: string;
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
    /** @description The revision of the function to read. */
    revision: string;
    /** @description Which runtimes to list. Clients send `name=nodejs20 AND environment=GEN_1`, for example. */
    runtimeFilter: string;
    /** @description Which fields of the function are updated; without it, all fields that the body holds. */
    updateMask: string;
  };
}

export interface operations {
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
      query?: CreateFunctionQuery;
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
      query?: PatchFunctionQuery;
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
    /** @description Request for the permissions of the caller. */
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
  listOperations: {
    parameters: {
      query?: ListOperationsQuery;
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
        /** @description Segment of the resource name that names the project. */
        project: components["parameters"]["project"];
        /** @description Segment of the resource name that names the location. */
        location: components["parameters"]["location"];
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
  listRuntimes: {
    parameters: {
      query?: ListRuntimesQuery;
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
      /** @description The runtimes that are supported for the project. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListRuntimesResponse;
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
