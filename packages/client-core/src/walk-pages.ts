import { type CallTarget, type Exchange, nameOf, type Outcome } from "./call.ts";
import { unreadable } from "./decode.ts";
import type { PaginationDefinition } from "./definition.ts";
import { PaginationLoopError } from "./errors/pagination-loop-error.ts";
import { type Envelope, type PageKey, readEnvelope } from "./pagination.ts";

/** A list, and the way to ask for one of its pages. */
export interface PageSource {
  readonly target: CallTarget;
  readonly pagination: PaginationDefinition;
  /** Asks for a page; without a key, for the one that the input says. */
  readonly ask: (key: PageKey | undefined) => Promise<Outcome>;
}

interface Page extends Envelope {
  readonly data: unknown;
}

/** The bodies of the pages from `first` on. Asks for the next one when the consumer does. */
export async function* walkPages(source: PageSource, first: Promise<Outcome>): AsyncGenerator<unknown, void> {
  for await (const { data } of walk(source, first)) yield data;
}

/** The items of the pages from `first` on. */
export async function* walkItems(source: PageSource, first: Promise<Outcome>): AsyncGenerator<unknown, void> {
  for await (const { items } of walk(source, first)) yield* items;
}

async function* walk(source: PageSource, first: Promise<Outcome>): AsyncGenerator<Page, void> {
  const asked = new Set<PageKey>();
  let expected: PageKey | undefined;
  for (let outcome = await first; ; outcome = await source.ask(expected)) {
    const page = pageOf(outcome, source);
    if (expected !== undefined && page.number !== undefined && page.number !== expected) {
      throw loopError(source, asked.size, `page ${expected} was asked for and page ${page.number} came`);
    }
    yield page;
    expected = page.next;
    if (expected === undefined) return;
    if (asked.has(expected)) throw loopError(source, asked.size, "a page leads back to one that came before");
    asked.add(expected);
  }
}

/** @throws the outcome's error, ApiError when the envelope is not what the document says */
function pageOf({ data, error, exchange }: Outcome, { target, pagination }: PageSource): Page {
  if (error) throw error;
  const envelope = readEnvelope(data, pagination);
  if (typeof envelope !== "string") return { data, ...envelope };
  throw unreadable(exchange as Exchange, target, `a page that is not as documented at ${envelope}`);
}

function loopError({ target }: PageSource, pages: number, problem: string): PaginationLoopError {
  return new PaginationLoopError(`${nameOf(target)}, after ${pages} pages: ${problem}`, target);
}
