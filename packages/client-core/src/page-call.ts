import type { ApiCall } from "./api-call.ts";

/** Where to start. */
export interface PagesOptions {
  /** Page number (page style) or token (token style) of the first page. Default: what the input says. */
  readonly from?: number | string;
}

/** When to stop. */
export interface ToArrayOptions {
  /** Most items to give; no page beyond them is asked for. Default: all. */
  readonly limit?: number;
}

/**
 * A call that lists. Awaiting it gives one page; `for await` gives the items of all pages, asking for the next
 * page when the items of the last are used up. `break` stops asking.
 *
 * Whether there is another page is the envelope's word, never the length of a page. A page that is not the one asked
 * for is a `PaginationLoopError`.
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
