import { withoutUndefined } from "../../../framework/handlers.ts";
import { ServiceError } from "../../../framework/service-error.ts";
import { listPage, pageSizeOf } from "../../../framework/token-pages.ts";
import type {
  Empty,
  ListSavedQueriesResponse,
  SavedQuery,
  SavedQueryInput,
} from "../../../generated/retention-v1.types.gen.ts";
import { readableMatter, writableMatter } from "../access/access-control.ts";
import { allocateId, MAX_PAGE_SIZE, requireUniqueName } from "../resource-conventions.ts";
import type { RetentionCall, RetentionReader, RetentionTransaction } from "../retention-context.ts";
import { assertValidQuery } from "../search/query-rules.ts";
import { type StoredSavedQuery, savedQueryRepresentation } from "./stored-saved-query.ts";

/** Saves a query that an export or a count would take: no other is of any use. */
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
    const pageSize = pageSizeOf(query.pageSize, MAX_PAGE_SIZE);
    const pageRequest = {
      index: "byMatter",
      equals: [matterId],
      pageToken: query.pageToken,
      pageSize,
    } as const;
    return listPage(reader, "savedQueries", pageRequest, faults);
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
 * A saved query of a matter that the caller may touch.
 *
 * @throws Refusal 404
 */
async function requireSavedQuery(
  reader: RetentionReader,
  matterId: string,
  savedQueryId: string,
): Promise<StoredSavedQuery> {
  const saved = await reader.get("savedQueries", savedQueryId);
  if (saved?.matterId !== matterId)
    throw new ServiceError(404, `The matter ${matterId} has no saved query ${savedQueryId}.`);
  return saved;
}

/**
 * Saves a query in a matter. Its id is not the caller's to give.
 *
 * @param createTime RFC 3339
 * @throws Refusal 409 where the matter has a saved query of that name
 */
export async function addSavedQuery(
  transaction: RetentionTransaction,
  matterId: string,
  { displayName, query }: SavedQueryInput,
  createTime: string,
  givenId?: string,
): Promise<StoredSavedQuery> {
  await requireUniqueName(transaction, "savedQueries", matterId, displayName);
  const { id, number } = await allocateId(transaction, "savedQueries", "query");
  const savedQueryId = givenId ?? id;
  const saved = withoutUndefined({ savedQueryId, matterId, displayName, query, createTime, number });
  await transaction.put("savedQueries", saved.savedQueryId, saved);
  return saved;
}
