import type { SeamlineError } from "../errors/seamline-error.ts";
import type { Bytes } from "../platform/read-body.ts";
import type { AttemptOutcome } from "./attempts.ts";
import type { Call } from "./call.ts";

/** A call and its response. */
export interface Exchange {
  readonly call: Call;
  readonly response: Response;
  /** The whole body of the response; absent if the caller reads the stream. */
  readonly bytes?: Bytes;
}

/** A call that succeeded. */
export interface Succeeded extends Exchange {
  readonly data: unknown;
  readonly error?: undefined;
}

/** A call that failed. `response` is the last response, even if it is not the reason for the failure. */
export interface Failed extends AttemptOutcome {
  readonly call: Call;
  readonly data?: undefined;
  readonly error: SeamlineError;
}

/** How a call ended. */
export type CallOutcome = Succeeded | Failed;

/** A call that has begun. */
export interface StartedCall {
  readonly call: Call;
  /** Never rejects. */
  readonly outcome: Promise<CallOutcome>;
}
