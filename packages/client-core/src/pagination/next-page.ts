import type { PaginationDefinition } from "../definition.ts";
import { readPointer } from "../pipeline/decode.ts";

/** Identifies a page in a request: its number, token, offset or cursor, or the query of its URL. */
export type PageKey = number | string;

/** A list whose pages are identified by a query parameter. */
type KeyedPagination = Exclude<PaginationDefinition, { readonly style: "link" | "single" }>;

/** Returns whether a list's pages are identified by a query parameter. */
export function isKeyed(pagination: PaginationDefinition): pagination is KeyedPagination {
  return "parameter" in pagination;
}

/** Returns the page in the caller's input, if there is one. The number of a page may be a string. */
export function pageIn(input: unknown, pagination: PaginationDefinition): PageKey | undefined {
  if (!isKeyed(pagination)) return undefined;
  const { parameter, style } = pagination;
  const page = (input as { query?: Record<string, unknown> } | undefined)?.query?.[parameter];
  if (page === "" || !/^(number|string)$/.test(typeof page)) return undefined;
  return hasNumbers(style) ? Number(page) : `${page}`;
}

/** Returns whether page keys are numbers. */
export function hasNumbers(style: PaginationDefinition["style"]): boolean {
  return style === "page" || style === "offset";
}

/**
 * Returns the key of the page after `page`, or `undefined` on the last page.
 *
 * @param page body of a page with a valid envelope
 * @param key key of this page; absent for the first page
 */
export function nextPageOf(
  page: unknown,
  pagination: PaginationDefinition,
  key: PageKey = 0,
): PageKey | undefined {
  if (pagination.style === "single") return undefined;
  if (pagination.style === "token" || pagination.style === "link")
    return (readPointer(page, pagination.next) as string | null) || undefined;
  const more = readPointer(page, pagination.more);
  if (more === false) return undefined;
  if (pagination.style === "page") return (readPointer(page, pagination.current) as number) + 1;
  const items = (readPointer(page, pagination.items) ?? []) as readonly unknown[];
  if (!items.length) return undefined;
  if (pagination.style === "cursor") return readPointer(items.at(-1), pagination.cursor) as PageKey;
  const next = ((readPointer(page, pagination.current) ?? Number(key)) as number) + items.length;
  // `more` takes precedence over a total, which may be outdated.
  const total = more ? undefined : readPointer(page, pagination.total);
  return next >= (total as number) ? undefined : next;
}
