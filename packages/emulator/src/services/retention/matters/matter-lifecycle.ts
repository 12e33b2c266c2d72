import { ServiceError } from "@seamline/emulator-kit";
import type {
  CloseMatterResponse,
  Matter,
  MatterState,
  ReopenMatterResponse,
} from "../../../generated/retention-v1.types.gen.ts";
import { assertMatterState, readableMatter } from "../access/access-control.ts";
import { deleteExports } from "../exports/export-operations.ts";
import { deleteLongRunning } from "../long-running/long-running-handlers.ts";
import { deleteMatterContents } from "../resource-conventions.ts";
import type { RetentionCall, RetentionTransaction } from "../retention-context.ts";
import { matterRepresentation, type StoredMatter } from "./stored-matter.ts";

export const PURGE_MATTER = "purgeMatter";

/** The delay after which a deleted matter is purged, about 30 days (reference facts, "States"). */
const PURGE_DELAY_MS = 30 * 24 * 60 * 60 * 1_000;

export async function closeMatter(call: RetentionCall<"closeMatter">): Promise<CloseMatterResponse> {
  return {
    matter: await changeMatterState(call, { from: "OPEN", to: "CLOSED", beforeChange: assertNoHolds }),
  };
}

export async function reopenMatter(call: RetentionCall<"reopenMatter">): Promise<ReopenMatterResponse> {
  return { matter: await changeMatterState(call, { from: "CLOSED", to: "OPEN" }) };
}

/** Deletes a closed matter and schedules its purge. */
export async function deleteMatter(call: RetentionCall<"deleteMatter">): Promise<Matter> {
  const now = call.context.clock.now();
  return changeMatterState(call, {
    from: "CLOSED",
    to: "DELETED",
    beforeChange: (transaction, { matterId }) => schedulePurge(transaction, matterId, now),
  });
}

/** Restores a deleted matter. Its state becomes CLOSED. */
export async function undeleteMatter(call: RetentionCall<"undeleteMatter">): Promise<Matter> {
  return changeMatterState(call, {
    from: "DELETED",
    to: "CLOSED",
    beforeChange: (transaction, { matterId }) => cancelPurge(transaction, matterId),
  });
}

/** Schedules the purge of a deleted matter. @param now milliseconds since 1970 */
export async function schedulePurge(
  transaction: RetentionTransaction,
  matterId: string,
  now: number,
): Promise<void> {
  await transaction.plan({
    id: purgeTaskId(matterId),
    at: now + PURGE_DELAY_MS,
    kind: PURGE_MATTER,
    subject: matterId,
  });
}

/** Deletes a matter and everything in it permanently. */
export async function purgeMatter(matterId: string, transaction: RetentionTransaction): Promise<void> {
  await deleteMatterContents(transaction, "holds", matterId);
  await deleteMatterContents(transaction, "savedQueries", matterId);
  await deleteExports(transaction, matterId);
  await deleteLongRunning(transaction, matterId);
  await transaction.delete("matters", matterId);
}

type StateChangeCall = RetentionCall<"closeMatter" | "reopenMatter" | "deleteMatter" | "undeleteMatter">;

interface MatterTransition {
  readonly from: MatterState;
  readonly to: MatterState;
  /** Runs additional checks or changes in the same transaction. @throws ServiceError */
  readonly beforeChange?: (transaction: RetentionTransaction, matter: StoredMatter) => Promise<unknown>;
}

/**
 * Moves a matter from one state to another. If several calls do this concurrently, only one succeeds.
 *
 * @throws ServiceError 404, 403, 400 FAILED_PRECONDITION
 */
function changeMatterState(
  call: StateChangeCall,
  { from, to, beforeChange }: MatterTransition,
): Promise<Matter> {
  const { matterId } = call.path;
  return call.context.state.change(async (transaction) => {
    const matter = await readableMatter(transaction, call, matterId);
    assertMatterState(matter, from);
    await beforeChange?.(transaction, matter);
    const moved = { ...matter, state: to };
    await transaction.put("matters", matterId, moved);
    return matterRepresentation(moved, "BASIC");
  });
}

async function assertNoHolds(transaction: RetentionTransaction, { matterId }: StoredMatter): Promise<void> {
  const count = await transaction.count("holds", { index: "byMatter", equals: [matterId] });
  if (count === 0) return;
  const problem = `The matter ${matterId} has holds; delete them before you close it.`;
  throw new ServiceError(400, problem, { reason: "FAILED_PRECONDITION" });
}

async function cancelPurge(transaction: RetentionTransaction, matterId: string): Promise<void> {
  await transaction.drop(purgeTaskId(matterId));
}

function purgeTaskId(matterId: string): string {
  return `purge ${matterId}`;
}
