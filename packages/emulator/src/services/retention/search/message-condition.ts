import type { SearchableMessage } from "./searchable-message.ts";

/** Whether a message is among what is looked for. */
export type MessageCondition = (message: SearchableMessage) => boolean;

/** Holds where all of them hold; `undefined` stands for a condition that was not made. */
export function allOf(conditions: readonly (MessageCondition | undefined)[]): MessageCondition {
  const made = conditions.filter((each) => each !== undefined);
  return (message) => made.every((holds) => holds(message));
}
