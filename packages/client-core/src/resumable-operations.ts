import type { CallOptions } from "./client-options.ts";
import type { CancellableOperationCall, OperationCall, OperationReference } from "./operation-call.ts";

/** `operations` of a client whose service has long-running operations. */
export interface ResumableOperations {
  /**
   * Goes on with a long-running operation that was started before, or elsewhere: asks for its state at once, and
   * then as the call that started it would.
   *
   * @param reference what `toJSON()` of that call gave, or the operation's name
   * @throws InvalidArgumentError when it is no such thing, or the name alone does not say what was started; nothing is
   * sent then
   */
  resume<Result = unknown, Metadata = unknown>(
    reference: string | OperationReference<Result, Metadata>,
    options?: CallOptions,
  ): OperationCall<Result, Metadata>;
}

/** The same where the service can cancel what has a name. */
export interface CancellableOperations {
  /**
   * Goes on with a long-running operation that was started before, or elsewhere: asks for its state at once, and
   * then as the call that started it would.
   *
   * @param reference what `toJSON()` of that call gave, or the operation's name
   * @throws InvalidArgumentError when it is no such thing, or the name alone does not say what was started; nothing is
   * sent then
   */
  resume<Result = unknown, Metadata = unknown>(
    reference: string | OperationReference<Result, Metadata, true>,
    options?: CallOptions,
  ): CancellableOperationCall<Result, Metadata>;
  resume<Result = unknown, Metadata = unknown>(
    reference: OperationReference<Result, Metadata>,
    options?: CallOptions,
  ): OperationCall<Result, Metadata>;
}
