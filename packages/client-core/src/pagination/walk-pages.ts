import { errorOf } from "../call/call.ts";
import type { CallOutcome, Succeeded } from "../call/outcome.ts";
import type { PaginationDefinition } from "../definition.ts";
import { PaginationLoopError } from "../errors/call-errors.ts";
import { successOf } from "../pipeline/api-call.ts";
import { partOf, readPointer } from "../pipeline/decode.ts";
import { notify } from "../pipeline/notify.ts";

/** A list, and the way to request one of its pages. */
export interface PageSource {
  readonly pagination: PaginationDefinition;
  /** The page that the input names, where it names one. */
  readonly start: PageKey | undefined;
  /** Requests a page; without a key, the one that the input names. */
  readonly request: (key: PageKey | undefined) => Promise<CallOutcome>;
}

/** Longest page token to send back. Servers reject URLs of far fewer characters. */
const MAX_TOKEN_LENGTH = 65_536;

/**
 * Yields the items, or the bodies, of the pages from `first` on. Requests the next page when the consumer asks for its
 * items.
 *
 * @param from key of the first page, if the request has one
 * @throws PaginationLoopError, ApiError, and the errors of the calls
 */
export async function* walkPages(
  { pagination, start, request }: PageSource,
  give: "items" | "pages",
  first: Promise<CallOutcome>,
  from: PageKey | undefined,
): AsyncGenerator<unknown, void> {
  let expected = from ?? start;
  const requested = new Set([expected]);
  let received = 0;
  let idlePages = 0;
  for (let outcome = await first, page = 1; ; outcome = await request(expected), page += 1) {
    const success = successOf(outcome);
    const { call, data } = success;
    const { items, number = expected, total, next } = envelopeOf(success, pagination);
    const fail = (problem: string): Error => errorOf(call, PaginationLoopError, problem, {});
    if (expected !== undefined && number !== expected) {
      throw fail(`requested page ${expected} and got page ${number}`);
    }
    notify(call, "onPage", { page, items: items.length });
    if (give === "items") yield* items;
    else yield data;
    if (next === undefined) return;
    // Pages after the last of `total` items do not count as progress either: a total can be out of date, but only briefly.
    received += items.length;
    idlePages = items.length && received <= total ? 0 : idlePages + 1;
    const { maxEmptyPages } = call.options;
    if (idlePages > maxEmptyPages) {
      throw fail(
        `returned ${idlePages} pages in a row without new items (maxEmptyPages is ${maxEmptyPages})`,
      );
    }
    if (requested.has(next)) throw fail("leads back to a page that came before");
    const { length = 0 } = next as string;
    if (length > MAX_TOKEN_LENGTH) {
      throw fail(`returned a page token of ${length} characters (a URL has room for ${MAX_TOKEN_LENGTH})`);
    }
    requested.add(next);
    expected = next;
  }
}

/** What identifies a page in a request: its number or its token. */
export type PageKey = number | string;

/** What the envelope of a page says. */
interface Envelope {
  readonly items: readonly unknown[];
  /** Number of this page, where pages have numbers. */
  readonly number?: number;
  /** How many items the list has; infinite if the envelope does not say. */
  readonly total: number;
  /** The page to request next; absent in the last. */
  readonly next?: PageKey;
}

/**
 * Reads the envelope of a page as its definition says, without guessing.
 *
 * @throws ApiError when the envelope is not as documented
 */
function envelopeOf(success: Succeeded, pagination: PaginationDefinition): Envelope {
  // Services may leave an empty list out, and the token of the last page.
  const items = partOf(success, pagination.items, "array", []);
  if (pagination.style === "token") {
    partOf(success, "", "object");
    return { items, total: Infinity, next: partOf(success, pagination.next, "string", "") || undefined };
  }
  const more = partOf(success, pagination.more, "boolean");
  const number = partOf(success, pagination.current, "number");
  const total = readPointer(success.data, pagination.total);
  return {
    items,
    number,
    total: typeof total === "number" ? total : Infinity,
    next: more ? number + 1 : undefined,
  };
}
