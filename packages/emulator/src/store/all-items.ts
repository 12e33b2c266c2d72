import type { Collections, IndexOf, ValueOf } from "./collection.ts";
import type { Item, ListQuery, Reader } from "./store.ts";

/** How many items are asked for at a time. */
const PAGE = 1_000;

/** All items that a query means, whatever pages they come in. */
export async function allItems<All extends Collections, Name extends keyof All & string>(
  reader: Reader<All>,
  collection: Name,
  query: Omit<ListQuery<IndexOf<All, Name>>, "after" | "limit"> = {},
): Promise<Item<ValueOf<All, Name>>[]> {
  const found: Item<ValueOf<All, Name>>[] = [];
  let after: string | undefined;
  do {
    const page = await reader.list(collection, { ...query, limit: PAGE, after });
    for (const item of page.items) found.push(item);
    after = page.next;
  } while (after !== undefined);
  return found;
}
