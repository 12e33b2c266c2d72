import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";
import type { PageCall, PagesOptions, ToArrayOptions } from "./page-call.ts";
import type { PageKey } from "./pagination.ts";
import { markHandled, pendingCall } from "./pending-call.ts";
import { recordOf } from "./record.ts";
import { type PageSource, walkPages } from "./walk-pages.ts";

/** The `PageCall` that the resource tree gives back. */
export function pendingPages(source: PageSource): PageCall<unknown, unknown> {
  const isNumbered = source.pagination.style === "page";
  let isOpen = true;
  let chosen: PageKey | undefined;
  // One microtask later, so that `list().pages({ from })` does not ask for a page that nobody reads.
  const first = Promise.resolve().then(() => {
    isOpen = false;
    return source.ask(chosen);
  });
  const call = pendingCall(first);

  const read = (give: "items" | "pages", options?: PagesOptions): AsyncGenerator<unknown, void> => {
    markHandled(call);
    const { from }: PagesOptions = recordOf(options, "options", ["from"]);
    if (from !== undefined && !(isNumbered ? Number.isInteger(from) : from && typeof from === "string")) {
      throw new InvalidArgumentError("options.from", `must be a ${isNumbered ? "page number" : "token"}`);
    }
    if (isOpen) chosen = from;
    isOpen = false;
    return walkPages(source, give, from === chosen ? first : source.ask(from), from);
  };

  return Object.assign(call, {
    [Symbol.asyncIterator]: () => read("items"),
    pages: (options?: PagesOptions) => read("pages", options),
    toArray: async (options?: ToArrayOptions) => {
      const all = read("items");
      const { limit = Infinity }: ToArrayOptions = recordOf(options, "options", ["limit"]);
      if (!(limit >= 0 && limit === Math.floor(limit))) {
        throw new InvalidArgumentError("options.limit", "must be a whole number that is not negative");
      }
      const items: unknown[] = [];
      if (limit > 0) for await (const item of all) if (items.push(item) >= limit) break;
      return items;
    },
  });
}
