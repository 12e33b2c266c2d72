import { listPage, ServiceError, withoutUndefined } from "@seamline/emulator-kit";
import type { Empty, Hold, HoldInput, ListHoldsResponse } from "../../../generated/retention-v1.types.gen.ts";
import { readableMatter, writableMatter } from "../access/access-control.ts";
import { allocateId, assertUniqueName, matterPageQuery } from "../resource-conventions.ts";
import type {
  AccessCall,
  RetentionCall,
  RetentionFixtures,
  RetentionReader,
  RetentionTransaction,
} from "../retention-context.ts";
import { assertCorpus, assertQueryFitsCorpus, newHoldScope, updatedHoldScope } from "./hold-scope.ts";
import { holdRepresentation, type StoredHold } from "./stored-hold.ts";

export async function createHold(call: RetentionCall<"createHold">): Promise<Hold> {
  const { body, context, path } = call;
  const { clock, state, fixtures } = context;
  const now = new Date(clock.now()).toISOString();
  const hold = await state.change(async (transaction) => {
    await writableMatter(transaction, call, path.matterId);
    assertCorpus(body);
    return addHold(transaction, path.matterId, draftHold(body, fixtures, now));
  });
  return holdRepresentation(hold, "FULL_HOLD", fixtures.directory);
}

export async function getHold(call: RetentionCall<"getHold">): Promise<Hold> {
  const { context, query } = call;
  const hold = await context.state.read((reader) => readableHold(reader, call));
  return holdRepresentation(hold, query.view, context.fixtures.directory);
}

export async function listHolds(call: RetentionCall<"listHolds">): Promise<ListHoldsResponse> {
  const { context, faults, path, query } = call;
  const { matterId } = path;
  const { items, nextPageToken } = await context.state.read(async (reader) => {
    await readableMatter(reader, call, matterId);
    return listPage(reader, "holds", matterPageQuery(matterId, query), faults);
  });
  const holds = items.map(({ value }) => holdRepresentation(value, query.view, context.fixtures.directory));
  return { holds, nextPageToken };
}

/**
 * Changes the scope and the query of a hold. All other fields are ignored (source, "Holds"). Omitted members keep their
 * values, so that clients can send only the query without releasing accounts.
 */
export async function updateHold(call: RetentionCall<"updateHold">): Promise<Hold> {
  const { body, context } = call;
  const { clock, state, fixtures } = context;
  const now = new Date(clock.now()).toISOString();
  const hold = await state.change(async (transaction) => {
    const stored = await writableHold(transaction, call);
    const { query = stored.query } = body;
    if (query) assertQueryFitsCorpus(query, stored.corpus);
    return saveHoldChange(
      transaction,
      stored,
      { query, ...updatedHoldScope(stored, body, fixtures, now) },
      now,
    );
  });
  return holdRepresentation(hold, "FULL_HOLD", fixtures.directory);
}

/** Deletes a hold and releases everything that it covered. */
export async function deleteHold(call: RetentionCall<"deleteHold">): Promise<Empty> {
  await call.context.state.change(async (transaction) => {
    const { holdId } = await writableHold(transaction, call);
    await transaction.delete("holds", holdId);
  });
  return {};
}

/** A call to an operation on one hold. */
export type HoldCall = AccessCall & {
  readonly path: { readonly matterId: string; readonly holdId: string };
};

/**
 * Returns the hold that a call reads.
 *
 * @throws ServiceError 404 or 403 for the matter, or 404 for the hold
 */
export async function readableHold(reader: RetentionReader, call: HoldCall): Promise<StoredHold> {
  await readableMatter(reader, call, call.path.matterId);
  return requireHold(reader, call);
}

/**
 * Returns the hold that a call changes.
 *
 * @throws ServiceError 404, 403 or 400 FAILED_PRECONDITION for the matter, or 404 for the hold
 */
export async function writableHold(reader: RetentionReader, call: HoldCall): Promise<StoredHold> {
  await writableMatter(reader, call, call.path.matterId);
  return requireHold(reader, call);
}

/** A hold before it is added to a matter. */
type HoldDraft = Omit<StoredHold, "holdId" | "matterId" | "number">;

/**
 * Creates a hold from input. Ids and times in the input are ignored, because the service sets them.
 *
 * @param now RFC 3339
 * @throws ServiceError 400, or 404 if an account or organizational unit does not exist
 */
export function draftHold(input: HoldInput, fixtures: RetentionFixtures, now: string): HoldDraft {
  const { name, corpus, query } = input;
  if (query) assertQueryFitsCorpus(query, corpus);
  return withoutUndefined({ name, corpus, query, ...newHoldScope(input, fixtures, now), updateTime: now });
}

/**
 * Adds a hold to a matter.
 *
 * @param seededId the id of a seeded hold. By default, the service allocates an id.
 * @throws ServiceError 409 if the matter already contains a hold with the same name
 */
export async function addHold(
  transaction: RetentionTransaction,
  matterId: string,
  draft: HoldDraft,
  seededId?: string,
): Promise<StoredHold> {
  await assertUniqueName(transaction, "holds", matterId, draft.name);
  const { id, number } = await allocateId(transaction, "holds", "hold");
  const hold: StoredHold = { ...draft, holdId: seededId ?? id, matterId, number };
  await transaction.put("holds", hold.holdId, hold);
  return hold;
}

/**
 * Stores a changed hold.
 *
 * @param now RFC 3339; becomes the update time of the hold
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

async function requireHold(
  reader: RetentionReader,
  { path: { matterId, holdId } }: HoldCall,
): Promise<StoredHold> {
  const hold = await reader.get("holds", holdId);
  if (hold?.matterId !== matterId)
    throw new ServiceError(404, `There is no hold ${holdId} in the matter ${matterId}.`);
  return hold;
}
