import type { Outcome } from "./call.ts";
import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";
import type { PageCall, PagesOptions, ToArrayOptions } from "./page-call.ts";
import { checkPageKey, type PageKey } from "./pagination.ts";
import { markHandled, PendingCall } from "./pending-call.ts";
import { recordOf } from "./record.ts";
import { type PageSource, walkItems, walkPages } from "./walk-pages.ts";

/** The `PageCall` that the resource tree gives back. */
export class PendingPages extends PendingCall implements PageCall<unknown, unknown> {
  readonly #source: PageSource;
  readonly #first: Promise<Outcome>;
  /** Key of the first page, as long as it can still be chosen. */
  readonly #choice: { key?: PageKey; open: boolean };

  constructor(source: PageSource) {
    const choice: { key?: PageKey; open: boolean } = { open: true };
    // One microtask later, so that `list().pages({ from })` does not ask for a page that nobody reads.
    const first = Promise.resolve().then(() => {
      choice.open = false;
      return source.ask(choice.key);
    });
    super(first);
    this.#source = source;
    this.#first = first;
    this.#choice = choice;
  }

  [Symbol.asyncIterator](): AsyncGenerator<unknown, void> {
    markHandled(this);
    return walkItems(this.#source, this.#first);
  }

  pages(options?: PagesOptions): AsyncGenerator<unknown, void> {
    markHandled(this);
    recordOf(options, "options", ["from"]);
    return walkPages(this.#source, this.#pageAt(options?.from));
  }

  async toArray(options?: ToArrayOptions): Promise<unknown[]> {
    markHandled(this);
    recordOf(options, "options", ["limit"]);
    const { limit = Infinity } = options ?? {};
    if (!(limit >= 0))
      throw new InvalidArgumentError("options.limit", "must be a number that is not negative");
    const items: unknown[] = [];
    if (limit === 0) return items;
    for await (const item of walkItems(this.#source, this.#first)) {
      if (items.push(item) >= limit) break;
    }
    return items;
  }

  #pageAt(key: PageKey | undefined): Promise<Outcome> {
    if (key === undefined) return this.#first;
    checkPageKey(key, this.#source.pagination);
    if (!this.#choice.open) return this.#source.ask(key);
    this.#choice.key = key;
    return this.#first;
  }
}
