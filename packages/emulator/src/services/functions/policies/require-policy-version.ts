import type { Policy } from "../../../generated/functions-v2.types.gen.ts";
import { wrongField } from "../../../service/wrong-field.ts";
import { CONDITIONS_VERSION, hasConditions } from "./conditions.ts";

/**
 * Refuses conditions in a policy of a version that has none.
 *
 * @param pointer JSON pointer to the policy
 * @throws Refusal 400
 */
export function requirePolicyVersion({ bindings, version = 1 }: Policy, pointer: string): void {
  if (version === CONDITIONS_VERSION || !hasConditions(bindings)) return;
  const problem = `The version of a policy with conditions must be ${CONDITIONS_VERSION}, and is ${version}.`;
  throw wrongField(`${pointer}/version`, "policy-version", problem);
}
