import type { EventFilter, StorageSource } from "../../../generated/functions-v2.types.gen.ts";
import { RESOURCE_ATTRIBUTE, triggerResource } from "../events/trigger-filter.ts";
import { parseRevisionName } from "../function-names.ts";
import { memoryBytes } from "../function-resource/stored-function.ts";

/** Thrown if a value has no equivalent in the other format. The message describes valid values. */
export class UnmappableValueError extends Error {
  override readonly name: string = "UnmappableValueError";
}

/** Converts values between v1 and the v2 family. `undefined` represents a missing field. */
interface Converter {
  /** @throws UnmappableValueError */
  toV2(value: unknown): unknown;
  toV1(value: unknown): unknown;
}

interface TypedConverter<V1, V2> {
  toV2(value: V1): V2 | undefined;
  toV1(value: V2): V1 | undefined;
}

/** Adds types to a converter. The types of the values have already been checked against the contract. */
function converter<V1, V2>({ toV2, toV1 }: TypedConverter<V1, V2>): Converter {
  return { toV2: (value) => toV2(value as V1), toV1: (value) => toV1(value as V2) };
}

const unchanged: Converter = { toV2: (value) => value, toV1: (value) => value };

/** Omits empty strings, which do not name a source. */
const omitEmpty: Converter = converter<string, string>({
  toV2: (text) => text || undefined,
  toV1: (text) => text || undefined,
});

/** 8 GiB, the limit for first-generation functions (reference facts, "Limits"). */
const MAX_MEMORY_MB = 8192;

/** The maximum timeout of functions of both generations (reference facts, "Limits"). */
export const MAX_TIMEOUT_SECONDS = 540;

/**
 * Converts `256` to `256M`. 0 represents an unset field. In the other direction, distinguishes decimal and binary
 * units: `1G` is 1000, `1Gi` is 1024 and `256Mi` is 256.
 */
const memoryConverter: Converter = converter<number, string>({
  toV2(megabytes) {
    if (megabytes === 0) return undefined;
    if (megabytes > 0 && megabytes <= MAX_MEMORY_MB) return `${megabytes}M`;
    throw new UnmappableValueError(`must be from 1 to ${MAX_MEMORY_MB} (MB), but is ${megabytes}`);
  },
  toV1(quantity) {
    const bytes = memoryBytes(quantity);
    return bytes === undefined
      ? undefined
      : Math.ceil(bytes / (quantity.trim().endsWith("i") ? 2 ** 20 : 1e6));
  },
});

/** Converts `60s` to 60. `0s` represents an unset field. */
const durationConverter: Converter = converter<string, number>({
  toV2(text) {
    const seconds = Number(/^(\d+)(?:\.0+)?s$/.exec(text)?.[1] ?? Number.NaN);
    if (seconds === 0) return undefined;
    if (seconds > 0 && seconds <= MAX_TIMEOUT_SECONDS) return seconds;
    throw new UnmappableValueError(
      `must be whole seconds from 1s to ${MAX_TIMEOUT_SECONDS}s, such as 60s, but is ${JSON.stringify(text)}`,
    );
  },
  toV1: (seconds) => `${seconds}s`,
});

const RETRY_POLICY = "RETRY_POLICY_RETRY";

/** In v1, the presence of an object enables retries. Its fields are not documented, so they are not stored. */
const retryConverter: Converter = converter<object, string>({
  toV2: () => RETRY_POLICY,
  toV1: (policy) => (policy === RETRY_POLICY ? {} : undefined),
});

/** Converts the resource of a v1 trigger to a filter. v1 cannot express other filters. */
const resourceConverter: Converter = converter<string, EventFilter[]>({
  toV2: (value) => (value === "" ? undefined : [{ attribute: RESOURCE_ATTRIBUTE, value }]),
  toV1: (eventFilters) => triggerResource({ eventFilters }),
});

const ARCHIVE_URL = /^gs:\/\/(?<bucket>[^/]+)\/(?<object>.+)$/s;

/** Converts `gs://bucket/object` to a bucket and an object. */
const archiveUrlConverter: Converter = converter<string, StorageSource>({
  toV2(url) {
    if (url === "") return undefined;
    const { bucket, object } = ARCHIVE_URL.exec(url)?.groups ?? {};
    if (bucket !== undefined && object !== undefined) return { bucket, object };
    throw new UnmappableValueError(
      `must be gs://{bucket}/{object}, but is ${JSON.stringify(url.slice(0, 200))}`,
    );
  },
  toV1: ({ bucket, object }) => (bucket && object ? `gs://${bucket}/${object}` : undefined),
});

