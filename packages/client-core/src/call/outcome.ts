import type { SeamlineError } from "../errors/seamline-error.ts";
import type { Bytes } from "../platform/read-body.ts";
import type { AttemptOutcome } from "./attempts.ts";
import type { Call } from "./call.ts";

/** A call and its response. */
export interface Exchange {
  readonly call: Call;
  readonly response: Response;
  /** The whole response body; absent if the caller reads the stream. */
  readonly bytes?: Bytes;
}

/** A successful call. */
export interface Succeeded extends Exchange {
  readonly data: unknown;
  readonly error?: undefined;
}

/** A failed call. `response` is the last response, even if the call failed for another reason. */
export interface Failed extends AttemptOutcome {
  readonly call: Call;
  readonly data?: undefined;
  readonly error: SeamlineError;
}

/** The outcome of a call: a response that succeeded, or an error. */
export type CallOutcome = Succeeded | Failed;

/** A call that has started. */
export interface StartedCall {
  readonly call: Call;
  /** Never rejects. */
  readonly outcome: Promise<CallOutcome>;
}
