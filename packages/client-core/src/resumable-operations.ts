import type { CallOptions } from "./client-options.ts";
import type { CancellableOperationCall, OperationCall, OperationReference } from "./operation-call.ts";

/** Whether an operationId was meant: with an explicit one, text of another process need not be typed. */
type ById<Id> = [Id] extends [never] ? never : unknown;

/** Refuses the text of an operationId that is misspelled: nothing leads to one text alone. */
type NoId<Result> = Result extends string ? (string extends Result ? unknown : never) : unknown;

/**
 * `operations` of a client whose service has long-running operations.
 *
 * @typeParam Started what going on with an operation gives, by the operationId of what started it
 */
export interface ResumableOperations<Started extends object = object> {
  /**
   * Goes on with a long-running operation that was started before, or elsewhere: asks for its state at once, and
   * then as the call that started it would.
   *
   * @typeParam Id operationId of what started it, which makes the types: `resume<"createFunction">(JSON.parse(text))`
   * @param reference what `toJSON()` of that call gave, or the operation's name
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
   * Goes on with a long-running operation that was started before, or elsewhere: asks for its state at once, and
   * then as the call that started it would.
   *
   * @typeParam Id operationId of what started it, which makes the types: `resume<"createFunction">(JSON.parse(text))`
   * @param reference what `toJSON()` of that call gave, or the operation's name
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
