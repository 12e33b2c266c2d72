import type { Pagination } from "@seamline/openapi/document";
import { valueAt } from "@seamline/openapi/json-pointer";
import { Store } from "@seamline/ui/state/store";
import { view } from "../contract/calls.ts";
import type { Item } from "../contract/item-identity.ts";
import type { PageCaller } from "../protocol.ts";

/** A list operation of a service. */
export interface ListedCall {
  readonly service: string;
  /** The caller, for lists whose items depend on it. */
  readonly caller?: PageCaller;
  /** Returns the path and query of the request for a page. */
  readonly target: (parameters: Readonly<Record<string, string>>) => string;
  readonly pagination?: Pagination & { readonly total?: string };
  /** The query parameter for the page size, and its maximum value. */
  readonly pageSize?: { readonly name: string; readonly most: number };
}

export interface LoadedItems {
  readonly items: ReadonlyMap<number, Item>;
  /** Known number of items. */
  readonly count: number;
  /** True if there are more items, whose number is unknown. */
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly problem?: string;
}

const NOTHING: LoadedItems = { items: new Map(), count: 0, hasMore: false, isLoading: true };

const DEFAULT_PAGE = 100;

/** Maximum number of items to keep in memory, for lists with page numbers. */
const MAX_ITEMS = 4_000;

/**
 * Loads the pages of a list as they scroll into view. In lists with page numbers, any page can be loaded. In lists with
 * page tokens, pages are loaded in order, because each page contains the token for the next one.
 */
export class ItemPages {
  readonly loaded: Store<LoadedItems> = new Store(NOTHING);
  readonly #call: ListedCall;
  #range: readonly [from: number, to: number] = [0, 1];
  /** Page tokens by page index. The first page does not need one. */
  #tokens: (string | undefined)[] = [undefined];
  #fresh = new Set<number>();
  #isRunning = false;
  #isStale = false;

  constructor(call: ListedCall) {
    this.#call = call;
  }

  /** Loads the visible rows, unless they have already been loaded. */
  show(from: number, to: number): void {
    this.#range = [from, to];
    void this.#run();
  }

  /** Reloads the visible rows. Rows that are already loaded stay visible in the meantime. */
  reload(): void {
    this.#isStale = true;
    void this.#run();
  }

  get #pageLength(): number {
    return this.#call.pageSize ? Math.min(DEFAULT_PAGE, this.#call.pageSize.most) : DEFAULT_PAGE;
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      for (let page = this.#nextPage(); page !== undefined; page = this.#nextPage()) await this.#load(page);
    } catch (error) {
      this.loaded.set({ ...this.loaded.value, isLoading: false, problem: (error as Error).message });
    } finally {
      this.#isRunning = false;
    }
  }

  /** Returns the next page to load. It is either visible or precedes a visible page. */
  #nextPage(): number | undefined {
    if (this.#isStale) {
      this.#isStale = false;
      this.#fresh = new Set();
      this.#tokens = [undefined];
    }
    return this.#call.pagination?.style === "page" ? this.#nextNumberedPage() : this.#nextTokenPage();
  }

  #nextNumberedPage(): number | undefined {
    const [from, to] = this.#range;
    const { count } = this.loaded.value;
    const last = Math.floor(Math.max(0, to - 1) / this.#pageLength);
    for (let page = Math.floor(from / this.#pageLength); page <= last; page += 1) {
      const isBeyond = this.#fresh.size > 0 && page * this.#pageLength >= count;
      if (!this.#fresh.has(page) && !isBeyond) return page;
    }
    return undefined;
  }

  /** Each token leads only to the next page, so all pages before the visible ones must be loaded first. */
  #nextTokenPage(): number | undefined {
    const page = this.#fresh.size;
    const isKnown = page === 0 || this.#tokens[page] !== undefined;
    const isNeeded = page === 0 || this.#startOf(page) < this.#range[1];
    return isKnown && isNeeded ? page : undefined;
  }

  async #load(page: number): Promise<void> {
    const fresh = this.#fresh;
    const body = await view(
      this.#call.service,
      this.#call.target(this.#parametersOf(page)),
      this.#call.caller,
    );
    // Ignore a page that was requested before the list was reloaded.
    if (fresh !== this.#fresh || this.#isStale) return;
    fresh.add(page);
    const { pagination } = this.#call;
    const items = (pagination ? valueAt(body as object, pagination.items) : firstList(body)) as
      | Item[]
      | undefined;
    const next = pagination?.style === "token" ? valueAt(body as object, pagination.next) : undefined;
    if (typeof next === "string" && next !== "") this.#tokens[page + 1] = next;
    this.#keep(page, items ?? [], body, typeof next === "string" && next !== "");
  }

  #parametersOf(page: number): Record<string, string> {
    const { pagination, pageSize } = this.#call;
    const size = pageSize && { [pageSize.name]: String(this.#pageLength) };
    const token = this.#tokens[page];
    if (pagination?.style === "page") return { ...size, [pagination.parameter]: String(page + 1) };
    return {
      ...size,
      ...(pagination?.style === "token" && token !== undefined && { [pagination.parameter]: token }),
    };
  }

  #keep(page: number, items: readonly Item[], body: unknown, hasNext: boolean): void {
    const start = this.#startOf(page);
    const all = new Map(this.loaded.value.items);
    for (const [index, item] of items.entries()) all.set(start + index, item);
    const total = this.#totalOf(body);
    const end = start + items.length;
    const count = total ?? (hasNext ? Math.max(end, this.loaded.value.count) : end);
    for (const index of all.keys()) if (index >= count) all.delete(index);
    this.#forgetFar(all);
    this.loaded.set({ items: all, count, hasMore: total === undefined && hasNext, isLoading: false });
    this.#lengths[page] = items.length;
  }

  /**
   * Removes pages that are far away from the visible rows, to limit memory usage. Pages with tokens are kept, because
   * they cannot be loaded again individually.
   */
  #forgetFar(items: Map<number, Item>): void {
    if (items.size <= MAX_ITEMS || this.#call.pagination?.style !== "page") return;
    const [from, to] = this.#range;
    const isNear = (index: number): boolean => index > from - MAX_ITEMS / 4 && index < to + MAX_ITEMS / 4;
    for (const index of items.keys()) {
      if (isNear(index)) continue;
      items.delete(index);
      this.#fresh.delete(Math.floor(index / this.#pageLength));
    }
  }

  /** Lengths of the loaded pages. In lists with page tokens, a page can be shorter than requested. */
  readonly #lengths: number[] = [];

  #startOf(page: number): number {
    if (this.#call.pagination?.style === "page") return page * this.#pageLength;
    return this.#lengths.slice(0, page).reduce((sum, length) => sum + length, 0);
  }

  #totalOf(body: unknown): number | undefined {
    const pointer = this.#call.pagination?.total;
    const total = pointer === undefined ? undefined : valueAt(body as object, pointer);
    return typeof total === "number" ? total : undefined;
  }
}

/** Returns the items in a response without pagination, which contains a single array. */
function firstList(body: unknown): unknown {
  if (Array.isArray(body)) return body;
  return Object.values(Object(body)).find((value) => Array.isArray(value)) ?? [];
}
