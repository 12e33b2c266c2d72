import type { AnsweredCall } from "./call.ts";
import { answerError } from "./decode.ts";
import type { PaginationDefinition } from "./definition.ts";
import { readPointer } from "./json-pointer.ts";

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
  const read = <T>(pointer: string, type: string, absent?: T): T => {
    const value = readPointer(call.data, pointer) ?? absent;
    if ((Array.isArray(value) ? "array" : typeof value) === type) return value as T;
    throw answerError(call, `a page that is not as documented at ${pointer}`);
  };
  // Services may leave an empty list out, and the token of the last page.
  const items = read<unknown[]>(pagination.items, "array", []);
  if (pagination.style === "token") {
    read("", "object");
    return { items, next: read(pagination.next, "string", "") || undefined };
  }
  const more = read<boolean>(pagination.more, "boolean");
  const number = read<number>(pagination.current, "number");
  return { items, number, next: more ? number + 1 : undefined };
}
