import { itemId } from "../contract/item-identity.ts";
import type { Resource } from "../contract/resources.ts";
import { isSuccess } from "../traffic/call.ts";
import { readPage } from "./pages.ts";
import type { Session } from "./session.ts";

/** Maximum number of pages that are searched. */
const MAX_PAGES = 50;

/** Items found by name. */
export interface Found {
  /** Path parameters of the items. */
  readonly items: readonly (readonly string[])[];
  /** False if the list has further pages, or cannot be read. */
  readonly isComplete: boolean;
}

/** Finds a resource's items that contain one of the names. Does not check responses. */
export async function findByName(
  session: Session,
  { list, template, parameter }: Resource,
  within: readonly string[],
  names: readonly string[],
): Promise<Found> {
  const items: (readonly string[])[] = [];
  let token: string | undefined;
  for (let pages = 0; list !== undefined && pages < MAX_PAGES; pages += 1) {
    const next: [string, string][] =
      token === undefined || !list.pagination?.parameter ? [] : [[list.pagination.parameter, token]];
    const received = await session.sender.send({
      operation: list,
      path: session.pathOf(list, within),
      query: next,
    });
    if (!isSuccess(received)) return { items, isComplete: false };
    const page = readPage(list, received);
    const named = page.items.filter((each) => names.some((name) => JSON.stringify(each).includes(name)));
    for (const each of named) {
      const id = itemId(each, template, parameter);
      if (id !== undefined) items.push([...within, id]);
    }
    token = page.next;
    if (token === undefined) return { items, isComplete: true };
  }
  return { items, isComplete: false };
}
