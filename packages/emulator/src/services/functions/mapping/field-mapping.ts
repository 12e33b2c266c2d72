import {
  archiveUrl,
  asItIs,
  type Converter,
  duration,
  memory,
  resource,
  retry,
  revision,
  state,
  unlessEmpty,
} from "./converters.ts";

/** A field that both versions have. */
export interface FieldRow {
  /** Dotted path in v1. */
  readonly v1: string;
  /** Dotted path in the v2 family. */
  readonly v2: string;
  readonly converter: Converter;
  /** Whether callers give it, or the service finds it out. */
  readonly origin: "given" | "found";
}

function given(v1: string, v2: string = v1, converter: Converter = asItIs): FieldRow {
  return { v1, v2, converter, origin: "given" };
}

function found(v1: string, v2: string = v1, converter: Converter = asItIs): FieldRow {
  return { v1, v2, converter, origin: "found" };
}

/** Every field that both versions have (reference facts, "Fields, v1" and "Fields, v2, v2beta and v2alpha"). */
export const fieldMapping: readonly FieldRow[] = [
  given("automaticUpdatePolicy", "buildConfig.automaticUpdatePolicy"),
  given("availableMemoryMb", "serviceConfig.availableMemory", memory),
  given("buildEnvironmentVariables", "buildConfig.environmentVariables"),
  given("buildServiceAccount", "buildConfig.serviceAccount"),
  given("buildWorkerPool", "buildConfig.workerPool"),
  given("description"),
  given("dockerRegistry", "buildConfig.dockerRegistry"),
  given("dockerRepository", "buildConfig.dockerRepository"),
  given("entryPoint", "buildConfig.entryPoint"),
  given("environmentVariables", "serviceConfig.environmentVariables"),
  given("eventTrigger.eventType"),
  given("eventTrigger.failurePolicy.retry", "eventTrigger.retryPolicy", retry),
  given("eventTrigger.resource", "eventTrigger.eventFilters", resource),
  given("eventTrigger.service"),
  given("httpsTrigger.securityLevel", "serviceConfig.securityLevel"),
  given("ingressSettings", "serviceConfig.ingressSettings"),
  given("kmsKeyName"),
  given("labels"),
  given("maxInstances", "serviceConfig.maxInstanceCount"),
  given("minInstances", "serviceConfig.minInstanceCount"),
  given("onDeployUpdatePolicy", "buildConfig.onDeployUpdatePolicy"),
  given("runtime", "buildConfig.runtime"),
  given("secretEnvironmentVariables", "serviceConfig.secretEnvironmentVariables"),
  given("secretVolumes", "serviceConfig.secretVolumes"),
  given("serviceAccountEmail", "serviceConfig.serviceAccountEmail"),
  given("sourceArchiveUrl", "buildConfig.source.storageSource", archiveUrl),
  given("sourceRepository.url", "buildConfig.source.gitUri", unlessEmpty),
  given("timeout", "serviceConfig.timeoutSeconds", duration),
  given("vpcConnector", "serviceConfig.vpcConnector"),
  given("vpcConnectorEgressSettings", "serviceConfig.vpcConnectorEgressSettings"),
  given("sourceToken", "buildConfig.sourceToken"),
  given("sourceUploadUrl", "buildConfig.source.storageSource.sourceUploadUrl", unlessEmpty),
  found("buildName", "buildConfig.build"),
  found("httpsTrigger.url", "url"),
  found("name"),
  found("satisfiesPzi"),
  found("satisfiesPzs"),
  found("sourceRepository.deployedUrl", "buildConfig.sourceProvenance.gitUri"),
  found("status", "state", state),
  found("updateTime"),
  found("versionId", "serviceConfig.revision", revision),
];

/** Fields that v1 alone has. What callers say of them is kept beside the others. */
export const v1OnlyFields: readonly string[] = ["buildId", "network"];

/** Fields that the v2 family alone has. */
export const v2OnlyFields: readonly string[] = [
  "buildConfig.source.repoSource",
  "buildConfig.sourceProvenance.resolvedRepoSource",
  "buildConfig.sourceProvenance.resolvedStorageSource",
  "createTime",
  "environment",
  "eventTrigger.channel",
  "eventTrigger.pubsubTopic",
  "eventTrigger.serviceAccountEmail",
  "eventTrigger.trigger",
  "eventTrigger.triggerRegion",
  "serviceConfig.allTrafficOnLatestRevision",
  "serviceConfig.availableCpu",
  "serviceConfig.binaryAuthorizationPolicy",
  "serviceConfig.directVpcEgress",
  "serviceConfig.directVpcNetworkInterface",
  "serviceConfig.maxInstanceRequestConcurrency",
  "serviceConfig.service",
  "serviceConfig.uri",
  "stateMessages",
  "upgradeInfo",
];
