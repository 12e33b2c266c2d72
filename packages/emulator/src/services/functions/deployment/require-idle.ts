import { Refusal } from "../../../service/refusal.ts";
import type { StoredFunction } from "../functions/stored-function.ts";

const BUSY: Readonly<Record<string, string>> = {
  DEPLOYING: "is being deployed",
  DELETING: "is being deleted",
};

/**
 * Sees that no operation on a function is under way.
 *
 * @throws Refusal 409 ABORTED
 */
export function requireIdle({ name, state }: StoredFunction): void {
  const what = BUSY[state];
  if (what === undefined) return;
  throw new Refusal(409, `${name} ${what}. Wait for the end of that operation.`, {
    reason: "ABORTED",
    field: name,
  });
}
