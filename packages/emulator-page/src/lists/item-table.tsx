import type { JSX } from "preact";
import { useCallback } from "preact/hooks";
import type { OpenDocument } from "../contract/documents.ts";
import { type Item, itemValues, type PathValues, titleOf } from "../contract/item-identity.ts";
import type { Resource } from "../contract/resource-tree.ts";
import { useStore } from "../live/store.ts";
import type { ResourceView } from "../services/service-view.ts";
import { hrefOf } from "../shell/route.ts";
import { type Column, columnsOf, columnText } from "./item-columns.ts";
import type { ItemPages } from "./item-pages.ts";
import { VirtualList } from "./virtual-list.tsx";

const ROW_HEIGHT = 38;

interface ItemTableProps {
  readonly service: string;
  readonly document: OpenDocument;
  readonly resource: Resource;
  readonly view: ResourceView | undefined;
  readonly values: PathValues;
  /** The item that is open, by its values. */
  readonly open: PathValues | undefined;
  readonly pages: Pick<ItemPages, "loaded" | "show">;
}

/** The items of a list in rows, which lead to their pages. */
export function ItemTable(props: ItemTableProps): JSX.Element {
  const { document, resource, view, pages } = props;
  const { items, count, hasMore } = useStore(pages.loaded);
  const columns = columnsOf(document, resource, view);
  const onRange = useCallback((from: number, to: number) => pages.show(from, to), [pages]);
  return (
    <div class="it" data-columns={columns.length}>
      <div class="it-head" aria-hidden="true">
        <span class="it-title">name</span>
        {columns.map(({ pointer, label }) => (
          <span key={pointer} class="it-cell">
            {label}
          </span>
        ))}
      </div>
      <VirtualList
        label={`${resource.name}: ${count}${hasMore ? " or more" : ""}`}
        count={count + (hasMore ? 1 : 0)}
        rowHeight={ROW_HEIGHT}
        onRange={onRange}
        row={(index) => <Row {...props} columns={columns} item={items.get(index)} />}
      />
    </div>
  );
}

type RowProps = ItemTableProps & { readonly columns: readonly Column[]; readonly item: Item | undefined };

function Row({ service, resource, view, values, open, columns, item }: RowProps): JSX.Element {
  if (!item) return <span class="it-row it-waiting">…</span>;
  const own = itemValues(resource, values, item);
  const cells = (
    <>
      <span class="it-title">{titleOf(item, view?.title)}</span>
      {columns.map((column) => (
        <Cell key={column.pointer} column={column} text={columnText(item, column)} />
      ))}
    </>
  );
  if (!own) return <span class="it-row">{cells}</span>;
  const isOpen = open !== undefined && own.join("\n") === open.join("\n");
  return (
    <a
      class="it-row"
      href={hrefOf([service, resource.key, ...own])}
      aria-current={isOpen ? "true" : undefined}
    >
      {cells}
    </a>
  );
}

function Cell({ column, text }: { readonly column: Column; readonly text: string }): JSX.Element {
  return (
    <span class="it-cell" title={text}>
      {column.isState && text !== "" ? <StateBadge state={text} /> : text}
    </span>
  );
}

/** The state of an item, which colour alone does not say. */
export function StateBadge({ state }: { readonly state: string }): JSX.Element {
  return <span class={`state-badge ${toneOf(state)}`}>{state}</span>;
}

function toneOf(state: string): string {
  if (/FAIL|ERROR|DELET|UNKNOWN/.test(state)) return "bad";
  if (/PROGRESS|PENDING|DEPLOYING|CLOSED/.test(state)) return "waiting";
  return "good";
}
