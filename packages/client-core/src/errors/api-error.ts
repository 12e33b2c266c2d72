import { type ErrorContext, isKind, SeamlineError } from "./seamline-error.ts";

/** Members of an {@link ApiError}. */
export interface ApiErrorDetails<Body> extends ErrorContext {
  readonly method: string;
  readonly path: string;
  readonly attempts: number;
  readonly status: number;
  readonly code?: string;
  readonly field?: string;
  readonly body: Body | undefined;
  readonly bodyText: string;
  readonly headers: Headers;
  readonly requestId?: string;
  readonly retryAfterMs?: number;
}

/**
 * The service responded with a failure status, or with a success status and an unusable body.
 *
 * The message contains the code and message from the body if the document describes them, and otherwise the start of
 * the body. If the service repeats the call's credentials, they are replaced by `[redacted]`.
 */
export class ApiError<Body = unknown> extends SeamlineError {
  declare readonly method: string;
  declare readonly path: string;
  declare readonly attempts: number;
  /** HTTP status. A 2xx status means that a successful response has an unusable body. */
  declare readonly status: number;
  /** The service's error code, if the document describes it. */
  declare readonly code?: string;
  /** The field or resource that caused the error, if the document describes it. */
  declare readonly field?: string;
  /**
   * Decoded body: parsed JSON, or text if the body is not JSON or exceeds 1 MiB; `undefined` if the body is empty or
   * the status is a success.
   */
  declare readonly body: Body | undefined;
  /** The body as text, up to 1 MiB. */
  declare readonly bodyText: string;
  /** Headers of the response. */
  declare readonly headers: Headers;
  /** The service's request id: from the body, if the document describes it, or from a header such as `X-Request-Id`. */
  declare readonly requestId?: string;
  /** Delay that the service requests in `Retry-After`, in milliseconds. */
  declare readonly retryAfterMs?: number;

  constructor(message: string, details: ApiErrorDetails<Body>) {
    super(message, details, "ApiError");
  }

  override toJSON(): object {
    const headers: Record<string, string> = {};
    // Iteration returns each `set-cookie` header separately.
    for (const [name, value] of this.headers)
      headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
    return { ...super.toJSON(), headers };
  }
}

/** `4XX` of 404. */
type RangeOf<Status extends number> = `${Status}` extends `${infer Digit}${string}` ? `${Digit}XX` : never;

/** Body type that is listed for a status, for its range, or as the default. */
type BodyAt<Responses, Status extends number> = Status extends keyof Responses
  ? Responses[Status]
  : RangeOf<Status> extends keyof Responses
    ? Responses[RangeOf<Status>]
    : "default" extends keyof Responses
      ? Responses["default"]
      : unknown;

/** An {@link ApiError} with a known status, and the body that `Responses` lists for it. */
export type ApiErrorAt<Status extends number, Responses = unknown> = ApiError<BodyAt<Responses, Status>> & {
  readonly status: Status;
};

/** Returns whether `value` is an {@link ApiError}, including one from another copy of this package. */
export function isApiError(value: unknown): value is ApiError;
/**
 * Returns whether `value` is an {@link ApiError} with this status: `isApiError(error, 404)`.
 *
 * @typeParam Responses the operation's bodies by status, which determine the type of the body: `isApiError<404,
 * GetMatterResponses>(error, 404)`
 */
export function isApiError<const Status extends number, Responses = unknown>(
  value: unknown,
  status: Status,
): value is ApiErrorAt<Status, Responses>;
export function isApiError(value: unknown, ...rest: unknown[]): boolean {
  // `errors.filter(isApiError)` also passes an index and the array.
  const [status] = rest.length === 1 ? rest : [];
  return isKind(value, "ApiError") && (status === undefined || status === (value as ApiError).status);
}
