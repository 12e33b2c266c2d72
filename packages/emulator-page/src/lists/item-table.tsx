import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useCallback } from "preact/hooks";
import type { OpenDocument } from "../contract/documents.ts";
import { type Item, itemValues, type PathValues, titleOf } from "../contract/item-identity.ts";
import { type Resource, wordsOf } from "../contract/resource-tree.ts";
import { hrefOf } from "../page/route.ts";
import { listText } from "../strings.ts";
import type { ResourceView } from "../views/service-view.ts";
import { type Column, columnsOf } from "./item-columns.ts";
import type { ItemPages } from "./item-pages.ts";
import { VirtualList } from "./virtual-list.tsx";

const ROW_HEIGHT = 38;

interface ItemTableProps {
  readonly service: string;
  readonly document: OpenDocument;
  readonly resource: Resource;
  readonly view: ResourceView | undefined;
  readonly values: PathValues;
  /** Path values of the item that is open. */
  readonly open: PathValues | undefined;
  readonly pages: Pick<ItemPages, "loaded" | "show">;
}

/** Shows a list's items as rows that link to the items' pages. */
export function ItemTable(props: ItemTableProps): JSX.Element {
  const { document, resource, view, pages } = props;
  const { items, count, hasMore } = useStore(pages.loaded);
  const columns = columnsOf(document, resource, view);
  const onRange = useCallback((from: number, to: number) => pages.show(from, to), [pages]);
  return (
    <div class="it" style={{ ...tracksOf(columns), "--it-height": `${count * ROW_HEIGHT}px` }}>
      <div class="it-head" aria-hidden="true">
        <span class="it-title">{listText.name}</span>
        {columns.map((column, index) => (
          <span key={column.label} class={cellClass(column, index)}>
            {column.label}
          </span>
        ))}
      </div>
      <VirtualList
        label={listText.count(wordsOf(resource.name), count, hasMore)}
        count={count + (hasMore ? 1 : 0)}
        rowHeight={ROW_HEIGHT}
        onRange={onRange}
        row={(index) => <Row {...props} columns={columns} item={items.get(index)} />}
      />
    </div>
  );
}

/** Returns the widths of the columns. In a wide list, all columns share the extra width. */
function tracksOf(columns: readonly Column[]): Record<string, string> {
  const track = ({ width }: Column): string => width ?? "minmax(0, 1fr)";
  const phoneTrack = (column: Column): string => column.phoneWidth ?? track(column);
  const growing = ({ width = "0" }: Column): string =>
    width.includes("fr") ? width : `minmax(${width}, 1fr)`;
  const onPhones = columns.filter((column, index) => isOnPhones(column, index));
  return {
    "--it-columns": ["minmax(8rem, 1.4fr)", ...columns.map(track)].join(" "),
    "--it-wide-columns": ["minmax(8rem, 1.5fr)", ...columns.map(growing)].join(" "),
    "--it-phone-columns": ["minmax(6rem, 1fr)", ...onPhones.map(phoneTrack)].join(" "),
  };
}

function isOnPhones({ onPhones }: Column, index: number): boolean {
  return index === 0 || onPhones === true;
}

function cellClass(column: Column, index: number): string {
  return isOnPhones(column, index) ? "it-cell" : "it-cell it-wide";
}

type RowProps = ItemTableProps & { readonly columns: readonly Column[]; readonly item: Item | undefined };

function Row({ service, resource, view, values, open, columns, item }: RowProps): JSX.Element {
  if (!item) return <span class="it-row it-waiting">…</span>;
  const own = itemValues(resource, values, item);
  const cells = (
    <>
      <span class="it-title" dir="auto">
        {titleOf(item, view?.title)}
      </span>
      {columns.map((column, index) => (
        <span key={column.label} class={cellClass(column, index)} title={column.text(item)}>
          <CellText column={column} text={column.text(item)} />
        </span>
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

function CellText({ column, text }: { readonly column: Column; readonly text: string }): JSX.Element | null {
  if (text === "") return null;
  if (column.isState) return <StateBadge state={text} />;
  return column.isEnum ? <code>{text}</code> : <span dir="auto">{text}</span>;
}

/** Shows an item's state as text on a colored background. */
export function StateBadge({ state }: { readonly state: string }): JSX.Element {
  return <span class={`state-badge ${toneOf(state)}`}>{state}</span>;
}

function toneOf(state: string): string {
  if (/FAIL|ERROR|DELET|UNKNOWN/.test(state)) return "bad";
  if (/PROGRESS|PENDING|DEPLOYING/.test(state)) return "running";
  if (/CLOSED/.test(state)) return "closed";
  return "good";
}
