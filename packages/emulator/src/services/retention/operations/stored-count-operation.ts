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

/** A long-running operation as it is stored, by its name. Every operation is a count. */
export interface StoredOperation {
  /** `operations/` and one or more segments. */
  readonly name: string;
  readonly matterId: string;
  readonly query: Query;
  /** RFC 3339. */
  readonly startTime: string;
  /** How and when it ended. Absent while it runs. */
  readonly end?: OperationEnd;
  /** The result of the count, which was determined at its start. A cancelled operation does not return it. */
  readonly result: CountArtifactsResponse;
  /** Position in the order in which the operations started. */
  readonly number: number;
}

/** The end is stored as one member, so that no operation can have both a response and an error. */
interface OperationEnd {
  readonly how: "finished" | "cancelled";
  /** RFC 3339. */
  readonly time: string;
}

export const operations: Collection<StoredOperation, "byNumber" | "byMatter"> =
  collection<StoredOperation>().indexed({
    byNumber: { key: ({ number }) => [number] },
    byMatter: { key: ({ matterId, number }) => [matterId, number] },
  });

/** An operation as the response to a count represents it. */
export function countOperationRepresentation(operation: StoredOperation): CountArtifactsOperation {
  const { name, matterId, query, startTime, end, result } = operation;
  const metadata: CountArtifactsMetadata = { matterId, query, startTime, ...(end && { endTime: end.time }) };
  if (!end) return { name, done: false, metadata };
  if (end.how === "finished") return { name, done: true, metadata, response: result };
  const message = "The operation was cancelled.";
  return { name, done: true, metadata, error: { code: CANCELLED_CODE, message } };
}

/** An operation as the generic methods for operations represent it. Its open members have a type name. */
export function operationRepresentation(operation: StoredOperation): Operation {
  const { metadata, response, ...others } = countOperationRepresentation(operation);
  return {
    ...others,
    metadata: { "@type": "CountArtifactsMetadata", ...metadata },
    ...(response && { response: { "@type": "CountArtifactsResponse", ...response } }),
  };
}
