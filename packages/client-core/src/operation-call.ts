import type { ApiCall } from "./api-call.ts";

/** What a long-running operation says of itself. */
export interface OperationState<Metadata = unknown> {
  /** Name to ask for it by; may be absent where it is done. */
  readonly name: string | undefined;
  readonly done: boolean;
  /** Progress and the like, where the service gives it. */
  readonly metadata: Metadata | undefined;
  /** The whole answer. */
  readonly body: unknown;
}

/** How to wait. */
export interface WaitOptions<Metadata = unknown> {
  /** Ends the wait, not the operation. The signals of the call and of the client end it too. */
  readonly signal?: AbortSignal;
  /** Longest wait, from `wait()` on, in milliseconds of the client's clock. Default: no limit. */
  readonly deadlineMs?: number;
  /** Told every state that the service answers with, the last one too. What it throws ends the wait. */
  readonly onProgress?: (state: OperationState<Metadata>) => void;
}

/**
 * A call that starts a long-running operation. Awaiting it gives the service's first answer; `wait()` gives what
 * the operation leads to.
 */
export interface OperationCall<Result, Metadata = unknown, Body = unknown, Responses = unknown>
  extends ApiCall<Body, Responses> {
  /**
   * Asks for the operation's state, with the options of the call, until it is done: at first after 250 ms, then
   * less and less often, or when `Retry-After` says. Gives the result, or `undefined` where there is none.
   *
   * @throws OperationFailedError when the operation ends in an error
   * @throws OperationTimeoutError after `deadlineMs`
   * @throws ApiError, NetworkError, TimeoutError when a poll fails, with the retries that the call's options allow
   * @throws AbortError, InvalidArgumentError, and what awaiting the call throws
   */
  wait(options?: WaitOptions<Metadata>): Promise<Result>;
}

/** An {@link OperationCall} of a service that can cancel operations. */
export interface CancellableOperationCall<Result, Metadata = unknown, Body = unknown, Responses = unknown>
  extends OperationCall<Result, Metadata, Body, Responses> {
  /**
   * Asks the service to cancel the operation, also after the call's signal has aborted. A `wait()` goes on until
   * the operation is done, usually as an `OperationFailedError`.
   */
  cancel(): ApiCall<unknown>;
}
