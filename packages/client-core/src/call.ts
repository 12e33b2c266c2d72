import type { ResolvedOptions } from "./client-options.ts";
import type { ErrorPointers, OperationDefinition } from "./definition.ts";
import type { SeamlineError } from "./errors/seamline-error.ts";

/** How a body is read; `json` goes by the content type of the response. */
export type ParseAs = "json" | "text" | "blob" | "arrayBuffer" | "stream";

/** What is called; goes into every error. */
export interface CallTarget {
  /** Absent for a path that the document does not have. */
  readonly operationId?: string;
  readonly method: string;
  /** Path template. */
  readonly path: string;
}

/** One call on its way from arguments to outcome. */
export interface Call {
  readonly target: CallTarget;
  readonly operation?: OperationDefinition;
  readonly errors?: ErrorPointers;
  options: ResolvedOptions;
  parseAs: ParseAs;
  /** How many requests were sent so far. */
  attempts: number;
  /** Credentials that were sent, to be kept out of errors. */
  secrets: readonly string[];
}

/** One answer of the service. */
export interface Exchange {
  readonly response: Response;
  /** The whole body; `undefined` where the caller reads the stream. */
  readonly bytes?: ArrayBuffer;
  /** How many requests were sent up to this answer. */
  readonly attempts: number;
  /** Credentials of the request, to be kept out of errors. */
  readonly secrets: readonly string[];
}

/** How a call ended. */
export type Outcome =
  | { readonly data: unknown; readonly error?: undefined; readonly exchange: Exchange }
  | { readonly data?: undefined; readonly error: SeamlineError; readonly exchange?: Exchange };

/** How messages name what was called. */
export function nameOf({ operationId, method, path }: CallTarget): string {
  return operationId ?? `${method} ${path}`;
}
