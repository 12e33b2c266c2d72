import type { Succeeded } from "../call/outcome.ts";
import type { LinkPagination, OffsetPagination, PaginationDefinition } from "../definition.ts";
import { partOf, readPointer, undocumented } from "../pipeline/decode.ts";
import { nextPageOf, type PageKey } from "./next-page.ts";

/** Items of a page, its position, and the key of the next page. */
export interface Envelope {
  readonly items: readonly unknown[];
  /** Number or offset of this page, if the response contains it. */
  readonly number?: number;
  /** Number of items in the whole list; infinite if unknown. */
  readonly total?: number;
  /** Key of the next page; absent on the last page. */
  readonly next?: PageKey | undefined;
  /** Identifies the items, for lists whose pages do not contain their position. */
  readonly fingerprint?: string;
}

/**
 * Reads a page's envelope according to its definition, without guessing.
 *
 * @param key key of the page; absent for the first page
 * @throws ApiError if the envelope does not match the document
 */
export function envelopeOf(
  success: Succeeded,
  pagination: Exclude<PaginationDefinition, LinkPagination>,
  key: PageKey | undefined,
): Envelope {
  const { data } = success;
  // Services may omit the list if it is empty, and the token on the last page.
  const items = partOf(success, pagination.items, "array", []);
  const envelope = { items, next: nextPageOf(data, pagination, key) };
  if (pagination.style === "single" || pagination.style === "token") {
    if (pagination.items) partOf(success, "", "object");
    if (pagination.style === "single") return envelope;
    partOf(success, pagination.next, "string", "");
    return envelope;
  }
  const more = pagination.more !== undefined && partOf(success, pagination.more, "boolean");
  if (pagination.style === "page") {
    const number = partOf(success, pagination.current, "number");
    const total = readPointer(data, pagination.total);
    return { ...envelope, number, ...(typeof total === "number" && { total }) };
  }
  // The next page begins after the last item.
  if (more && !items.length) throw undocumented(success, pagination.items);
  if (pagination.style === "offset") return { ...envelope, ...positionOf(success, pagination, items) };
  if (items.length && !/^(string|number)$/.test(typeof readPointer(items.at(-1), pagination.cursor))) {
    throw undocumented(success, `${pagination.items}/${items.length - 1}${pagination.cursor}`);
  }
  return envelope;
}

/** Returns the offset of a page, or a fingerprint of its items if the response does not contain the offset. */
function positionOf(
  success: Succeeded,
  { current, total }: OffsetPagination,
  items: readonly unknown[],
): Pick<Envelope, "number" | "fingerprint"> {
  if (total !== undefined) partOf(success, total, "number");
  return current === undefined
    ? { fingerprint: JSON.stringify(items) }
    : { number: partOf(success, current, "number") };
}
