import { ServiceError } from "../../../framework/service-error.ts";
import type {
  CloseMatterResponse,
  Matter,
  MatterState,
  ReopenMatterResponse,
} from "../../../generated/retention-v1.types.gen.ts";
import { readableMatter, requireMatterState } from "../access/access-control.ts";
import { dropExports } from "../exports/export-operations.ts";
import { dropOperations } from "../operations/count-operation-handlers.ts";
import type { RetentionCall, RetentionTransaction } from "../retention-context.ts";
import { matterRepresentation, type StoredMatter } from "./stored-matter.ts";

export async function closeMatter(call: RetentionCall<"closeMatter">): Promise<CloseMatterResponse> {
  return {
    matter: await changeMatterState(call, { from: "OPEN", to: "CLOSED", beforeChange: requireNoHolds }),
  };
}

async function requireNoHolds(transaction: RetentionTransaction, { matterId }: StoredMatter): Promise<void> {
  const count = await transaction.count("holds", { index: "byMatter", equals: [matterId] });
  if (count === 0) return;
  const problem = `All holds of the matter ${matterId} must be deleted before it is closed; there are ${count}.`;
  throw new ServiceError(400, problem, { reason: "FAILED_PRECONDITION" });
}

export async function reopenMatter(call: RetentionCall<"reopenMatter">): Promise<ReopenMatterResponse> {
  return { matter: await changeMatterState(call, { from: "CLOSED", to: "OPEN" }) };
}

/** Puts a closed matter into the trash. */
export async function deleteMatter(call: RetentionCall<"deleteMatter">): Promise<Matter> {
  const now = call.context.clock.now();
  return changeMatterState(call, {
    from: "CLOSED",
    to: "DELETED",
    beforeChange: (transaction, { matterId }) => schedulePurge(transaction, matterId, now),
  });
}

/** Takes a matter out of the trash, and it is closed. */
export async function undeleteMatter(call: RetentionCall<"undeleteMatter">): Promise<Matter> {
  return changeMatterState(call, {
    from: "DELETED",
    to: "CLOSED",
    beforeChange: (transaction, { matterId }) => cancelPurge(transaction, matterId),
  });
}

type StateChangeCall = RetentionCall<"closeMatter" | "reopenMatter" | "deleteMatter" | "undeleteMatter">;

/** A step of a matter's life. */
interface MatterTransition {
  readonly from: MatterState;
  readonly to: MatterState;
  /** What else is asked or done, in the same transaction. @throws Refusal */
  readonly beforeChange?: (transaction: RetentionTransaction, matter: StoredMatter) => Promise<unknown>;
}

/**
 * Moves a matter from one state to another. Of calls that race for a move, one finds the matter where it was.
 *
 * @throws Refusal 404, 403, 400 FAILED_PRECONDITION
 */
function changeMatterState(
  call: StateChangeCall,
  { from, to, beforeChange: also }: MatterTransition,
): Promise<Matter> {
  const { matterId } = call.path;
  return call.context.state.change(async (transaction) => {
    const matter = await readableMatter(transaction, call, matterId);
    requireMatterState(matter, from);
    await also?.(transaction, matter);
    const moved = { ...matter, state: to };
    await transaction.put("matters", matterId, moved);
    return matterRepresentation(moved, "BASIC");
  });
}

/** The kind of task that ends the life of a matter. */
export const PURGE_MATTER = "purgeMatter";

/** A deleted matter is in the trash for about 30 days (reference facts, "States"). */
const TRASH_MS = 30 * 24 * 60 * 60 * 1_000;
const BATCH_SIZE = 1_000;

type MatterContents = "holds" | "savedQueries";

/** @param now milliseconds since 1970 */
export async function schedulePurge(
  transaction: RetentionTransaction,
  matterId: string,
  now: number,
): Promise<void> {
  await transaction.plan({
    id: purgeTaskId(matterId),
    at: now + TRASH_MS,
    kind: PURGE_MATTER,
    subject: matterId,
  });
}

async function cancelPurge(transaction: RetentionTransaction, matterId: string): Promise<void> {
  await transaction.drop(purgeTaskId(matterId));
}

/** Removes a matter and everything in it, for good. */
export async function purgeMatter(matterId: string, transaction: RetentionTransaction): Promise<void> {
  await deleteContents(transaction, "holds", matterId);
  await deleteContents(transaction, "savedQueries", matterId);
  await dropExports(transaction, matterId);
  await dropOperations(transaction, matterId);
  await transaction.delete("matters", matterId);
}

async function deleteContents(
  transaction: RetentionTransaction,
  name: MatterContents,
  matterId: string,
): Promise<void> {
  for (;;) {
    const query = { index: "byMatter", equals: [matterId], limit: BATCH_SIZE } as const;
    const { items } = await transaction.list(name, query);
    if (items.length === 0) return;
    for (const { id } of items) await transaction.delete(name, id);
  }
}

function purgeTaskId(matterId: string): string {
  return `purge ${matterId}`;
}
