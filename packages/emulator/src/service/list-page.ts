import type { CallFaults } from "../faults/fault.ts";
import type { Collections, IndexOf, ValueOf } from "../store/collection.ts";
import type { Item, ListQuery, Reader } from "../store/store.ts";

/** What a caller asks of a list that gives tokens. */
export interface TokenPageQuery {
  /** Token of the page before; empty means the first page. */
  readonly pageToken?: string;
  /** How many items at most. */
  readonly pageSize: number;
}

export interface TokenPage<Value> {
  readonly items: readonly Item<Value>[];
  /** Absent on the last page. */
  readonly nextPageToken?: string;
}

/**
 * One page of a list, as the faults of the call have it.
 *
 * @throws InvalidCursorError for a token of another list; the endpoint refuses it
 */
export async function listPage<All extends Collections, Name extends keyof All & string>(
  reader: Reader<All>,
  collection: Name,
  asked: TokenPageQuery & Omit<ListQuery<IndexOf<All, Name>>, "after" | "limit" | "offset">,
  faults: CallFaults,
): Promise<TokenPage<ValueOf<All, Name>>> {
  const { pageToken, pageSize, ...query } = asked;
  const limit = Math.min(pageSize, faults.pageSize ?? pageSize);
  const after = pageToken === "" ? undefined : pageToken;
  const page = await reader.list(collection, { ...query, after, limit } as ListQuery<IndexOf<All, Name>>);
  const nextPageToken = nextToken(faults, { after, pageSize, next: page.next });
  return { items: page.items, ...(nextPageToken !== undefined && { nextPageToken }) };
}

/** The token that a page ends with, as the faults of the call have it. */
export function nextToken(
  faults: CallFaults,
  page: { readonly after: string | undefined; readonly pageSize: number; readonly next: string | undefined },
): string | undefined {
  const { after, pageSize, next } = page;
  if (faults.pageSize !== undefined && faults.pageSize < pageSize && next !== undefined)
    faults.tookEffect?.("pageSize");
  if (!faults.repeatToken || after === undefined) return next;
  faults.tookEffect?.("repeatToken");
  return after;
}
