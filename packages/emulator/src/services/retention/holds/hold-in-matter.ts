import { Refusal } from "../../../service/refusal.ts";
import { readableMatter, writableMatter } from "../access/matter-access.ts";
import type { AccessCall, RetentionReader } from "../retention-context.ts";
import type { StoredHold } from "./stored-hold.ts";

/** A call of an operation on a hold. */
export type HoldCall = AccessCall & {
  readonly path: { readonly matterId: string; readonly holdId: string };
};

/**
 * The hold that a call reads.
 *
 * @throws Refusal 404 and 403 for its matter, then 404
 */
export async function readableHold(reader: RetentionReader, call: HoldCall): Promise<StoredHold> {
  await readableMatter(reader, call, call.path.matterId);
  return holdOf(reader, call);
}

/**
 * The hold that a call changes.
 *
 * @throws Refusal 404, 403 and 400 FAILED_PRECONDITION for its matter, then 404
 */
export async function writableHold(reader: RetentionReader, call: HoldCall): Promise<StoredHold> {
  await writableMatter(reader, call, call.path.matterId);
  return holdOf(reader, call);
}

async function holdOf(
  reader: RetentionReader,
  { path: { matterId, holdId } }: HoldCall,
): Promise<StoredHold> {
  const hold = await reader.get("holds", holdId);
  if (hold?.matterId !== matterId) throw new Refusal(404, `The matter ${matterId} has no hold ${holdId}.`);
  return hold;
}
