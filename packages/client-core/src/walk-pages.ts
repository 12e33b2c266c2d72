import { type AnsweredCall, type Call, errorOf } from "./call.ts";
import type { PaginationDefinition } from "./definition.ts";
import { PaginationLoopError } from "./errors/pagination-loop-error.ts";
import { dataOf } from "./outcome.ts";
import { envelopeOf, type PageKey } from "./pagination.ts";
import { tell } from "./tell.ts";

/** A list, and the way to ask for one of its pages. */
export interface PageSource {
  readonly pagination: PaginationDefinition;
  /** The page that the input says, where it says one. */
  readonly start: PageKey | undefined;
  /** Asks for a page; without a key, for the one that the input says. */
  readonly ask: (key: PageKey | undefined) => Promise<Call>;
}

/**
 * The items, or the bodies, of the pages from `first` on. Asks for the next page when the consumer does.
 *
 * @param from key of the first page, where it was asked for by one
 */
export async function* walkPages(
  { pagination, start, ask }: PageSource,
  give: "items" | "pages",
  first: Promise<Call>,
  from: PageKey | undefined,
): AsyncGenerator<unknown, void> {
  let expected = from ?? start;
  const asked = new Set([expected]);
  for (let call = await first, page = 1; ; call = await ask(expected), page += 1) {
    const data = dataOf(call);
    const { items, number = expected, next } = envelopeOf(call as AnsweredCall, pagination);
    if (expected !== undefined && number !== expected) {
      throw errorOf(call, PaginationLoopError, `was asked for page ${expected} and gave page ${number}`, {});
    }
    tell(call, "onPage", { page, items: items.length });
    if (give === "items") yield* items;
    else yield data;
    if (next === undefined) return;
    if (asked.has(next)) {
      throw errorOf(call, PaginationLoopError, "leads back to a page that came before", {});
    }
    asked.add(next);
    expected = next;
  }
}
