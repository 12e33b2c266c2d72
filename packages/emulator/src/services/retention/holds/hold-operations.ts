import { withoutUndefined } from "../../../framework/handlers.ts";
import { ServiceError } from "../../../framework/service-error.ts";
import { listPage, pageSizeOf } from "../../../framework/token-pages.ts";
import type { Empty, Hold, HoldInput, ListHoldsResponse } from "../../../generated/retention-v1.types.gen.ts";
import { readableMatter, writableMatter } from "../access/access-control.ts";
import { allocateId, MAX_PAGE_SIZE, requireUniqueName } from "../resource-conventions.ts";
import type {
  AccessCall,
  RetentionCall,
  RetentionReader,
  RetentionTransaction,
  RetentionWorld,
} from "../retention-context.ts";
import { newHoldScope, requireQueryOfCorpus, updatedHoldScope } from "./hold-scope.ts";
import { holdRepresentation, type StoredHold } from "./stored-hold.ts";

export async function createHold(call: RetentionCall<"createHold">): Promise<Hold> {
  const { body, context, path } = call;
  const { clock, state, world } = context;
  const now = new Date(clock.now()).toISOString();
  const hold = await state.change(async (transaction) => {
    await writableMatter(transaction, call, path.matterId);
    return addHold(transaction, path.matterId, draftHold(body, world, now));
  });
  return holdRepresentation(hold, "FULL_HOLD", world.directory);
}

export async function getHold(call: RetentionCall<"getHold">): Promise<Hold> {
  const { context, query } = call;
  const hold = await context.state.read((reader) => readableHold(reader, call));
  return holdRepresentation(hold, query.view, context.world.directory);
}

export async function listHolds(call: RetentionCall<"listHolds">): Promise<ListHoldsResponse> {
  const { context, faults, path, query } = call;
  const { matterId } = path;
  const { items, nextPageToken } = await context.state.read(async (reader) => {
    await readableMatter(reader, call, matterId);
    const pageSize = pageSizeOf(query.pageSize, MAX_PAGE_SIZE);
    const pageRequest = {
      index: "byMatter",
      equals: [matterId],
      pageToken: query.pageToken,
      pageSize,
    } as const;
    return listPage(reader, "holds", pageRequest, faults);
  });
  const holds = items.map(({ value }) => holdRepresentation(value, query.view, context.world.directory));
  return { holds, nextPageToken };
}

/**
 * Changes what a hold covers and its query, and nothing else (source, "Holds"). What the body leaves out stays: a
 * client that sends the query alone must not release anybody.
 */
export async function updateHold(call: RetentionCall<"updateHold">): Promise<Hold> {
  const { body, context } = call;
  const { clock, state, world } = context;
  const now = new Date(clock.now()).toISOString();
  const hold = await state.change(async (transaction) => {
    const stored = await writableHold(transaction, call);
    const { query = stored.query } = body;
    if (query) requireQueryOfCorpus(query, stored.corpus);
    return saveHoldChange(transaction, stored, { query, ...updatedHoldScope(stored, body, world, now) }, now);
  });
  return holdRepresentation(hold, "FULL_HOLD", world.directory);
}

/** Removes a hold, and with it what it covered: no account is held by anything but holds. */
export async function deleteHold(call: RetentionCall<"deleteHold">): Promise<Empty> {
  await call.context.state.change(async (transaction) => {
    const { holdId } = await writableHold(transaction, call);
    await transaction.delete("holds", holdId);
  });
  return {};
}

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
  return requireHold(reader, call);
}

/**
 * The hold that a call changes.
 *
 * @throws Refusal 404, 403 and 400 FAILED_PRECONDITION for its matter, then 404
 */
export async function writableHold(reader: RetentionReader, call: HoldCall): Promise<StoredHold> {
  await writableMatter(reader, call, call.path.matterId);
  return requireHold(reader, call);
}

async function requireHold(
  reader: RetentionReader,
  { path: { matterId, holdId } }: HoldCall,
): Promise<StoredHold> {
  const hold = await reader.get("holds", holdId);
  if (hold?.matterId !== matterId)
    throw new ServiceError(404, `The matter ${matterId} has no hold ${holdId}.`);
  return hold;
}

/** A hold that is to be, without what its matter gives it. */
type HoldDraft = Omit<StoredHold, "holdId" | "matterId" | "number">;

/**
 * A hold as a caller describes it. Ids and times are not the caller's to give, and what it says of them is ignored.
 *
 * @param now RFC 3339
 * @throws Refusal 400, then 404
 */
export function draftHold(input: HoldInput, world: RetentionWorld, now: string): HoldDraft {
  const { name, corpus, query } = input;
  if (query) requireQueryOfCorpus(query, corpus);
  return withoutUndefined({ name, corpus, query, ...newHoldScope(input, world, now), updateTime: now });
}

/** @throws Refusal 409 where the matter has a hold of that name */
export async function addHold(
  transaction: RetentionTransaction,
  matterId: string,
  draft: HoldDraft,
  givenId?: string,
): Promise<StoredHold> {
  await requireUniqueName(transaction, "holds", matterId, draft.name);
  const { id, number } = await allocateId(transaction, "holds", "hold");
  const hold: StoredHold = { ...draft, holdId: givenId ?? id, matterId, number };
  await transaction.put("holds", hold.holdId, hold);
  return hold;
}

/**
 * Puts a change of a hold into the store.
 *
 * @param now RFC 3339: when the hold was last changed
 */
export async function saveHoldChange(
  transaction: RetentionTransaction,
  hold: StoredHold,
  change: Partial<Pick<StoredHold, "accounts" | "orgUnit" | "query">>,
  now: string,
): Promise<StoredHold> {
  const changed: StoredHold = withoutUndefined({ ...hold, ...change, updateTime: now });
  await transaction.put("holds", hold.holdId, changed);
  return changed;
}
