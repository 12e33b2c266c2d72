import type { PaginationDefinition } from "../definition.ts";
import { readPointer } from "../pipeline/decode.ts";
import type { PageKey } from "./walk-pages.ts";

/**
 * Returns the number or the token of the page after `page`, or `undefined` on the last page.
 *
 * @param page body of a page that `walkPages` has yielded, so its envelope is valid
 */
export function nextPageOf(page: unknown, pagination: PaginationDefinition): PageKey | undefined {
  if (pagination.style === "token") return (readPointer(page, pagination.next) as string | null) || undefined;
  const more = readPointer(page, pagination.more);
  return more ? (readPointer(page, pagination.current) as number) + 1 : undefined;
}
