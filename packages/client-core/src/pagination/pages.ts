import { type Checks, checked, recordOf } from "../arguments/checks.ts";
import type { CallOutcome } from "../call/outcome.ts";
import type { Feature } from "../client/service-client.ts";
import type { SeamlineError } from "../errors/seamline-error.ts";
import { type ApiCall, markHandled, pendingCall } from "../pipeline/api-call.ts";
import { envelopeOf } from "./envelope.ts";
import { hasNumbers, isKeyed, type PageKey, pageIn } from "./next-page.ts";
import { type PageSource, walkPages } from "./walk-pages.ts";

/** Options of `pages()`. */
export interface PagesOptions {
  /** Number, offset, token, cursor or URL of the first page. Default: the page in the input. */
  readonly from?: number | string;
}

/** Options of `toArray()`. */
export interface ToArrayOptions {
  /** Maximum number of items. Pages beyond it are not requested. Default: all items. */
  readonly limit?: number;
}

/**
 * A call to a list operation. Awaiting it returns one page. `for await` iterates over the items of all pages, and
 * requests each page when the previous page's items have been consumed. After `break`, no more pages are requested.
 *
 * A page's envelope, not its number of items, determines whether there is another page. A response with a different
 * page than requested throws a `PaginationLoopError`.
 */
export interface PageCall<Page, Item, Responses = unknown>
  extends ApiCall<Page, Responses>,
    AsyncIterable<Item> {
  /**
   * Iterates over the pages.
   *
   * @throws PaginationLoopError, and any error from awaiting the call
   */
  pages(options?: PagesOptions): AsyncIterable<Page>;
  /**
   * Returns the items of all pages in one array.
   *
   * @throws PaginationLoopError, InvalidArgumentError, and any error from awaiting the call
   */
  toArray(options?: ToArrayOptions): Promise<Item[]>;
}

/** Makes list calls return a `PageCall`. */
export const pages: Feature = {
  of({ pagination }) {
    if (!pagination || pagination.style === "link") return undefined;
    const { style } = pagination;
    const pageOf = (query: unknown, key: PageKey) =>
      isKeyed(pagination) ? { ...recordOf(query, "query"), [pagination.parameter]: key } : query;
    return ({ input, send }) =>
      pendingPages({
        keyName: KEY_NAMES[style],
        isNumbered: hasNumbers(style),
        start: pageIn(input, pagination),
        request: (key) =>
          send(({ query }) => ({ query: key === undefined ? query : pageOf(query, key) })).outcome,
        envelopeOf: (success, key) => envelopeOf(success, pagination, key),
      });
  },
};

const KEY_NAMES = {
  page: "a page number",
  offset: "an offset",
  token: "a token",
  cursor: "a cursor",
  single: undefined,
};

const TO_ARRAY: Checks<keyof ToArrayOptions> = {
  limit: [
    (limit) => (limit as number) >= 0 && limit === Math.floor(limit as number),
    "must be a non-negative integer",
  ],
};

/** A list whose first page can be chosen with `from`. */
interface ChosenPages extends PageSource {
  readonly isNumbered: boolean;
  /** Description of a valid `from`, such as `a URL or a query`; `undefined` if the list has only one page. */
  readonly keyName: string | undefined;
}

/** Creates the `PageCall` for a list. */
export function pendingPages(source: ChosenPages): PageCall<unknown, unknown> {
  const { isNumbered, keyName } = source;
  const pagesChecks: Checks<keyof PagesOptions> = {
    from: [
      (from) => (isNumbered ? Number.isInteger(from) : Boolean(keyName && from && typeof from === "string")),
      `must be ${keyName ?? "omitted, because the list has one page"}`,
    ],
  };
  let isOpen = true;
  let chosen: PageKey | undefined;
  let optionsError: SeamlineError | undefined;
  // Wait for a microtask so that `list().pages({ from })` does not also request the first page.
  const first = Promise.resolve().then(() => {
    isOpen = false;
    return optionsError ? ({ error: optionsError } as CallOutcome) : source.request(chosen);
  });
  const call = pendingCall(first);

  /** Invalid options prevent the first request, if it has not been sent. */
  const readOptions = (options: unknown, checks: Checks): PagesOptions & ToArrayOptions => {
    markHandled(call);
    try {
      return checked(options, "options", checks);
    } catch (error) {
      optionsError = error as SeamlineError;
      throw error;
    }
  };
  const read = (unit: "items" | "pages", from?: PageKey): AsyncGenerator<unknown, void> => {
    markHandled(call);
    if (isOpen) chosen = from;
    isOpen = false;
    return walkPages(source, unit, from === chosen ? first : source.request(from), from);
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
