import { Store } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { type Item, type ItemTitle, titleOf } from "../contract/item-identity.ts";
import { wordsOf } from "../contract/resource-tree.ts";
import { listText } from "../strings.ts";
import { EmptyList } from "./empty-list.tsx";
import { type Column, columnsOf } from "./item-columns.ts";
import { ItemTable } from "./item-table.tsx";
import { ListFrame, type ResourceListProps } from "./list-frame.tsx";

type WithinListProps = ResourceListProps & { readonly item: Item; readonly member: string };

/** Lists with at least this number of items have a search field. */
const SEARCHED_FROM = 10;

/** Shows items that are part of their parent and that cannot be listed by an operation. */
export function WithinList(props: WithinListProps): JSX.Element {
  const { document, resource, view, item, member } = props;
  const [text, setText] = useState("");
  const items = useMemo(() => itemsOf(item[member], view?.order), [item, member, view]);
  const columns = useMemo(() => columnsOf(document, resource, view), [document, resource, view]);
  const matching = useMemo(
    () => items.filter((each) => text === "" || matches(each, text, columns, view?.title)),
    [items, text, columns, view],
  );
  const pages = {
    loaded: new Store({
      items: new Map(matching.map((each, index) => [index, each])),
      count: matching.length,
      hasMore: false,
      isLoading: false,
    }),
    show: () => undefined,
  };
  return (
    <ListFrame
      {...props}
      count={items.length.toLocaleString("en")}
      {...(items.length >= SEARCHED_FROM && { search: { text, onText: setText } })}
    >
      {items.length === 0 && <EmptyList {...props} />}
      {matching.length > 0 && (
        <ItemTable {...props} service={props.service.name} open={undefined} pages={pages} />
      )}
      {items.length > 0 && matching.length === 0 && (
        <p class="none list-none">{listText.noMatch(wordsOf(resource.name).toLowerCase(), text)}</p>
      )}
    </ListFrame>
  );
}

function itemsOf(value: unknown, order: ((one: Item, other: Item) => number) | undefined): readonly Item[] {
  const items = (Array.isArray(value) ? value : []) as Item[];
  return order ? items.toSorted(order) : items;
}

/** Returns whether a row contains the search term. */
function matches(
  item: Item,
  wanted: string,
  columns: readonly Column[],
  title: ItemTitle | undefined,
): boolean {
  const cells = columns.map(({ text }) => text(item));
  return [titleOf(item, title), ...cells].join(" ").toLowerCase().includes(wanted.toLowerCase());
}
