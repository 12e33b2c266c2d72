import { callError } from "../call/call.ts";
import type { CallOutcome, Succeeded } from "../call/outcome.ts";
import type { PaginationDefinition } from "../definition.ts";
import { PaginationLoopError } from "../errors/call-errors.ts";
import { successOf } from "../pipeline/api-call.ts";
import { partOf, readPointer } from "../pipeline/decode.ts";
import { notify } from "../pipeline/notify.ts";

/** A list, and a function that requests its pages. */
export interface PageSource {
  readonly pagination: PaginationDefinition;
  /** Page in the caller's input, if any. */
  readonly start: PageKey | undefined;
  /** Requests a page. Without a key, requests the page in the caller's input. */
  readonly request: (key: PageKey | undefined) => Promise<CallOutcome>;
}

/** Maximum length of a page token. Servers reject much shorter URLs. */
const MAX_TOKEN_LENGTH = 65_536;

/**
 * Yields the items or the bodies of the pages, starting with `first`. Requests the next page when the consumer asks for
 * its items.
 *
 * @param from key of the first page, if its request has one
 * @throws PaginationLoopError, ApiError, and any error of a page request
 */
export async function* walkPages(
  { pagination, start, request }: PageSource,
  unit: "items" | "pages",
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
    const fail = (problem: string): Error => callError(call, PaginationLoopError, problem, {});
    if (expected !== undefined && number !== expected) {
      throw fail(`requested page ${expected} but received page ${number}`);
    }
    notify(call, "onPage", { page, items: items.length });
    if (unit === "items") yield* items;
    else yield data;
    if (next === undefined) return;
    // Pages beyond the first `total` items are not progress either. A total can be outdated, but not for long.
    received += items.length;
    idlePages = items.length && received <= total ? 0 : idlePages + 1;
    const { maxEmptyPages } = call.options;
    if (idlePages > maxEmptyPages) {
      throw fail(
        `returned ${idlePages} pages in a row without new items (maxEmptyPages is ${maxEmptyPages})`,
      );
    }
    if (requested.has(next)) throw fail("links to a page that was already requested");
    const { length = 0 } = next as string;
    if (length > MAX_TOKEN_LENGTH) {
      throw fail(`returned a page token of ${length} characters (maximum: ${MAX_TOKEN_LENGTH})`);
    }
    requested.add(next);
    expected = next;
  }
}

/** Identifies a page in a request: its number or token. */
export type PageKey = number | string;

interface Envelope {
  readonly items: readonly unknown[];
  /** Number of this page, in a list with page numbers. */
  readonly number?: number;
  /** Number of items in the whole list; infinite if unknown. */
  readonly total: number;
  /** Key of the next page; absent on the last page. */
  readonly next?: PageKey;
}

/**
 * Reads the envelope of a page by its definition, without guessing.
 *
 * @throws ApiError if the envelope does not match the document
 */
function envelopeOf(success: Succeeded, pagination: PaginationDefinition): Envelope {
  // Services may omit an empty list and the token on the last page.
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
