// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { PointCheck, PointFill, Unlisted } from "@seamline/client-core";

/**
 * Extension points of Functions Service: merge into this interface what you know. A fill is an object type.
 *
 * - `auditLogConfig.fields`: Every field of the configuration of an audit log.
 * - `automaticUpdatePolicy.fields`: Every field of the policy of automatic updates.
 * - `directVpcNetworkInterface.fields`: Every field of an interface to a VPC network.
 * - `error.details`: The content of error details beyond their type.
 * - `location.metadata`: The content of the metadata of a location.
 * - `onDeployUpdatePolicy.fields`: Every field of the policy of updates on deployment.
 * - `operation.response`: The response of an operation that is got or listed by its name.
 * - `operationMetadata.requestResource`: The content of the resource in a request.
 * - `secretVersion.fields`: Every field of a version of a secret in a volume.
 * - `status.details`: The content of the details of a failed operation.
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

/**
 * Outgoing traffic of the function that is routed to the VPC network without a connector.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type DirectVpcEgress = "DIRECT_VPC_EGRESS_UNSPECIFIED" | "VPC_EGRESS_PRIVATE_RANGES_ONLY" | "VPC_EGRESS_ALL_TRAFFIC" | Unlisted;

/**
 * An interface to a VPC network. Its fields are not described.
 *
 * Extension points: `directVpcNetworkInterface.fields`.
 */
