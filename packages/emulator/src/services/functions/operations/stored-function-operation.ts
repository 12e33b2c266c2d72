import type { Stage } from "../../../generated/functions-v2.types.gen.ts";
import { type Collection, collection } from "../../../store/collection.ts";
import type { ApiVersion } from "../api-versions.ts";
import type { Generation, StoredFunction } from "../function-resource/stored-function.ts";

export type OperationKind = "CREATE_FUNCTION" | "UPDATE_FUNCTION" | "DELETE_FUNCTION";

/** Why an operation failed: a code of RPCs, and a sentence. */
export interface OperationFailure {
  readonly code: number;
  readonly message: string;
}

/**
 * What came of an operation, and the function as that leaves it. A deletion that is done leaves none, and an operation
 * that failed without one changed nothing.
 */
export type OperationOutcome =
  | { readonly how: "failed"; readonly error: OperationFailure; readonly function?: StoredFunction }
  | { readonly how: "done"; readonly function?: StoredFunction };

/** A long-running operation, of whatever version. */
export interface StoredOperation {
  /** The last segment of its name. */
  readonly id: string;
  readonly project: string;
  readonly location: string;
  /** Name of the function that it changes. */
  readonly target: string;
  /** Of that function: v1 sees operations of `GEN_1`. */
  readonly environment: Generation;
  /** The version that began it. */
  readonly apiVersion: ApiVersion;
  readonly kind: OperationKind;
  /** The function that the request held, in the form of the version that began it; none of a deletion. */
  readonly request?: object;
  /** The version that it makes, where it makes one. */
  readonly versionId?: number;
  readonly stages: readonly Stage[];
  /** RFC 3339. */
  readonly createTime: string;
  /** RFC 3339. */
  readonly updateTime: string;
  /** Not before this time does it end, in milliseconds since 1970. */
  readonly endsAt: number;
  /** What was found out so far, before it ends. */
  readonly found?: OperationOutcome;
  /** Once it is done. */
  readonly end?: { readonly time: string; readonly outcome: OperationOutcome };
  /** Place in the order in which they began. */
  readonly number: number;
}

/** Operations, by id. */
export const operations: Collection<StoredOperation, "byPlace" | "byNumber"> =
  collection<StoredOperation>().indexed({
    byPlace: { key: ({ project, location, number }) => [project, location, number] },
    byNumber: { key: ({ number }) => [number] },
  });
