import type { AnsweredCall } from "./call.ts";
import type { PaginationDefinition } from "./definition.ts";
import { partOf } from "./documented-part.ts";

/** What identifies a page in a request: its number or its token. */
export type PageKey = number | string;

/** What a page says of itself. */
export interface Envelope {
  readonly items: readonly unknown[];
  /** Number of this page, where pages have numbers. */
  readonly number?: number;
  /** The page to ask for next; absent in the last. */
  readonly next?: PageKey;
}

/**
 * Reads the envelope of a page as its definition says, and guesses nothing.
 *
 * @throws ApiError when the envelope is not as documented
 */
export function envelopeOf(call: AnsweredCall, pagination: PaginationDefinition): Envelope {
  // Services may leave an empty list out, and the token of the last page.
  const items = partOf(call, pagination.items, "array", []);
  if (pagination.style === "token") {
    partOf(call, "", "object");
    return { items, next: partOf(call, pagination.next, "string", "") || undefined };
  }
  const more = partOf(call, pagination.more, "boolean");
  const number = partOf(call, pagination.current, "number");
  return { items, number, next: more ? number + 1 : undefined };
}
