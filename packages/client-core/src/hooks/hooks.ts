import { anyFunction, type Checks } from "../arguments/checks.ts";

/** Identifies a call and an attempt. Events never contain credentials, bodies or URLs. */
export interface CallEvent {
  /**
   * An empty object shared by all events of one call, to tell concurrent calls apart. Each page of a list and each poll
   * of a wait is a separate call.
   */
  readonly call: object;
  /** Absent if the document does not describe the operation. */
  readonly operationId?: string;
  readonly method: string;
  /** The path template, not the URL. */
  readonly path: string;
  /** 1 for the first request of the call. */
  readonly attempt: number;
}

/** An attempt that has finished, or an event that follows an attempt. */
export interface TimedEvent extends CallEvent {
  /**
   * Duration of the attempt from sending to the end of the body, in milliseconds, as measured by the clock's
   * `monotonic` (default: the platform's). 0 before the first attempt.
   */
  readonly durationMs: number;
}

/** A finished attempt. It has a status or an error. */
export interface AttemptEvent extends TimedEvent {
  readonly status?: number;
  /** Name of the error if no complete response arrived: `NetworkError`, `TimeoutError`, `AbortError`. */
  readonly error?: string;
  /** The service's request id, from a header such as `X-Request-Id`. */
  readonly requestId?: string;
}

/** A failed attempt that will be retried. */
export interface RetryEvent extends AttemptEvent {
  /** Pause before the next attempt, in milliseconds, as measured by the client's clock. Excludes time in queues. */
  readonly delayMs: number;
}

/** A page that was fetched while iterating over a list. */
export interface PageEvent extends TimedEvent {
  /** 1 for the first page of the iteration. */
  readonly page: number;
  /** Number of items on the page. */
  readonly items: number;
}

/** A successful poll of a long-running operation by `wait()`. */
export interface PollEvent extends TimedEvent {
  /** 1 for the first poll of the wait. */
  readonly poll: number;
  readonly done: boolean;
}

/** Hooks for events during calls. Calls do not wait for hooks, and errors thrown by hooks are ignored. */
export interface Hooks {
  /** Called synchronously just before `fetch`. */
  readonly onRequest?: (event: CallEvent) => unknown;
  readonly onResponse?: (event: AttemptEvent) => unknown;
  readonly onRetry?: (event: RetryEvent) => unknown;
  readonly onPage?: (event: PageEvent) => unknown;
  readonly onPoll?: (event: PollEvent) => unknown;
}

export const HOOK_CHECKS: Checks<keyof Hooks> = {
  onRequest: anyFunction,
  onResponse: anyFunction,
  onRetry: anyFunction,
  onPage: anyFunction,
  onPoll: anyFunction,
};
