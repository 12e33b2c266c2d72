import type { ErrorPointers, OperationDefinition } from "../definition.ts";
import type { ErrorContext, SeamlineError } from "../errors/seamline-error.ts";
import type { ResolvedOptions } from "../options/client-options.ts";
import type { Attempts } from "./attempts.ts";

/** How a body is read; `json` depends on the content type of the response. */
export type ParseAs = "json" | "text" | "blob" | "arrayBuffer" | "stream";

/** What is called. It need not be in the document. */
export type CalledOperation = Pick<OperationDefinition, "method" | "path"> & Partial<OperationDefinition>;

/** One call: what is called, and how. It does not change, apart from the state of its attempts. */
export interface Call {
  /** Absent if the operation is not in the document. */
  readonly operationId: string | undefined;
  readonly operation: CalledOperation;
  /** Where errors of the service have their code, message and other parts. */
  readonly pointers: ErrorPointers;
  readonly options: ResolvedOptions;
  readonly parseAs: ParseAs;
  readonly attempts: Attempts;
}

/** The members of every error that identify its call. */
interface CallContext extends ErrorContext {
  readonly method: string;
  readonly path: string;
  readonly attempts: number;
}

/** Returns the members of every error that identify its call. */
export function contextOf({ operationId, operation: { method, path }, attempts }: Call): CallContext {
  return { operationId, method, path, attempts: attempts.count };
}

const STREAM_NOTE = "; its stream cannot be sent again: give a function that makes one";

/** An error of a call, whose message and members name it. */
export function errorOf<Kind extends SeamlineError, Details extends object>(
  call: Call,
  ErrorClass: new (message: string, details: CallContext & Details) => Kind,
  problem: string,
  details: Details,
): Kind {
  const context = contextOf(call);
  const { operationId, method, path } = context;
  const { isAuthorized, isOneShot } = call.attempts;
  const { retryable } = details as { retryable?: boolean };
  const isDue = isAuthorized || (retryable && call.options.retry);
  const note = isDue && isOneShot ? STREAM_NOTE : "";
  return new ErrorClass(`${operationId ?? `${method} ${path}`} ${problem}${note}`, {
    ...context,
    ...details,
  });
}
