import type { EventFilter, StorageSource } from "../../../generated/functions-v2.types.gen.ts";
import { RESOURCE, triggerResource } from "../events/trigger-resource.ts";
import { parseRevisionName } from "../names/revision-name.ts";
import { memoryBytes } from "../running/memory-bytes.ts";

/** A value that has no counterpart in the other form. The message says what would be right. */
export class UnmappableValueError extends Error {
  override readonly name: string = "UnmappableValueError";
}

/** Turns values of v1 into those of the v2 family and back. `undefined` stands for a field that is not there. */
export interface Converter {
  /** @throws UnmappableValueError */
  toV2(value: unknown): unknown;
  toV1(value: unknown): unknown;
}

interface TypedConverter<V1, V2> {
  toV2(value: V1): V2 | undefined;
  toV1(value: V2): V1 | undefined;
}

/** The contract has seen to the types of what comes in. */
function converter<V1, V2>({ toV2, toV1 }: TypedConverter<V1, V2>): Converter {
  return { toV2: (value) => toV2(value as V1), toV1: (value) => toV1(value as V2) };
}

export const asItIs: Converter = { toV2: (value) => value, toV1: (value) => value };

/** An empty text is no source, and nothing that could be kept. */
export const unlessEmpty: Converter = converter<string, string>({
  toV2: (text) => text || undefined,
  toV1: (text) => text || undefined,
});

/** 8 GiB: the most that functions of the first generation have (reference facts, "Limits"). */
const MOST_MEMORY_MB = 8192;

/** How long functions of either generation run at most (reference facts, "Limits"). */
export const MOST_SECONDS = 540;

/** `256` as `256M`; 0 is what nobody has said. Back, both kinds of units count: `1G` is 1000, `1Gi` is 1024, `256Mi` is 256. */
export const memory: Converter = converter<number, string>({
  toV2(megabytes) {
    if (megabytes === 0) return undefined;
    if (megabytes > 0 && megabytes <= MOST_MEMORY_MB) return `${megabytes}M`;
    throw new UnmappableValueError(`must be from 1 to ${MOST_MEMORY_MB} (MB), and is ${megabytes}`);
  },
  toV1(quantity) {
    const bytes = memoryBytes(quantity);
    return bytes === undefined
      ? undefined
      : Math.ceil(bytes / (quantity.trim().endsWith("i") ? 2 ** 20 : 1e6));
  },
});

/** `60s` as 60; `0s` is what nobody has said. */
export const duration: Converter = converter<string, number>({
  toV2(text) {
    const seconds = Number(/^(\d+)(?:\.0+)?s$/.exec(text)?.[1] ?? Number.NaN);
    if (seconds === 0) return undefined;
    if (seconds > 0 && seconds <= MOST_SECONDS) return seconds;
    throw new UnmappableValueError(
      `must be whole seconds from 1s to ${MOST_SECONDS}s, such as 60s, and is ${JSON.stringify(text)}`,
    );
  },
  toV1: (seconds) => `${seconds}s`,
});

const RETRY = "RETRY_POLICY_RETRY";

/** That events are retried is an object in v1, whose fields nobody describes, so that none are kept. */
export const retry: Converter = converter<object, string>({
  toV2: () => RETRY,
  toV1: (policy) => (policy === RETRY ? {} : undefined),
});

/** What a trigger of v1 watches, as the filter by it; the other filters of a trigger are none that v1 can say. */
export const resource: Converter = converter<string, EventFilter[]>({
  toV2: (value) => (value === "" ? undefined : [{ attribute: RESOURCE, value }]),
  toV1: (eventFilters) => triggerResource({ eventFilters }),
});

const ARCHIVE_URL = /^gs:\/\/(?<bucket>[^/]+)\/(?<object>.+)$/s;

/** `gs://bucket/object` as both. */
export const archiveUrl: Converter = converter<string, StorageSource>({
  toV2(url) {
    if (url === "") return undefined;
    const { bucket, object } = ARCHIVE_URL.exec(url)?.groups ?? {};
    if (bucket !== undefined && object !== undefined) return { bucket, object };
    throw new UnmappableValueError(
      `must be gs://{bucket}/{object}, and is ${JSON.stringify(url.slice(0, 200))}`,
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

/** States that v1 has no word for are unknown to it. */
export const state: Converter = converter<string, string>({
  toV2: (status) => Object.keys(STATES).find((each) => STATES[each] === status),
  toV1: (each) => STATES[each] ?? "UNKNOWN",
});

/** The number that a version has in v1, and the name of its revision in the v2 family, which begins with the function's id. */
export const revision: Converter = converter<string, string>({
  toV2: () => undefined,
  toV1(name) {
    const parts = parseRevisionName(name);
    return parts && `${parts.versionId}`;
  },
});
