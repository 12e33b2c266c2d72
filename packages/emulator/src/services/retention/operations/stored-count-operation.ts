import type {
  CountArtifactsMetadata,
  CountArtifactsOperation,
  CountArtifactsResponse,
  Operation,
  Query,
} from "../../../generated/retention-v1.types.gen.ts";
import { type Collection, collection } from "../../../store/collection.ts";

/** A long-running operation as it is kept, by its name: a count, since nothing else takes one. */
export interface StoredOperation {
  /** `operations/` and one segment or more. */
  readonly name: string;
  readonly matterId: string;
  readonly query: Query;
  /** RFC 3339. */
  readonly startTime: string;
  /** How it ended. Absent while it runs. */
  readonly end?: OperationEnd;
  /** What it ends with, unless it is cancelled: what there was to count when it began. */
  readonly result: CountArtifactsResponse;
  /** In the order in which they began. */
  readonly number: number;
}

/** One word for the end, so that no operation has both a response and an error. */
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

/** The code of a cancelled operation (reference facts, "States"). */
const CANCELLED_CODE = 1;

/** A count as its beginning is answered. */
export function countOperationRepresentation(operation: StoredOperation): CountArtifactsOperation {
  const { name, matterId, query, startTime, end, result } = operation;
  const metadata: CountArtifactsMetadata = { matterId, query, startTime, ...(end && { endTime: end.time }) };
  if (!end) return { name, done: false, metadata };
  if (end.how === "finished") return { name, done: true, metadata, response: result };
  const message = "The operation was cancelled.";
  return { name, done: true, metadata, error: { code: CANCELLED_CODE, message } };
}

/** An operation of any kind: its open members say what they hold. */
export function operationRepresentation(operation: StoredOperation): Operation {
  const { metadata, response, ...shown } = countOperationRepresentation(operation);
  return {
    ...shown,
    metadata: { "@type": "CountArtifactsMetadata", ...metadata },
    ...(response && { response: { "@type": "CountArtifactsResponse", ...response } }),
  };
}
