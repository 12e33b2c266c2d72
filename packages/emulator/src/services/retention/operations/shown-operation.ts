import type {
  CountArtifactsMetadata,
  CountArtifactsOperation,
  Operation,
} from "../../../generated/retention-v1.types.gen.ts";
import type { StoredOperation } from "./stored-operation.ts";

/** The code of a cancelled operation (reference facts, "States"). */
const CANCELLED = 1;

/** A count as its beginning is answered. */
export function shownCount(operation: StoredOperation): CountArtifactsOperation {
  const { name, matterId, query, startTime, end, result } = operation;
  const metadata: CountArtifactsMetadata = { matterId, query, startTime, ...(end && { endTime: end.time }) };
  if (!end) return { name, done: false, metadata };
  if (end.how === "finished") return { name, done: true, metadata, response: result };
  const message = "The operation was cancelled.";
  return { name, done: true, metadata, error: { code: CANCELLED, message } };
}

/** An operation of any kind: its open members say what they hold. */
export function shownOperation(operation: StoredOperation): Operation {
  const { metadata, response, ...shown } = shownCount(operation);
  return {
    ...shown,
    metadata: { "@type": "CountArtifactsMetadata", ...metadata },
    ...(response && { response: { "@type": "CountArtifactsResponse", ...response } }),
  };
}
