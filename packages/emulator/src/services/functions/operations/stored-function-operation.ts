import { type Collection, collection } from "@seamline/emulator-kit";
import type { Stage } from "../../../generated/functions-v2.types.gen.ts";
import type { ApiVersion } from "../api-versions.ts";
import type { Generation, StoredFunction } from "../function-resource/stored-function.ts";

export type OperationKind = "CREATE_FUNCTION" | "UPDATE_FUNCTION" | "DELETE_FUNCTION";

/** The error of an operation: a code of google.rpc.Code, and a message. */
export interface OperationFailure {
  readonly code: number;
  readonly message: string;
}

/**
 * The outcome of an operation, with the function as it is afterwards. A successful deletion has no function, and a
 * failed operation without one changed nothing.
 */
export type OperationOutcome =
  | { readonly how: "failed"; readonly error: OperationFailure; readonly function?: StoredFunction }
  | { readonly how: "done"; readonly function?: StoredFunction };

/** A long-running operation, in the form that all versions share. */
export interface StoredOperation {
  /** The last segment of its name. */
  readonly id: string;
  readonly project: string;
  readonly location: string;
  /** The name of the function that it changes. */
  readonly target: string;
  /** The generation of that function: v1 only shows operations of `GEN_1`. */
  readonly environment: Generation;
  /** The API version of the request that began it. */
  readonly apiVersion: ApiVersion;
  readonly kind: OperationKind;
  /** The function of the request, in the form of that version, without secrets; a deletion has none. */
  readonly request?: object;
  /** The version of the function that it makes, if it makes one. */
  readonly versionId?: number;
  readonly stages: readonly Stage[];
  /** In RFC 3339. */
  readonly createTime: string;
  /** In RFC 3339. */
  readonly updateTime: string;
  /** The earliest time at which it ends, in milliseconds since 1970. */
  readonly endsAt: number;
  /** The outcome, while the operation has not ended yet. */
  readonly found?: OperationOutcome;
  /** The end of an operation that is done. */
  readonly end?: { readonly time: string; readonly outcome: OperationOutcome };
  /** The position in the order in which operations began. */
  readonly number: number;
}

/** Operations, by id. */
export const operations: Collection<StoredOperation, "byPlace" | "byNumber"> =
  collection<StoredOperation>().indexed({
    byPlace: { key: ({ project, location, number }) => [project, location, number] },
    byNumber: { key: ({ number }) => [number] },
  });
