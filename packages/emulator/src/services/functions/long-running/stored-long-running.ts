import { type Collection, collection } from "@seamline/emulator-kit";
import type { Stage } from "../../../generated/functions-v2.types.gen.ts";
import type { ApiVersion } from "../api-versions.ts";
import type { Generation, StoredFunction } from "../function-resource/stored-function.ts";

export type LongRunningKind = "CREATE_FUNCTION" | "UPDATE_FUNCTION" | "DELETE_FUNCTION";

export interface LongRunningFailure {
  /** A google.rpc.Code value. */
  readonly code: number;
  readonly message: string;
}

/**
 * The outcome of a long-running operation, with the resulting function. A successful deletion has no function. If a
 * failed operation has no function, nothing has changed.
 */
export type LongRunningOutcome =
  | { readonly how: "failed"; readonly error: LongRunningFailure; readonly function?: StoredFunction }
  | { readonly how: "done"; readonly function?: StoredFunction };

/** A long-running operation in a format that does not depend on the API version. */
export interface StoredLongRunning {
  /** The last segment of the name. */
  readonly id: string;
  readonly project: string;
  readonly location: string;
  /** Name of the function that the operation changes. */
  readonly target: string;
  /** The generation of the function. v1 shows only operations on functions of `GEN_1`. */
  readonly environment: Generation;
  /** The API version of the request that started the operation. */
  readonly apiVersion: ApiVersion;
  readonly kind: LongRunningKind;
  /** The function in the request, in the format of `apiVersion` and without secrets. Missing for a deletion. */
  readonly request?: object;
  /** The function version that the operation deploys or updates. */
  readonly versionId?: number;
  readonly stages: readonly Stage[];
  /** In RFC 3339. */
  readonly createTime: string;
  /** In RFC 3339. */
  readonly updateTime: string;
  /** The operation cannot end before this time, in milliseconds since 1970. */
  readonly endsAt: number;
  /** The outcome, if it is known before the operation ends. */
  readonly found?: LongRunningOutcome;
  /** Present once the operation is done. */
  readonly end?: { readonly time: string; readonly outcome: LongRunningOutcome };
  /** The position in creation order. */
  readonly number: number;
}

/** Long-running operations, keyed by id. */
export const operations: Collection<StoredLongRunning, "byPlace" | "byNumber"> =
  collection<StoredLongRunning>().indexed({
    byPlace: { key: ({ project, location, number }) => [project, location, number] },
    byNumber: { key: ({ number }) => [number] },
  });