const STATES: Readonly<Record<string, string>> = {
  STATE_UNSPECIFIED: "CLOUD_FUNCTION_STATUS_UNSPECIFIED",
  ACTIVE: "ACTIVE",
  FAILED: "OFFLINE",
  DEPLOYING: "DEPLOY_IN_PROGRESS",
  DELETING: "DELETE_IN_PROGRESS",
  UNKNOWN: "UNKNOWN",
};

/** Converts a state to a v1 status. States that do not exist in v1 become UNKNOWN. */
const stateConverter: Converter = converter<string, string>({
  toV2: (status) => Object.keys(STATES).find((each) => STATES[each] === status),
  toV1: (state) => STATES[state] ?? "UNKNOWN",
});

/** Converts a revision name to a v1 version number. Both are read-only. */
const revisionConverter: Converter = converter<string, string>({
  toV2: () => undefined,
  toV1(name) {
    const parts = parseRevisionName(name);
    return parts && `${parts.versionId}`;
  },
});

export interface MappedField {
  readonly v1: string;
  readonly v2: string;
  readonly converter: Converter;
  /** Clients can only set `input` fields. */
  readonly origin: "input" | "output";
}

function inputField(v1: string, v2: string = v1, converter: Converter = unchanged): MappedField {
  return { v1, v2, converter, origin: "input" };
}

function outputField(v1: string, v2: string = v1, converter: Converter = unchanged): MappedField {
  return { v1, v2, converter, origin: "output" };
}

/** The fields that exist in both versions (reference facts, "Fields, v1" and "Fields, v2, v2beta and v2alpha"). */
export const fieldMapping: readonly MappedField[] = [
  inputField("automaticUpdatePolicy", "buildConfig.automaticUpdatePolicy"),
  inputField("availableMemoryMb", "serviceConfig.availableMemory", memoryConverter),
  inputField("buildEnvironmentVariables", "buildConfig.environmentVariables"),
  inputField("buildServiceAccount", "buildConfig.serviceAccount"),
  inputField("buildWorkerPool", "buildConfig.workerPool"),
  inputField("description"),
  inputField("dockerRegistry", "buildConfig.dockerRegistry"),
  inputField("dockerRepository", "buildConfig.dockerRepository"),
  inputField("entryPoint", "buildConfig.entryPoint"),
  inputField("environmentVariables", "serviceConfig.environmentVariables"),
  inputField("eventTrigger.eventType"),
  inputField("eventTrigger.failurePolicy.retry", "eventTrigger.retryPolicy", retryConverter),
  inputField("eventTrigger.resource", "eventTrigger.eventFilters", resourceConverter),
  inputField("eventTrigger.service"),
  inputField("httpsTrigger.securityLevel", "serviceConfig.securityLevel"),
  inputField("ingressSettings", "serviceConfig.ingressSettings"),
  inputField("kmsKeyName"),
  inputField("labels"),
  inputField("maxInstances", "serviceConfig.maxInstanceCount"),
  inputField("minInstances", "serviceConfig.minInstanceCount"),
  inputField("onDeployUpdatePolicy", "buildConfig.onDeployUpdatePolicy"),
  inputField("runtime", "buildConfig.runtime"),
  inputField("secretEnvironmentVariables", "serviceConfig.secretEnvironmentVariables"),
  inputField("secretVolumes", "serviceConfig.secretVolumes"),
  inputField("serviceAccountEmail", "serviceConfig.serviceAccountEmail"),
  inputField("sourceArchiveUrl", "buildConfig.source.storageSource", archiveUrlConverter),
  inputField("sourceRepository.url", "buildConfig.source.gitUri", omitEmpty),
  inputField("timeout", "serviceConfig.timeoutSeconds", durationConverter),
  inputField("vpcConnector", "serviceConfig.vpcConnector"),
  inputField("vpcConnectorEgressSettings", "serviceConfig.vpcConnectorEgressSettings"),
  inputField("sourceToken", "buildConfig.sourceToken"),
  inputField("sourceUploadUrl", "buildConfig.source.storageSource.sourceUploadUrl", omitEmpty),
  outputField("buildName", "buildConfig.build"),
  outputField("httpsTrigger.url", "url"),
  outputField("name"),
  outputField("satisfiesPzi"),
  outputField("satisfiesPzs"),
  outputField("sourceRepository.deployedUrl", "buildConfig.sourceProvenance.gitUri"),
  outputField("status", "state", stateConverter),
  outputField("updateTime"),
  outputField("versionId", "serviceConfig.revision", revisionConverter),
];

/** Fields that exist only in v1. Values that clients set are stored separately. */
export const v1OnlyFields: readonly string[] = ["buildId", "network"];

/** Fields that exist only in the v2 family. */
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
