import { type Call, callError } from "../call/call.ts";
import { PaginationLoopError } from "../errors/call-errors.ts";
import type { Envelope } from "./envelope.ts";
import type { PageKey } from "./next-page.ts";

/** Maximum length of a page token. Servers reject much shorter URLs. */
const MAX_TOKEN_LENGTH = 65_536;

/** What an iteration over pages has requested and received so far. */
export interface Progress {
  readonly requested: Set<PageKey | undefined>;
  /** Number of items. */
  received: number;
  /** Number of consecutive pages without new items. */
  idlePages: number;
  /** Fingerprint of the last page. */
  fingerprint?: string | undefined;
}

/** @throws PaginationLoopError if the service returned a different page than requested */
export function checkReceived(
  call: Call,
  { items, number, fingerprint }: Envelope,
  expected: PageKey | undefined,
  progress: Progress,
): void {
  if (expected !== undefined && number !== undefined && number !== expected) {
    throw loopError(call, `requested page ${expected} but received page ${number}`);
  }
  // A service that ignores the offset returns the first page forever.
  if (items.length && fingerprint && fingerprint === progress.fingerprint) {
    throw loopError(call, "returned the same page again");
  }
  progress.fingerprint = fingerprint;
}

/** @throws PaginationLoopError if the next page makes no progress */
export function checkNext(
  call: Call,
  { items, total = Infinity }: Envelope,
  next: PageKey,
  progress: Progress,
): void {
  // Pages after the first `total` items are not progress either. A total can be outdated, but only for a few pages.
  progress.received += items.length;
  progress.idlePages = items.length && progress.received <= total ? 0 : progress.idlePages + 1;
  const { idlePages, requested } = progress;
  const { maxEmptyPages } = call.options;
  if (idlePages > maxEmptyPages) {
    throw loopError(
      call,
      `returned ${idlePages} pages in a row without new items (maxEmptyPages is ${maxEmptyPages})`,
    );
  }
  if (requested.has(next)) throw loopError(call, "links to a page that was already requested");
  const { length = 0 } = next as string;
  if (length > MAX_TOKEN_LENGTH) {
    throw loopError(call, `returned a page token of ${length} characters (maximum: ${MAX_TOKEN_LENGTH})`);
  }
  requested.add(next);
}

function loopError(call: Call, problem: string): PaginationLoopError {
  return callError(call, PaginationLoopError, problem, {});
}
