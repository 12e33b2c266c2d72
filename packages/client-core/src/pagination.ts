import type { PaginationDefinition } from "./definition.ts";
import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";
import { readPointer } from "./json-pointer.ts";

/** What identifies a page in a request: its number or its token. */
export type PageKey = number | string;

/** What a page says of itself. */
export interface Envelope {
  readonly items: readonly unknown[];
  /** Number of this page, where pages have numbers. */
  readonly number?: unknown;
  /** The page to ask for next; absent in the last. */
  readonly next?: PageKey;
}

/**
 * Reads the envelope of a page as its definition says, and guesses nothing.
 *
 * @returns the pointer that leads to something else than it should, where there is one
 */
export function readEnvelope(page: unknown, pagination: PaginationDefinition): Envelope | string {
  // Services may leave an empty list out, and the token of the last page.
  const items = readPointer(page, pagination.items) ?? [];
  if (!Array.isArray(items)) return pagination.items;
  if (pagination.style === "token") {
    const next = readPointer(page, pagination.next) ?? "";
    return typeof next === "string" ? { items, next: next || undefined } : pagination.next;
  }
  const more = readPointer(page, pagination.more);
  if (typeof more !== "boolean") return pagination.more;
  const number = readPointer(page, pagination.current);
  if (typeof number !== "number") return pagination.current;
  return { items, number, next: more ? number + 1 : undefined };
}

/** @throws InvalidArgumentError when `from` cannot identify a page of this list */
export function checkPageKey(from: unknown, { style }: PaginationDefinition): void {
  if (style === "page" ? Number.isInteger(from) : typeof from === "string" && from) return;
  throw new InvalidArgumentError(
    "options.from",
    style === "page" ? "must be a page number" : "must be a token",
  );
}
