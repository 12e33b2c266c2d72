import type { SeamlineError } from "../errors/seamline-error.ts";
import type { Bytes } from "../platform/read-body.ts";

/** How an attempt ended: with a response, or with an error. */
export interface AttemptOutcome {
  readonly response?: Response;
  /** The whole body of the response; absent if the caller reads the stream. */
  readonly bytes?: Bytes;
  readonly error?: SeamlineError;
}

/** What the attempts of a call have come to: the only part of a call that changes. */
export interface Attempts {
  /** Number of requests that were sent. */
  count: number;
  /** Failed attempts that count against `maxAttempts`. */
  failures: number;
  /** Retries that the call took from the client's budget. */
  spent: number;
  /** Headers of the request, once there is one. */
  sent?: Headers;
  /** Credentials that were sent, in the order of the attempts. */
  readonly credentials: string[];
  /** Whether the credentials were renewed, which is done once. */
  isRenewed?: boolean;
  /** Whether the request has the credentials of the next attempt already. */
  isAuthorized?: boolean;
  /** Whether the body is a stream and not a function that makes one, so that it cannot be sent twice. */
  isOneShot?: boolean;
  /** When the last attempt was sent, in milliseconds of the clock's monotonic time. */
  sentAt: number;
  /** Duration of the last attempt that is over, in milliseconds of the clock's monotonic time. */
  durationMs: number;
  /** How the last attempt ended. */
  last: AttemptOutcome;
  /** Identifies the call in its events, once there are any. */
  key?: object;
}
