import type { ContractOperation } from "@seamline/openapi/contract-operation";
import { valueAt } from "@seamline/openapi/json-pointer";
import { itemId, type PathValues } from "../contract/item-identity.ts";
import type { Resource } from "../contract/resources.ts";
import { isSuccess, type Received } from "../traffic/call.ts";
import type { Session } from "./session.ts";

/** Maximum number of pages in one walk. */
const MAX_PAGES = 12;
/** Maximum number of pages without a new item. */
const MAX_STALE_PAGES = 3;
const SIZE = /^(?:page_?size|per_?page|limit|max_?results|size)$/i;

/** Items of a list, read page by page. */
export interface Listing {
  /** Identifiers of the items, or the items as JSON. */
  readonly ids: readonly string[];
  readonly items: readonly unknown[];
  /** False if the list has more pages than a walk reads. */
  readonly isComplete: boolean;
  readonly responses: readonly Received[];
}

export interface Page {
  readonly received: Received;
  readonly items: readonly unknown[];
  /** Value of the pagination parameter for the next page, if there is one. */
  readonly next: string | undefined;
}

/** Returns the smallest documented page size of a list, with the name of its parameter. */
export function smallestPage({ parameters }: ContractOperation): { name: string; size: number } | undefined {
  const found = parameters.find((each) => each.in === "query" && SIZE.test(each.name));
  if (found === undefined || ![found.schema.type].flat().includes("integer")) return undefined;
  return { name: found.name, size: Math.max(1, Number(found.schema.minimum ?? 1)) };
}

/** Reads a list's pages, and checks that no item is repeated and that the list ends. */
export async function walkPages(
  session: Session,
  resource: Resource | undefined,
  list: ContractOperation,
  path: PathValues,
  size?: { readonly name: string; readonly size: number },
): Promise<Listing> {
  const walk = new Walk(session, resource, list, size?.size);
  const given: [string, string][] = size === undefined ? [] : [[size.name, String(size.size)]];
  let token: string | undefined;
  do {
    const query: [string, string][] = [...given];
    if (token !== undefined && list.pagination?.parameter) query.push([list.pagination.parameter, token]);
    const received = await session.send({ operation: list, path, query });
    if (!isSuccess(received)) return walk.fail(received, token);
    token = walk.add(readPage(list, received), token);
  } while (token !== undefined && walk.mayContinue);
  return walk.end(token === undefined && canFollow(list.pagination));
}

/** Reads the items and the key of the next page from a response. */
export function readPage({ pagination }: ContractOperation, received: Received): Page {
  const items =
    pagination === undefined ? firstList(received.body) : valueAt(received.body, pagination.items);
  return { received, items: Array.isArray(items) ? items : [], next: nextOf(pagination, received.body) };
}

function nextOf(pagination: ContractOperation["pagination"], body: unknown): string | undefined {
  if (pagination === undefined || pagination.style === "single") return undefined;
  if (pagination.style === "token") {
    const next = valueAt(body, pagination.next);
    return typeof next === "string" && next !== "" ? next : undefined;
  }
  if (!canFollow(pagination)) return undefined;
  const current = Number(valueAt(body, pagination.current));
  return valueAt(body, pagination.more) === true ? String(current + 1) : undefined;
}

/** Returns whether a walk can request further pages. If not, the walk reads only the first page. */
function canFollow(pagination: ContractOperation["pagination"]): boolean {
  return pagination === undefined || ["page", "token", "single"].includes(pagination.style);
}

function firstList(body: unknown): unknown {
  if (Array.isArray(body)) return body;
  return typeof body === "object" && body !== null ? Object.values(body).find(Array.isArray) : undefined;
}

class Walk {
  readonly #session: Session;
  readonly #resource: Resource | undefined;
  readonly #list: ContractOperation;
  readonly #size: number | undefined;
  /** Identifiers in list order. A page may repeat an identifier. */
  readonly #ids: string[] = [];
  readonly #seen = new Set<string>();
  readonly #items: unknown[] = [];
  readonly #responses: Received[] = [];
  readonly #tokens = new Set<string>();
  #stalePages = 0;

