import type { SeamlineError } from "../errors/seamline-error.ts";
import type { Bytes } from "../platform/read-body.ts";

/** Result of an attempt: a response or an error. */
export interface AttemptOutcome {
  readonly response?: Response;
  /** The whole response body; absent if the caller reads the stream. */
  readonly bytes?: Bytes;
  readonly error?: SeamlineError;
}

/** Mutable state of a call, updated by its attempts. */
export interface Attempts {
  /** Number of requests sent. */
  count: number;
  /** Number of failed attempts that count towards `maxAttempts`. */
  failures: number;
  /** Number of retries charged to the client's retry budget. */
  spent: number;
  /** Headers of the request. Absent until the request is ready. */
  sent?: Headers;
  /** Credentials sent so far, in attempt order. */
  readonly credentials: string[];
  /** Whether the credentials were renewed. A call renews them at most once. */
  isRenewed?: boolean;
  /** Whether the request already contains the credentials for the next attempt. */
  isAuthorized?: boolean;
  /** Whether the body is a stream, which can only be sent once. */
  isOneShot?: boolean;
  /** Start of the last attempt, in milliseconds on the clock's monotonic time scale. */
  sentAt: number;
  /** Duration of the last finished attempt, in milliseconds. */
  durationMs: number;
  /** Result of the last attempt. */
  last: AttemptOutcome;
  /** Object that identifies the call in its events. Created with the first event. */
  key?: object;
}
