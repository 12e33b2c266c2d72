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
 * The service responded, and not with a usable success: the status says so, or the body cannot be read.
 *
 * The message contains the code and the message of the body where the document says where they stand, else the start of
 * the body. Credentials of the call that the service repeats are replaced by `[redacted]`.
 */
export class ApiError<Body = unknown> extends SeamlineError {
  declare readonly method: string;
  declare readonly path: string;
  declare readonly attempts: number;
  /** HTTP status. 2xx where the status says success and the body cannot be read. */
  declare readonly status: number;
  /** The service's identifier of what went wrong, where the document says where it stands. */
  declare readonly code?: string;
  /** The field or resource that the error concerns, where the document says where it stands. */
  declare readonly field?: string;
  /** Decoded body: JSON, else text; text if the body is larger than 1 MiB; `undefined` when empty or unreadable. */
  declare readonly body: Body | undefined;
  /** The body as text, up to 1 MiB. */
  declare readonly bodyText: string;
  /** Headers of the response. */
  declare readonly headers: Headers;
  /**
   * What the service calls the request: from its body, where the document says where it stands, else from a header such
   * as `X-Request-Id`.
   */
  declare readonly requestId?: string;
  /** How long the service asks to wait, in milliseconds, where it says so in `Retry-After`. */
  declare readonly retryAfterMs?: number;

  constructor(message: string, details: ApiErrorDetails<Body>) {
    super(message, details, "ApiError");
  }

  override toJSON(): object {
    const headers: Record<string, string> = {};
    // `set-cookie` comes once for each cookie.
    for (const [name, value] of this.headers)
      headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
    return { ...super.toJSON(), headers };
  }
}

/** `4XX` of 404. */
type RangeOf<Status extends number> = `${Status}` extends `${infer Digit}${string}` ? `${Digit}XX` : never;

/** What a document has for a body at a status: what it lists for it, for its range, or by default. */
type BodyAt<Responses, Status extends number> = Status extends keyof Responses
  ? Responses[Status]
  : RangeOf<Status> extends keyof Responses
    ? Responses[RangeOf<Status>]
    : "default" extends keyof Responses
      ? Responses["default"]
      : unknown;

/** An {@link ApiError} with a status, and with the body that the operation of `Responses` has for it. */
export type ApiErrorAt<Status extends number, Responses = unknown> = ApiError<BodyAt<Responses, Status>> & {
  readonly status: Status;
};

/** Whether `value` is an {@link ApiError}, also one of another copy of this package. */
export function isApiError(value: unknown): value is ApiError;
/**
 * Whether `value` is an {@link ApiError} with this status: `isApiError(error, 404)`.
 *
 * @typeParam Responses bodies of the operation by status, which make the type of the body:
 * `isApiError<404, GetMatterResponses>(error, 404)`
 */
export function isApiError<const Status extends number, Responses = unknown>(
  value: unknown,
  status: Status,
): value is ApiErrorAt<Status, Responses>;
export function isApiError(value: unknown, ...rest: unknown[]): boolean {
  // `errors.filter(isApiError)` gives an index for the second argument, and the list for a third.
  const [status] = rest.length === 1 ? rest : [];
  return isKind(value, "ApiError") && (status === undefined || status === (value as ApiError).status);
}
