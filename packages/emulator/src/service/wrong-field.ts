import { Refusal } from "./refusal.ts";

/**
 * The refusal of a body that breaks a rule which its schema cannot say: 400 INVALID_ARGUMENT.
 *
 * @param pointer JSON pointer into the body
 * @param rule what is broken, in a word
 */
export function wrongField(pointer: string, rule: string, problem: string): Refusal {
  return new Refusal(400, problem, {
    field: pointer,
    violations: [{ in: "body", pointer, rule, problem }],
  });
}