export interface DirectVpcNetworkInterface extends PointFill<ExtensionPoints, "directVpcNetworkInterface.fields"> {
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

/**
 * Generation of the function.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type Environment = "ENVIRONMENT_UNSPECIFIED" | "GEN_1" | "GEN_2" | Unlisted;

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

/**
 * State of the function.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type FunctionState = "STATE_UNSPECIFIED" | "ACTIVE" | "FAILED" | "DEPLOYING" | "DELETING" | "UNKNOWN" | "DETACHING" | "DETACH_FAILED" | Unlisted;

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

/**
 * Origins that may call the function.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type IngressSettings = "INGRESS_SETTINGS_UNSPECIFIED" | "ALLOW_ALL" | "ALLOW_INTERNAL_ONLY" | "ALLOW_INTERNAL_AND_GCLB" | Unlisted;

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
export type OperationType = "OPERATIONTYPE_UNSPECIFIED" | "CREATE_FUNCTION" | "UPDATE_FUNCTION" | "DELETE_FUNCTION" | "REDIRECT_FUNCTION_UPGRADE_TRAFFIC" | "ROLLBACK_FUNCTION_UPGRADE_TRAFFIC" | "SETUP_FUNCTION_UPGRADE_CONFIG" | "ABORT_FUNCTION_UPGRADE" | "COMMIT_FUNCTION_UPGRADE" | "DETACH_FUNCTION" | "COMMIT_FUNCTION_UPGRADE_AS_GEN2" | Unlisted;

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

/**
 * The resource in the request.
 *
 * Extension points: `operationMetadata.requestResource`.
 */
export interface RequestResource extends PointFill<ExtensionPoints, "operationMetadata.requestResource"> {
}

/**
 * Whether an event is retried after a failure.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type RetryPolicy = "RETRY_POLICY_UNSPECIFIED" | "RETRY_POLICY_DO_NOT_RETRY" | "RETRY_POLICY_RETRY" | Unlisted;

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

/**
 * Stage in the life cycle of the runtime.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type RuntimeStage = "RUNTIME_STAGE_UNSPECIFIED" | "DEVELOPMENT" | "ALPHA" | "BETA" | "GA" | "DEPRECATED" | "DECOMMISSIONED" | Unlisted;

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

/**
 * Severity of the message.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type Severity = "SEVERITY_UNSPECIFIED" | "ERROR" | "WARNING" | "INFO" | Unlisted;

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

/**
 * Name of the stage.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type StageName = "NAME_UNSPECIFIED" | "ARTIFACT_REGISTRY" | "BUILD" | "SERVICE" | "TRIGGER" | "SERVICE_ROLLBACK" | "TRIGGER_ROLLBACK" | Unlisted;

/**
 * State of a stage.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type StageState = "STATE_UNSPECIFIED" | "NOT_STARTED" | "IN_PROGRESS" | "COMPLETE" | Unlisted;

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

/** Source code that is an object in a bucket. */
export interface StorageSource {
  /** Name of the bucket. */
  bucket?: string;
  /**
   * Generation of the object.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
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

/**
 * State of the upgrade.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type UpgradeState = "UPGRADE_STATE_UNSPECIFIED" | "ELIGIBLE_FOR_2ND_GEN_UPGRADE" | "INELIGIBLE_FOR_UPGRADE_UNTIL_REDEPLOYMENT" | "UPGRADE_OPERATION_IN_PROGRESS" | "SETUP_FUNCTION_UPGRADE_CONFIG_SUCCESSFUL" | "SETUP_FUNCTION_UPGRADE_CONFIG_ERROR" | "ABORT_FUNCTION_UPGRADE_ERROR" | "REDIRECT_FUNCTION_UPGRADE_TRAFFIC_SUCCESSFUL" | "REDIRECT_FUNCTION_UPGRADE_TRAFFIC_ERROR" | "ROLLBACK_FUNCTION_UPGRADE_TRAFFIC_ERROR" | "COMMIT_FUNCTION_UPGRADE_ERROR" | "COMMIT_FUNCTION_UPGRADE_ERROR_ROLLBACK_SAFE" | "COMMIT_FUNCTION_UPGRADE_AS_GEN2_SUCCESSFUL" | "COMMIT_FUNCTION_UPGRADE_AS_GEN2_ERROR" | Unlisted;

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

/**
 * Outgoing traffic of the function that is routed through the VPC connector.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type VpcConnectorEgressSettings = "VPC_CONNECTOR_EGRESS_SETTINGS_UNSPECIFIED" | "PRIVATE_RANGES_ONLY" | "ALL_TRAFFIC" | Unlisted;

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
  /**
   * Whether the list may return partial success. Its effect is not described.
   *
   * Extension points: `queryParameter.values`.
   */
  returnPartialSuccess?: boolean;
  /**
   * Filter for the entries to return. The syntax is not described.
   *
   * Extension points: `filter.syntax`.
   */
  filter?: string;
}

/** Query parameters of `projects.locations.runtimes.list`. */
export interface ListRuntimesQuery {
  /**
   * Filter for the runtimes to return. Clients send, for example, `name=nodejs20 AND environment=GEN_1`.
   *
   * Extension points: `filter.syntax`.
   */
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
  "/v2/projects/{project}/locations/{location}/functions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List functions
     * @description Returns the functions of the project, including those that were created through v1. `parent` identifies the resource under which they are listed. The location `-` stands for all locations; `unreachable` then names those that could not be reached.
     */
    get: operations["listFunctions"];
    put?: never;
    /**
     * Create a function
     * @description Creates a function under the resource that `parent` identifies. `functionId` is the last segment of its name. If a function with that name exists, the request is accepted and its operation ends with the error `ALREADY_EXISTS`. A region holds at most 1000 functions. Creating a function is a long-running operation, which cannot be cancelled; `getOperation` returns its latest state.
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
     * @description Returns a signed URL for uploading the source code of a function. `parent` identifies the resource under which functions are created. The upload is a PUT request with the header `content-type: application/zip` and without an `Authorization` header. It sends a zip archive of at most 100 MB, which is at most 500 MB uncompressed. A function names the `storageSource` of the response in `buildConfig.source.storageSource`.
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
     * @description Returns the function that `name` identifies, or the revision of it in `revision`. A function that was created through v1 has the environment `GEN_1`.
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
     * @description Updates an existing function, which the field `name` of the function in the body identifies. Only the fields in `updateMask` are updated, or all fields in the body if there is no mask. Updating a function is a long-running operation, which cannot be cancelled; `getOperation` returns its latest state.
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
     * @description Returns a signed URL for downloading the source code of a deployed function. A plain GET request downloads from it. The URL is valid for 30 minutes.
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
     * @description Returns the access control policy of the resource that `resource` identifies.
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
     * @description Sets the access control policy of the resource that `resource` identifies, in place of the previous policy. Without an `updateMask`, the bindings and the etag are set. A stale etag fails with status 409 and the error `ABORTED`. A policy names at most 1500 principals and 250 groups.
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
     * @description Returns the tested permissions that the caller has on the resource that `resource` identifies. For a resource that does not exist, the response has no permissions. Wildcards are not allowed. The test may fail open.
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
     * @description Returns the operations that match the filter in the request. `name` identifies the parent of the operations. The location `-` stands for all locations; `unreachable` then names those that could not be reached.
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
  "/v2/projects/{project}/locations/{location}/runtimes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the supported runtimes
     * @description Returns the runtimes supported for the project. `parent` identifies the resource under which they are listed.
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
    SupportedLocation: SupportedLocation;
    TestIamPermissionsRequest: TestIamPermissionsRequest;
    TestIamPermissionsResponse: TestIamPermissionsResponse;
    UpgradeInfo: UpgradeInfo;
    UpgradeState: UpgradeState;
    UserFunction: UserFunction;
    UserFunctionInput: UserFunctionInput;
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
    /** @description Filter for the functions to return, in the syntax of AIP-160. */
    functionFilter: string;
    /** @description ID of the new function, which becomes the last segment of its name. */
    functionId: string;
    /** @description Maximum number of functions on a page. */
    functionPageSize: number;
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
    /**
     * @description Name of the long-running operation, one segment of the resource name.
     * @example create-resize-images-1
     */
    operationParameter: string;
    /** @description Order of the functions, in the syntax of AIP-132. */
    orderBy: string;
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
    /** @description Revision of the function to return. */
    revision: string;
    /** @description Filter for the runtimes to return. Clients send, for example, `name=nodejs20 AND environment=GEN_1`. */
    runtimeFilter: string;
    /** @description Fields of the function to update. Without a mask, all fields in the body are updated. */
    updateMask: string;
  };
}

export interface operations {
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
      query: CreateFunctionQuery;
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
        "application/json": UserFunctionInput;
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
          "application/json": UserFunction;
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
      query?: PatchFunctionQuery;
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
        "application/json": UserFunctionInput;
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
    /** @description Request for the permissions of the caller. */
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
  listOperations: {
    parameters: {
      query?: ListOperationsQuery;
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
  listRuntimes: {
    parameters: {
      query?: ListRuntimesQuery;
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
      /** @description The runtimes supported for the project. */
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
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
}
