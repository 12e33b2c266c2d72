import { type Collection, collection } from "@seamline/emulator-kit";
import type {
  CountArtifactsMetadata,
  CountArtifactsOperation,
  CountArtifactsResponse,
  Operation,
  Query,
} from "../../../generated/retention-v1.types.gen.ts";

/** The code of a cancelled operation (reference facts, "States"). */
const CANCELLED_CODE = 1;

/** A long-running operation in the store, keyed by its name. Every long-running operation is a count. */
export interface StoredLongRunning {
  /** `operations/` and one or more segments. */
  readonly name: string;
  readonly matterId: string;
  readonly query: Query;
  /** RFC 3339. */
  readonly startTime: string;
  /** Absent while the operation is running. */
  readonly end?: OperationEnd;
  /** The result, which is determined when the operation starts. A cancelled operation does not return its result. */
  readonly result: CountArtifactsResponse;
  /** Position in the order in which operations were started. */
  readonly number: number;
}

/** The end of an operation. A single member, so that an operation cannot have both a response and an error. */
interface OperationEnd {
  readonly how: "finished" | "cancelled";
  /** RFC 3339. */
  readonly time: string;
}

export const longRunning: Collection<StoredLongRunning, "byNumber" | "byMatter"> =
  collection<StoredLongRunning>().indexed({
    byNumber: { key: ({ number }) => [number] },
    byMatter: { key: ({ matterId, number }) => [matterId, number] },
  });

/** Converts an operation to the format that countMatterAccounts returns. */
export function countOperationRepresentation(operation: StoredLongRunning): CountArtifactsOperation {
  const { name, matterId, query, startTime, end, result } = operation;
  const metadata: CountArtifactsMetadata = { matterId, query, startTime, ...(end && { endTime: end.time }) };
  if (!end) return { name, done: false, metadata };
  if (end.how === "finished") return { name, done: true, metadata, response: result };
  const message = "The operation was cancelled.";
  return { name, done: true, metadata, error: { code: CANCELLED_CODE, message } };
}

/**
 * Converts an operation to the format that getOperation and listOperations return. In this format, open members have an
 * `@type`.
 */
export function longRunningRepresentation(operation: StoredLongRunning): Operation {
  const { metadata, response, ...others } = countOperationRepresentation(operation);
  return {
    ...others,
    metadata: { "@type": "CountArtifactsMetadata", ...metadata },
    ...(response && { response: { "@type": "CountArtifactsResponse", ...response } }),
  };
}
