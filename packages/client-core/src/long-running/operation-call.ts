import type { OperationState } from "../errors/operation-state.ts";
import type { CallOptions } from "../options/client-options.ts";
import type { ApiCall } from "../pipeline/api-call.ts";

/** Options of a wait. */
export interface WaitOptions<Metadata = unknown> {
  /** Aborts the wait, not the operation. The call's and the client's signals also abort it. */
  readonly signal?: AbortSignal;
  /**
   * Maximum duration of the wait, in milliseconds, as measured by the client's clock. Default: the call's or the
   * client's option, if set; otherwise no limit.
   */
  readonly deadlineMs?: number;
  /**
   * Called with every state that the service returns, including the last. A returned promise is awaited within the
   * limits of the wait. If the callback throws, the wait ends with that error.
   */
  readonly onProgress?: (state: OperationState<Metadata>) => unknown;
}

/**
 * Identifies a long-running operation. Plain data that `operations.resume` accepts, even in another process. The types
 * describe the operation's result.
 */
export interface OperationReference<
  Result = unknown,
  Metadata = unknown,
  IsCancellable extends boolean = boolean,
> {
  /**
   * operationId of the call that started the operation. After a resume by name, this may be another call that starts
   * the same kind of operation.
   */
  readonly operationId: string;
  /** Input of the operation that reads the state. */
  readonly input: Readonly<Record<string, string>>;
  /** Never set. Carries the types. */
  readonly leadsTo?: {
    readonly result: Result;
    readonly metadata: Metadata;
    readonly isCancellable: IsCancellable;
  };
}

/**
 * A call that starts or resumes a long-running operation. Awaiting it returns the service's first response; `wait()`
 * returns the result of the operation.
 */
export interface OperationCall<Result, Metadata = unknown, Body = unknown, Responses = unknown>
  extends ApiCall<Body, Responses> {
  /**
   * Polls the state of the operation until it is done, using the call's options. The first poll is after 250 ms; the
   * interval then grows. `Retry-After` overrides the interval, up to `retry.maxRetryAfterMs`. Returns the result, or
   * `undefined` for an operation without a result.
   *
   * @throws OperationFailedError if the operation ends with an error
   * @throws OperationTimeoutError after `deadlineMs`
   * @throws ApiError, NetworkError, TimeoutError if a poll fails after its retries. The first 404 responses (up to
   * three) are ignored, since some services cannot find a new operation immediately
   * @throws AbortError, InvalidArgumentError, and any error from the call
   */
  wait(options?: WaitOptions<Metadata>): Promise<Result>;
  /**
   * Returns a reference to the operation for `operations.resume`. Also used by `JSON.stringify`.
   *
   * @throws InvalidArgumentError before the service has responded, or if it did not start an operation
   * @throws ApiError if the response does not identify the operation
   */
  toJSON(): OperationReference<Result, Metadata>;
}

/** An {@link OperationCall} of a service that can cancel operations. */
export interface CancellableOperationCall<Result, Metadata = unknown, Body = unknown, Responses = unknown>
  extends OperationCall<Result, Metadata, Body, Responses> {
  /**
   * Asks the service to cancel the operation, even after the call's signal has aborted. A `wait()` continues until the
   * operation is done, usually with an `OperationFailedError`.
   */
  cancel(): ApiCall<unknown>;
  toJSON(): OperationReference<Result, Metadata, true>;
}

/** With an explicit operationId, the reference may be of any type, such as parsed JSON from another process. */
type ById<Id> = [Id] extends [never] ? never : unknown;

/** Rejects a misspelled operationId, which TypeScript would otherwise accept as the result type. */
type NoId<Result> = Result extends string ? (string extends Result ? unknown : never) : unknown;

/**
 * `operations` of a client whose service has long-running operations.
 *
 * @typeParam Started the calls that resume operations, by the operationId of the call that started the operation
 */
export interface ResumableOperations<Started extends object = object> {
  /**
   * Resumes a long-running operation that was started earlier or in another process. Requests its state immediately,
   * and then behaves like the call that started it.
   *
   * @typeParam Id operationId of the call that started the operation, which determines the types:
   * `resume<"createFunction">(JSON.parse(text))`
   * @param reference the result of that call's `toJSON()`, or the name of the operation
   * @throws InvalidArgumentError if the reference is invalid, or a name does not identify the call that started the
   * operation; nothing is sent
   */
  resume<Id extends keyof Started = never>(reference: ById<Id>, options?: CallOptions): Started[Id];
  resume<Result = unknown, Metadata = unknown>(
    reference: (string | OperationReference<Result, Metadata>) & NoId<Result>,
    options?: CallOptions,
  ): OperationCall<Result, Metadata>;
}

/**
 * `operations` of a client whose service can also cancel named operations.
 *
 * @typeParam Started the calls that resume operations, by the operationId of the call that started the operation
 */
export interface CancellableOperations<Started extends object = object> {
  /**
   * Resumes a long-running operation that was started earlier or in another process. Requests its state immediately,
   * and then behaves like the call that started it.
   *
   * @typeParam Id operationId of the call that started the operation, which determines the types:
   * `resume<"createFunction">(JSON.parse(text))`
   * @param reference the result of that call's `toJSON()`, or the name of the operation
   * @throws InvalidArgumentError if the reference is invalid, or a name does not identify the call that started the
   * operation; nothing is sent
   */
  resume<Id extends keyof Started = never>(reference: ById<Id>, options?: CallOptions): Started[Id];
  resume<Result = unknown, Metadata = unknown>(
    reference: (string | OperationReference<Result, Metadata, true>) & NoId<Result>,
    options?: CallOptions,
  ): CancellableOperationCall<Result, Metadata>;
  resume<Result = unknown, Metadata = unknown>(
    reference: OperationReference<Result, Metadata> & NoId<Result>,
    options?: CallOptions,
  ): OperationCall<Result, Metadata>;
}
