import type { ErrorPointers, OperationDefinition } from "../definition.ts";
import type { ErrorContext, SeamlineError } from "../errors/seamline-error.ts";
import type { ResolvedOptions } from "../options/client-options.ts";
import type { Bytes } from "../platform/read-body.ts";
import type { TimeLimit } from "../platform/time-limit.ts";

/** How a body is read; `json` goes by the content type of the response. */
export type ParseAs = "json" | "text" | "blob" | "arrayBuffer" | "stream";

/** What is called. A path that the document does not have makes an operation of its own. */
export type CalledOperation = Pick<OperationDefinition, "method" | "path"> & Partial<OperationDefinition>;

/** What every error says of its call. */
interface CallContext extends ErrorContext {
  readonly method: string;
  readonly path: string;
  attempts: number;
}

/** One call, from its arguments to its outcome. */
export interface Call {
  readonly context: CallContext;
  readonly operation: CalledOperation;
  /** Where the service's errors keep their parts. */
  readonly pointers: ErrorPointers;
  options: ResolvedOptions;
  parseAs: ParseAs;
  /** Headers of the request. */
  sent?: Headers;
  /** Its signal and its deadline; there once it is being sent. */
  limit?: TimeLimit;
  /** Credentials that were sent, to be kept out of errors. The last ones are those of the last attempt. */
  readonly credentials: string[];
  /** Identity of the call in its events, once there are any. */
  key?: object;
  /** Failed attempts that count against `maxAttempts`. */
  failures: number;
  /** Retries that it took from the client's budget. */
  spent: number;
  /** Whether the credentials were renewed, which is done once. */
  isRenewed?: boolean;
  /** Whether the request has the credentials of the next attempt already. */
  isAuthorized?: boolean;
  /** Whether the body is a stream and not a function that makes one, so that it cannot be sent twice. */
  isOneShot?: boolean;
  /** When the last attempt was sent, by the clock's monotonic time. Milliseconds. */
  sentAt: number;
  /** How long the last attempt that is over took, by the clock's monotonic time. Milliseconds. */
  durationMs: number;
  /** The last response; absent where the last attempt had none. */
  response?: Response;
  /** The whole body of the response; `undefined` where the caller reads the stream. */
  bytes?: Bytes;
  data?: unknown;
  /** Why there are no data. */
  error?: SeamlineError;
}

/** A call that has got a response. */
export interface CallWithResponse extends Call {
  response: Response;
}

const STREAM_NOTE = "; its stream cannot be sent again: give a function that makes one";

/** An error of a call, whose message and members name it. */
export function errorOf<Kind extends SeamlineError, Details extends object>(
  { context, options, isOneShot, isAuthorized }: Call,
  ErrorClass: new (message: string, details: CallContext & Details) => Kind,
  problem: string,
  details: Details,
): Kind {
  const { operationId, method, path } = context;
  const { retryable } = details as { retryable?: boolean };
  const isDue = isAuthorized || (retryable && options.retry);
  const note = isDue && isOneShot ? STREAM_NOTE : "";
  return new ErrorClass(`${operationId ?? `${method} ${path}`} ${problem}${note}`, {
    ...context,
    ...details,
  });
}
