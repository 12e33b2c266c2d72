import { type Checks, checked } from "../arguments/checks.ts";
import type { CallOutcome } from "../call/outcome.ts";
import type { Feature } from "../client/service-client.ts";
import type { PaginationDefinition } from "../definition.ts";
import type { SeamlineError } from "../errors/seamline-error.ts";
import { type ApiCall, markHandled, pendingCall } from "../pipeline/api-call.ts";
import { type PageKey, type PageSource, walkPages } from "./walk-pages.ts";

/** Options of `pages()`. */
export interface PagesOptions {
  /** Page number (page style) or token (token style) of the first page. Default: what the input says. */
  readonly from?: number | string;
}

/** Options of `toArray()`. */
export interface ToArrayOptions {
  /** Most items to give; no further page is requested. Default: all. */
  readonly limit?: number;
}

/**
 * A call that lists. Awaiting it gives one page; `for await` gives the items of all pages, requesting the next
 * page when the items of the last are used up. After `break` no page is requested.
 *
 * The envelope alone says whether there is another page, never the length of a page. A page other than the requested
 * one is a `PaginationLoopError`.
 */
export interface PageCall<Page, Item, Responses = unknown>
  extends ApiCall<Page, Responses>,
    AsyncIterable<Item> {
  /**
   * Page by page.
   *
   * @throws PaginationLoopError, and what awaiting the call throws
   */
  pages(options?: PagesOptions): AsyncIterable<Page>;
  /**
   * The items of all pages in one array.
   *
   * @throws PaginationLoopError, InvalidArgumentError, and what awaiting the call throws
   */
  toArray(options?: ToArrayOptions): Promise<Item[]>;
}

/** Lists give back a `PageCall`. */
export const pages: Feature = {
  of({ pagination }) {
    if (!pagination) return undefined;
    const { parameter } = pagination;
    const pageOf = (key: PageKey | undefined) => (key === undefined ? undefined : { [parameter]: key });
    return ({ input, send }) =>
      pendingPages({
        pagination,
        start: pageIn(input, pagination),
        request: (key) => send(pageOf(key)).outcome,
      });
  },
};

/** The page that an input names, where it names one. A number may be text. */
function pageIn(input: unknown, { parameter, style }: PaginationDefinition): PageKey | undefined {
  const page = (input as { query?: Record<string, unknown> } | undefined)?.query?.[parameter];
  if (page === "" || !/^(number|string)$/.test(typeof page)) return undefined;
  return style === "page" ? Number(page) : `${page}`;
}

const TO_ARRAY: Checks<keyof ToArrayOptions> = {
  limit: [
    (limit) => (limit as number) >= 0 && limit === Math.floor(limit as number),
    "must be a whole number that is not negative",
  ],
};

/** The `PageCall` that the resource tree gives back. */
function pendingPages(source: PageSource): PageCall<unknown, unknown> {
  const isNumbered = source.pagination.style === "page";
  const pagesChecks: Checks<keyof PagesOptions> = {
    from: [
      (from) => (isNumbered ? Number.isInteger(from) : Boolean(from && typeof from === "string")),
      `must be a ${isNumbered ? "page number" : "token"}`,
    ],
  };
  let isOpen = true;
  let chosen: PageKey | undefined;
  let optionsError: SeamlineError | undefined;
  // One microtask later, so that `list().pages({ from })` does not request the first page, too.
  const first = Promise.resolve().then(() => {
    isOpen = false;
    return optionsError ? ({ error: optionsError } as CallOutcome) : source.request(chosen);
  });
  const call = pendingCall(first);

  /** After wrong options no page is requested, unless one has been already. */
  const readOptions = (options: unknown, checks: Checks): PagesOptions & ToArrayOptions => {
    markHandled(call);
    try {
      return checked(options, "options", checks);
    } catch (error) {
      optionsError = error as SeamlineError;
      throw error;
    }
  };
  const read = (give: "items" | "pages", from?: PageKey): AsyncGenerator<unknown, void> => {
    markHandled(call);
    if (isOpen) chosen = from;
    isOpen = false;
    return walkPages(source, give, from === chosen ? first : source.request(from), from);
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
