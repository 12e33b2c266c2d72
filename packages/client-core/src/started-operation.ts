import type { AnsweredCall, Call } from "./call.ts";
import type { ClientParts } from "./client-parts.ts";
import type { LongRunningDefinition } from "./definition.ts";
import { partOf } from "./documented-part.ts";

/** What reading and cancelling a long-running operation take: says which one. */
export type OperationInput = Readonly<Record<string, string>>;

/** A long-running operation that a call has started, or goes on with. */
export interface StartedOperation {
  readonly parts: ClientParts;
  readonly longRunning: LongRunningDefinition;
  /** operationId of the operation that started it. */
  readonly operationId: string;
  /** The call that starts it, or that reads it where it is resumed. It has its options. */
  readonly call: Call;
  /** The same call, when the service has answered or will not. */
  readonly outcome: Promise<Call>;
  /** Known before the service answers where the operation is resumed. */
  readonly input?: OperationInput;
}

/**
 * What says which operation it is, by its first answer.
 *
 * @throws ApiError when the answer does not say it
 */
export function operationInputOf(
  { input, longRunning }: StartedOperation,
  answer: AnsweredCall,
): OperationInput {
  const parameters = Object.entries(longRunning.parameters);
  return (
    input ?? Object.fromEntries(parameters.map(([key, pointer]) => [key, partOf(answer, pointer, "string")]))
  );
}
