import { aFunction, type Checks } from "../arguments/checks.ts";

/** Which call, and which attempt of it. No event contains credentials, bodies or URLs. */
export interface CallEvent {
  /**
   * The same empty object in all events of one call, which distinguishes those that are in flight at once. Each page of
   * a list, and each poll of a wait, is a call.
   */
  readonly call: object;
  /** Absent where the call does not belong to an operation of the document. */
  readonly operationId?: string;
  readonly method: string;
  /** The path template, not the URL. */
  readonly path: string;
  /** 1 for the first request of the call. */
  readonly attempt: number;
}

/** An attempt that is over, or what it led to. */
export interface TimedEvent extends CallEvent {
  /**
   * Of the attempt, from sending to the end of the body, in milliseconds of the clock's `monotonic` time, which is the
   * platform's by default; 0 before the first.
   */
  readonly durationMs: number;
}

/** An attempt that is over: it ended with a status, or with an error. */
export interface AttemptEvent extends TimedEvent {
  readonly status?: number;
  /** Name of the error, where no complete response came: `NetworkError`, `TimeoutError`, `AbortError`. */
  readonly error?: string;
  /** What the service calls the request, by a header such as `X-Request-Id`. */
  readonly requestId?: string;
}

/** A failed attempt that is followed by another. */
export interface RetryEvent extends AttemptEvent {
  /** Pause before the next attempt, in milliseconds of the client's clock. Queues come on top. */
  readonly delayMs: number;
}

/** A page that an iteration has got. */
export interface PageEvent extends TimedEvent {
  /** 1 for the first page of the iteration. */
  readonly page: number;
  /** How many items it contains. */
  readonly items: number;
}

/** A poll of a `wait()`, which got the state of a long-running operation. */
export interface PollEvent extends TimedEvent {
  /** 1 for the first poll of the wait. */
  readonly poll: number;
  readonly done: boolean;
}

/** Called when calls do something. Nothing waits for a hook, and one that fails breaks nothing. */
export interface Hooks {
  /** Called in the same step as `fetch`. */
  readonly onRequest?: (event: CallEvent) => unknown;
  readonly onResponse?: (event: AttemptEvent) => unknown;
  readonly onRetry?: (event: RetryEvent) => unknown;
  readonly onPage?: (event: PageEvent) => unknown;
  readonly onPoll?: (event: PollEvent) => unknown;
}

/** Of the option `hooks`. */
export const HOOK_CHECKS: Checks<keyof Hooks> = {
  onRequest: aFunction,
  onResponse: aFunction,
  onRetry: aFunction,
  onPage: aFunction,
  onPoll: aFunction,
};
