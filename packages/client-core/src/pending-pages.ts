import type { Call } from "./call.ts";
import { type Checks, checked } from "./checked.ts";
import type { SeamlineError } from "./errors/seamline-error.ts";
import type { PageCall, PagesOptions, ToArrayOptions } from "./page-call.ts";
import type { PageKey } from "./pagination.ts";
import { markHandled, pendingCall } from "./pending-call.ts";
import { type PageSource, walkPages } from "./walk-pages.ts";

const TO_ARRAY: Checks<keyof ToArrayOptions> = {
  limit: [
    (limit) => (limit as number) >= 0 && limit === Math.floor(limit as number),
    "must be a whole number that is not negative",
  ],
};

/** The `PageCall` that the resource tree gives back. */
export function pendingPages(source: PageSource): PageCall<unknown, unknown> {
  const isNumbered = source.pagination.style === "page";
  const pagesChecks: Checks<keyof PagesOptions> = {
    from: [
      (from) => (isNumbered ? Number.isInteger(from) : Boolean(from && typeof from === "string")),
      `must be a ${isNumbered ? "page number" : "token"}`,
    ],
  };
  let isOpen = true;
  let chosen: PageKey | undefined;
  let refused: SeamlineError | undefined;
  // One microtask later, so that `list().pages({ from })` does not ask for a page that nobody reads.
  const first = Promise.resolve().then(() => {
    isOpen = false;
    return refused ? ({ error: refused } as Call) : source.ask(chosen);
  });
  const call = pendingCall(first);

  /** Where options are wrong and nothing has been asked for, nothing is. */
  const readOptions = (options: unknown, checks: Checks): PagesOptions & ToArrayOptions => {
    markHandled(call);
    try {
      return checked(options, "options", checks);
    } catch (error) {
      refused = error as SeamlineError;
      throw error;
    }
  };
  const read = (give: "items" | "pages", from?: PageKey): AsyncGenerator<unknown, void> => {
    markHandled(call);
    if (isOpen) chosen = from;
    isOpen = false;
    return walkPages(source, give, from === chosen ? first : source.ask(from), from);
  };

  return Object.assign(call, {
    [Symbol.asyncIterator]: () => read("items"),
    pages: (options?: PagesOptions) => read("pages", readOptions(options, pagesChecks).from),
    toArray: async (options?: ToArrayOptions) => {
      const { limit = Infinity } = readOptions(options, TO_ARRAY);
      const all = read("items");
      const items: unknown[] = [];
      if (limit > 0) for await (const item of all) if (items.push(item) >= limit) break;
      return items;
    },
  });
}
