import type { ErrorPointers, OperationDefinition } from "../definition.ts";
import type { ErrorContext, SeamlineError } from "../errors/seamline-error.ts";
import type { ResolvedOptions } from "../options/client-options.ts";
import type { Attempts } from "./attempts.ts";

/** Format of the decoded response body. With `json`, the body is decoded according to its content type. */
export type ParseAs = "json" | "text" | "blob" | "arrayBuffer" | "stream";

/** The called operation. If it is not in the document, only the method and the path are known. */
export type CalledOperation = Pick<OperationDefinition, "method" | "path"> & Partial<OperationDefinition>;

/** An operation call. Only `attempts` is mutable. */
export interface Call {
  /** Absent if the operation is not in the document. */
  readonly operationId: string | undefined;
  readonly operation: CalledOperation;
  /** Pointers to the code, the message and other parts of the service's error bodies. */
  readonly pointers: ErrorPointers;
  readonly options: ResolvedOptions;
  readonly parseAs: ParseAs;
  readonly attempts: Attempts;
}

/** Members that identify the call in its errors. */
interface CallContext extends ErrorContext {
  readonly method: string;
  readonly path: string;
  readonly attempts: number;
}

export function contextOf({ operationId, operation: { method, path }, attempts }: Call): CallContext {
  return { operationId, method, path, attempts: attempts.count };
}

const STREAM_NOTE = "; a stream cannot be sent again: pass a function that creates one";

/** Creates an error for a call. Its message starts with the operation name, and its members identify the call. */
export function callError<Kind extends SeamlineError, Details extends object>(
  call: Call,
  ErrorClass: new (message: string, details: CallContext & Details) => Kind,
  problem: string,
  details: Details,
): Kind {
  const context = contextOf(call);
  const { operationId, method, path } = context;
  const { isAuthorized, isOneShot } = call.attempts;
  const { retryable } = details as { retryable?: boolean };
  const wouldRetry = isAuthorized || (retryable && call.options.retry);
  const note = wouldRetry && isOneShot ? STREAM_NOTE : "";
  return new ErrorClass(`${operationId ?? `${method} ${path}`} ${problem}${note}`, {
    ...context,
    ...details,
  });
}
