import type { ApiError } from "../errors/api-error.ts";
import type { SeamlineError } from "../errors/seamline-error.ts";

/** Success statuses registered with IANA. A finite list, because `number` would prevent narrowing. */
export type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226;

/** 3xx statuses that are not redirects. Redirects throw a `RedirectError` instead. */
type OtherStatus = 300 | 304;

type ClientErrorStatus =
  | (400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416)
  | (417 | 418 | 421 | 422 | 423 | 424 | 425 | 426 | 428 | 429 | 431 | 451);

type ServerErrorStatus = 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 510 | 511;

/** Failure statuses registered with IANA. */
export type FailureStatus = ClientErrorStatus | ServerErrorStatus;

/** A success. `data` is the decoded body, or `undefined` if the body is empty. */
export interface CallSuccess<Status, Data> {
  readonly ok: true;
  readonly status: Status;
  readonly data: Data;
  readonly error?: undefined;
  readonly response: Response;
}

/** The service responded with a failure status, or with 304 to a conditional request. */
export interface CallFailure<Status, Body> {
  readonly ok: false;
  readonly status: Status;
  readonly data?: undefined;
  readonly error: ApiError<Body>;
  readonly response: Response;
}

/** The call has no usable response: network error, timeout, abort, redirect, invalid argument or unusable body. */
export interface CallWithoutResponse {
  readonly ok: false;
  readonly status: undefined;
  readonly data?: undefined;
  readonly error: SeamlineError;
  readonly response: undefined;
}

type Documented<Responses> = Extract<keyof Responses, number>;
type StatusesLike<Status extends number, Prefix extends string> = Status extends number
  ? `${Status}` extends `${Prefix}${string}`
    ? Status
    : never
  : never;

type DocumentedSuccess<Responses> = StatusesLike<Documented<Responses>, "2">;
type DocumentedFailure<Responses> = Exclude<Documented<Responses>, DocumentedSuccess<Responses>>;

/** Statuses in the range `Key`, except statuses that the document lists individually. */
type InRange<Responses, Key extends string, Statuses extends number> = Key extends keyof Responses
  ? Exclude<Statuses, Documented<Responses>>
  : never;

/** Body type for a status that the document does not list. */
type DefaultBody<Responses> = "default" extends keyof Responses ? Responses["default"] : unknown;

type UndocumentedSuccess<Responses> = DocumentedSuccess<Responses> | ("2XX" & keyof Responses) extends never
  ? SuccessStatus
  : never;

type UndocumentedFailure<Responses> = Exclude<
  FailureStatus,
  | Documented<Responses>
  | InRange<Responses, "4XX", ClientErrorStatus>
  | InRange<Responses, "5XX", ServerErrorStatus>
>;

/** A conditional request can receive 304, even if the document does not list it. */
type UndocumentedNotModified<Responses> = Exclude<
  304,
  Documented<Responses> | InRange<Responses, "3XX", OtherStatus>
>;

/** A 304 has no body. A single type for other undocumented failures keeps the error union small. */
type NotModifiedBody<Responses> = [UndocumentedFailure<Responses>] extends [never]
  ? undefined
  : DefaultBody<Responses>;

type SuccessOf<Status, Data> = [Status] extends [never] ? never : CallSuccess<Status, Data>;
type FailureOf<Status, Body> = [Status] extends [never] ? never : CallFailure<Status, Body>;

type Success<Responses> =
  | {
      [Status in DocumentedSuccess<Responses>]: CallSuccess<Status, Responses[Status]>;
    }[DocumentedSuccess<Responses>]
  | SuccessOf<InRange<Responses, "2XX", SuccessStatus>, Responses["2XX" & keyof Responses]>
  | SuccessOf<UndocumentedSuccess<Responses>, DefaultBody<Responses>>;

type Failure<Responses> =
  | {
      [Status in DocumentedFailure<Responses>]: CallFailure<Status, Responses[Status]>;
    }[DocumentedFailure<Responses>]
  | FailureOf<InRange<Responses, "3XX", OtherStatus>, Responses["3XX" & keyof Responses]>
  | FailureOf<InRange<Responses, "4XX", ClientErrorStatus>, Responses["4XX" & keyof Responses]>
  | FailureOf<InRange<Responses, "5XX", ServerErrorStatus>, Responses["5XX" & keyof Responses]>
  | FailureOf<UndocumentedFailure<Responses>, DefaultBody<Responses>>
  | FailureOf<UndocumentedNotModified<Responses>, NotModifiedBody<Responses>>;

/**
 * Result of a call. Narrow it by `ok`, then by `status`.
 *
 * `Responses` maps documented statuses to bodies, using the document's keys: numbers, `"2XX"`, `"4XX"`, `"5XX"`,
 * `"default"`. A range covers the statuses that are not listed individually. `default` covers all remaining failures,
 * and successes if the document lists none. Without `default`, the body of a remaining failure is `unknown`.
 */
export type CallResult<Responses> = Success<Responses> | Failure<Responses> | CallWithoutResponse;
