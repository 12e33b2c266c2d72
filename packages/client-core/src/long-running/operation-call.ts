import type { OperationState } from "../errors/operation-state.ts";
import type { CallOptions } from "../options/client-options.ts";
import type { ApiCall } from "../pipeline/api-call.ts";

/** Options of a wait. */
export interface WaitOptions<Metadata = unknown> {
  /** Ends the wait, not the operation. The signals of the call and of the client end it too. */
  readonly signal?: AbortSignal;
  /**
   * Longest wait, from `wait()` on, in milliseconds of the client's clock. Default: the option of the call or of its
   * client, which is no limit.
   */
  readonly deadlineMs?: number;
  /**
   * Called with every state that the service gives, the last one too. A promise that it returns is awaited, within
   * the wait's limits. What it throws ends the wait.
   */
  readonly onProgress?: (state: OperationState<Metadata>) => unknown;
}

/**
 * Identifies a long-running operation: plain data, which `operations.resume` takes, also in another process. The types
 * say what it leads to.
 */
export interface OperationReference<
  Result = unknown,
  Metadata = unknown,
  IsCancellable extends boolean = boolean,
> {
  /** What started it. Where it was resumed by its name, one of those that may have. */
  readonly operationId: string;
  /** What reading it takes. */
  readonly input: Readonly<Record<string, string>>;
  /** Never set: for the types alone. */
  readonly leadsTo?: {
    readonly result: Result;
    readonly metadata: Metadata;
    readonly isCancellable: IsCancellable;
  };
}

/**
 * A call that starts a long-running operation, or goes on with one. Awaiting it gives the service's first response;
 * `wait()` gives what the operation leads to.
 */
export interface OperationCall<Result, Metadata = unknown, Body = unknown, Responses = unknown>
  extends ApiCall<Body, Responses> {
  /**
   * Gets the operation's state, with the options of the call, until it is done: at first after 250 ms, then
   * less and less often, or when `Retry-After` says, but not later than `retry.maxRetryAfterMs`. Gives the result, or
   * `undefined` where there is none.
   *
   * @throws OperationFailedError when the operation ends in an error
   * @throws OperationTimeoutError after `deadlineMs`
   * @throws ApiError, NetworkError, TimeoutError when a poll fails, with the retries that the call's options allow;
   * a service may respond with 404 three times before it finds what it has just begun
   * @throws AbortError, InvalidArgumentError, and what awaiting the call throws
   */
  wait(options?: WaitOptions<Metadata>): Promise<Result>;
  /**
   * What `operations.resume` takes to go on with the operation, for `JSON.stringify` too.
   *
   * @throws InvalidArgumentError before the service has responded, or when it has started nothing
   * @throws ApiError when its response does not say which operation it is
   */
  toJSON(): OperationReference<Result, Metadata>;
}

/** An {@link OperationCall} of a service that can cancel operations. */
export interface CancellableOperationCall<Result, Metadata = unknown, Body = unknown, Responses = unknown>
  extends OperationCall<Result, Metadata, Body, Responses> {
  /**
   * Asks the service to cancel the operation, also after the call's signal has aborted. A `wait()` goes on until
   * the operation is done, usually as an `OperationFailedError`.
   */
  cancel(): ApiCall<unknown>;
  toJSON(): OperationReference<Result, Metadata, true>;
}

/** Whether an operationId was meant: with an explicit one, text of another process need not be typed. */
type ById<Id> = [Id] extends [never] ? never : unknown;

/** Rejects the text of an operationId that is misspelled: no operation leads to one text alone. */
type NoId<Result> = Result extends string ? (string extends Result ? unknown : never) : unknown;

/**
 * `operations` of a client whose service has long-running operations.
 *
 * @typeParam Started what going on with an operation gives, by the operationId of what started it
 */
export interface ResumableOperations<Started extends object = object> {
  /**
   * Goes on with a long-running operation that was started before, or elsewhere: gets its state at once, and
   * then as the call that started it would.
   *
   * @typeParam Id operationId of what started it, which makes the types: `resume<"createFunction">(JSON.parse(text))`
   * @param reference what `toJSON()` of that call returned, or the operation's name
   * @throws InvalidArgumentError when it is no such thing, or the name alone does not say what was started; nothing is
   * sent then
   */
  resume<Id extends keyof Started = never>(reference: ById<Id>, options?: CallOptions): Started[Id];
  resume<Result = unknown, Metadata = unknown>(
    reference: (string | OperationReference<Result, Metadata>) & NoId<Result>,
    options?: CallOptions,
  ): OperationCall<Result, Metadata>;
}

/**
 * The same where the service can cancel what has a name.
 *
 * @typeParam Started what going on with an operation gives, by the operationId of what started it
 */
export interface CancellableOperations<Started extends object = object> {
  /**
   * Goes on with a long-running operation that was started before, or elsewhere: gets its state at once, and
   * then as the call that started it would.
   *
   * @typeParam Id operationId of what started it, which makes the types: `resume<"createFunction">(JSON.parse(text))`
   * @param reference what `toJSON()` of that call returned, or the operation's name
   * @throws InvalidArgumentError when it is no such thing, or the name alone does not say what was started; nothing is
   * sent then
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
