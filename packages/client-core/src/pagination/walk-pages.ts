import type { CallOutcome, Succeeded } from "../call/outcome.ts";
import { successOf } from "../pipeline/api-call.ts";
import { notify } from "../pipeline/notify.ts";
import type { Envelope } from "./envelope.ts";
import { checkNext, checkReceived, type Progress } from "./loop-detection.ts";
import type { PageKey } from "./next-page.ts";

/** A list, and functions that request and read its pages. */
export interface PageSource {
  /** Page in the caller's input, if any. */
  readonly start: PageKey | undefined;
  /** Requests a page. Without a key, requests the page in the caller's input. */
  readonly request: (key: PageKey | undefined) => Promise<CallOutcome>;
  /** @throws ApiError if the page does not match the document */
  readonly envelopeOf: (success: Succeeded, key: PageKey | undefined) => Envelope;
}

/**
 * Yields the items or the bodies of the pages, starting with `first`. Requests the next page when the consumer asks for
 * its items.
 *
 * @param from key of the first page, if its request contains one
 * @throws PaginationLoopError, ApiError, and any error from a page request
 */
export async function* walkPages(
  { start, request, envelopeOf }: PageSource,
  unit: "items" | "pages",
  first: Promise<CallOutcome>,
  from: PageKey | undefined,
): AsyncGenerator<unknown, void> {
  let key = from ?? start;
  const progress: Progress = { requested: new Set([key]), received: 0, idlePages: 0 };
  for (let outcome = await first, page = 1; ; outcome = await request(key), page += 1) {
    const success = successOf(outcome);
    const { call, data } = success;
    const envelope = envelopeOf(success, key);
    const { items, next } = envelope;
    checkReceived(call, envelope, key, progress);
    notify(call, "onPage", { page, items: items.length });
    if (unit === "items") yield* items;
    else yield data;
    if (next === undefined) return;
    checkNext(call, envelope, next, progress);
    key = next;
  }
}
