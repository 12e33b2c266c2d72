import type { CallOptions } from "../options/client-options.ts";
import type { OperationReference } from "./operation-call.ts";

/**
 * Resumes long-running operations started by a standalone operation: `createExport.resume(client, reference)`.
 *
 * @typeParam Client client that the function accepts
 * @typeParam Resumed the resuming call
 */
export interface Resumable<Client, Resumed> {
  /**
   * Resumes a long-running operation that this function started earlier or in another process. Requests its state
   * immediately, and then behaves like the call that started it.
   *
   * @param reference the result of that call's `toJSON()`, which may have been parsed from JSON, or the name of the
   *   operation
   * @throws InvalidArgumentError if the reference is invalid or belongs to another function; nothing is sent
   */
  resume(client: Client, reference: string | OperationReference, options?: CallOptions): Resumed;
}