  constructor(
    session: Session,
    resource: Resource | undefined,
    list: ContractOperation,
    size: number | undefined,
  ) {
    this.#session = session;
    this.#resource = resource;
    this.#list = list;
    this.#size = size;
  }

  get mayContinue(): boolean {
    return this.#responses.length < MAX_PAGES && this.#stalePages < MAX_STALE_PAGES;
  }

  /** Adds a page and returns the token of the next page. Stops after a breach. */
  add({ received, items, next }: Page, sent: string | undefined): string | undefined {
    this.#responses.push(received);
    const ids = items.map((each) => this.#idOf(each));
    const fresh = ids.filter((id) => !this.#seen.has(id));
    const isRepeated = fresh.length < ids.length;
    for (const id of fresh) this.#ids.push(id);
    for (const id of fresh) this.#seen.add(id);
    for (const item of items) this.#items.push(item);
    this.#stalePages = fresh.length === 0 ? this.#stalePages + 1 : 0;
    if (this.#size !== undefined && items.length > this.#size)
      return this.#breach(`at most ${this.#size} items on a page`, `${items.length} items`);
    this.#checkCurrentPage(received, sent);
    if (isRepeated) return this.#breach("every item on one page", "an item on two pages");
    if (next !== undefined && this.#tokens.has(next))
      return this.#breach("a token that leads to the next page", "a token from an earlier page");
    if (this.#stalePages >= MAX_STALE_PAGES)
      return this.#breach("the end of the list", `${MAX_STALE_PAGES} pages without a new item`);
    if (next !== undefined) this.#tokens.add(next);
    return next;
  }

  /** Ends the walk at a response without a page. This is a breach if the request had a token from the service. */
  fail(failed: Received, token: string | undefined): Listing {
    this.#responses.push(failed);
    if (token !== undefined) this.#breach("the next page", `status ${failed.status}`);
    return this.end(false);
  }

  end(isComplete: boolean): Listing {
    if (isComplete) this.#checkTotal();
    return { ids: this.#ids, items: this.#items, isComplete, responses: this.#responses };
  }

  /** Checks the number of the current page, if the envelope contains it. */
  #checkCurrentPage({ body }: Received, sent: string | undefined): void {
    const { pagination } = this.#list;
    if (pagination?.style !== "page") return;
    const current = valueAt(body, pagination.current);
    const expected = Number(sent ?? 1);
    if (typeof current === "number" && current !== expected)
      this.#breach(`page ${expected} at ${pagination.current}`, `page ${current}`);
  }

  /** Compares the number of items with the total, if the envelope contains it. */
  #checkTotal(): void {
    const pointer = (this.#list.pagination as { readonly total?: string } | undefined)?.total;
    const total = pointer === undefined ? undefined : valueAt(this.#responses.at(-1)?.body, pointer);
    if (typeof total === "number" && total !== this.#ids.length)
      this.#breach(`${total} items, according to ${pointer}`, `${this.#ids.length} items on all pages`);
    // A single page reveals nothing about how to reach the next page.
    if (this.#list.pagination !== undefined && this.#responses.length > 1)
      this.#session.confirm(this.#list, [this.#session.pointers.operation(this.#list, "x-pagination")]);
  }

  #idOf(item: unknown): string {
    const { template = "", parameter = "" } = this.#resource ?? {};
    return itemId(item, template, parameter) ?? JSON.stringify(item);
  }

  #breach(expected: string, got: string): undefined {
    const pointer = this.#session.pointers.operation(this.#list, "x-pagination");
    const { operationId } = this.#list;
    this.#session.report({
      rule: "pagination",
      operationId,
      pointer,
      expected,
      got,
      responses: this.#responses.slice(-3),
    });
    return undefined;
  }
}
