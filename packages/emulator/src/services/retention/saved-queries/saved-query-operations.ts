import { listPage, ServiceError, withoutUndefined } from "@seamline/emulator-kit";
import type {
  Empty,
  ListSavedQueriesResponse,
  SavedQuery,
  SavedQueryInput,
} from "../../../generated/retention-v1.types.gen.ts";
import { readableMatter, writableMatter } from "../access/access-control.ts";
import { allocateId, assertUniqueName, matterPageQuery } from "../resource-conventions.ts";
import type { RetentionCall, RetentionReader, RetentionTransaction } from "../retention-context.ts";
import { assertValidQuery } from "../search/query-rules.ts";
import { type StoredSavedQuery, savedQueryRepresentation } from "./stored-saved-query.ts";

/** Saves a query. The query must be valid, so that it can be used for exports and counts. */
export async function createSavedQuery(call: RetentionCall<"createSavedQuery">): Promise<SavedQuery> {
  const { body, context, path } = call;
  const now = new Date(context.clock.now()).toISOString();
  const saved = await context.state.change(async (transaction) => {
    await writableMatter(transaction, call, path.matterId);
    assertValidQuery(body.query ?? {});
    return addSavedQuery(transaction, path.matterId, body, now);
  });
  return savedQueryRepresentation(saved);
}

export async function getSavedQuery(call: RetentionCall<"getSavedQuery">): Promise<SavedQuery> {
  const { matterId, savedQueryId } = call.path;
  const saved = await call.context.state.read(async (reader) => {
    await readableMatter(reader, call, matterId);
    return requireSavedQuery(reader, matterId, savedQueryId);
  });
  return savedQueryRepresentation(saved);
}

export async function listSavedQueries(
  call: RetentionCall<"listSavedQueries">,
): Promise<ListSavedQueriesResponse> {
  const { context, faults, path, query } = call;
  const { matterId } = path;
  const page = await context.state.read(async (reader) => {
    await readableMatter(reader, call, matterId);
    return listPage(reader, "savedQueries", matterPageQuery(matterId, query), faults);
  });
  return {
    savedQueries: page.items.map(({ value }) => savedQueryRepresentation(value)),
    nextPageToken: page.nextPageToken,
  };
}

export async function deleteSavedQuery(call: RetentionCall<"deleteSavedQuery">): Promise<Empty> {
  const { matterId, savedQueryId } = call.path;
  await call.context.state.change(async (transaction) => {
    await writableMatter(transaction, call, matterId);
    await requireSavedQuery(transaction, matterId, savedQueryId);
    await transaction.delete("savedQueries", savedQueryId);
  });
  return {};
}

/**
 * Adds a saved query to a matter.
 *
 * @param createTime RFC 3339
 * @param seededId the id of a seeded query. By default, the service allocates an id.
 * @throws ServiceError 409 if the matter already contains a saved query with the same name
 */
export async function addSavedQuery(
  transaction: RetentionTransaction,
  matterId: string,
  { displayName, query }: SavedQueryInput,
  createTime: string,
  seededId?: string,
): Promise<StoredSavedQuery> {
  await assertUniqueName(transaction, "savedQueries", matterId, displayName);
  const { id, number } = await allocateId(transaction, "savedQueries", "query");
  const savedQueryId = seededId ?? id;
  const saved = withoutUndefined({ savedQueryId, matterId, displayName, query, createTime, number });
  await transaction.put("savedQueries", saved.savedQueryId, saved);
  return saved;
}

/**
 * Finds a saved query in a matter.
 *
 * @throws ServiceError 404
 */
async function requireSavedQuery(
  reader: RetentionReader,
  matterId: string,
  savedQueryId: string,
): Promise<StoredSavedQuery> {
  const saved = await reader.get("savedQueries", savedQueryId);
  if (saved?.matterId !== matterId)
    throw new ServiceError(404, `There is no saved query ${savedQueryId} in the matter ${matterId}.`);
  return saved;
}
