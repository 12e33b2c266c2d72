import { wrongField } from "../../../service/wrong-field.ts";
import type { RetentionReader } from "../retention-context.ts";
import { type HoldCall, writableHold } from "./hold-in-matter.ts";
import type { StoredHold } from "./stored-hold.ts";

/**
 * The hold that a call adds accounts to.
 *
 * @throws Refusal as for any change of a hold, then 400 for a hold on an organizational unit
 */
export async function extendableHold(reader: RetentionReader, call: HoldCall): Promise<StoredHold> {
  const hold = await writableHold(reader, call);
  if (!hold.orgUnit) return hold;
  const problem = `The hold ${hold.holdId} covers the organizational unit ${hold.orgUnit.orgUnitId}, so that no account can be added to it.`;
  throw wrongField("", "org-unit-hold", problem);
}
