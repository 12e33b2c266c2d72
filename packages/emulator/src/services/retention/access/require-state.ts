import type { MatterState } from "../../../generated/retention-v1.types.gen.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { StoredMatter } from "../matters/stored-matter.ts";

/** @throws Refusal 400 FAILED_PRECONDITION */
export function requireState({ matterId, state }: StoredMatter, asked: MatterState): void {
  if (state === asked) return;
  const problem = `The matter ${matterId} must be ${asked}, and is ${state}.`;
  throw new Refusal(400, problem, { reason: "FAILED_PRECONDITION" });
}
