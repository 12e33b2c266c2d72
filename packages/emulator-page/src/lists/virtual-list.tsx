import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useRowFocus } from "./row-focus.ts";
import { useScrollPlace } from "./scroll-place.ts";

interface VirtualListProps {
  /** The list's accessible name. */
  readonly label: string;
  readonly count: number;
  /** Height of a row in pixels. */
  readonly rowHeight: number;
  /** Renders a row, as a link if it leads to a page. */
  readonly row: (index: number) => ComponentChildren;
  /** Called with the range of rows that are visible. */
  readonly onRange?: (from: number, to: number) => void;
  /** Number of rows added at the start so far. Visible rows stay in place. */
  readonly added?: number;
}

/** Number of extra rows to render before and after the visible ones, so that scrolling does not show gaps. */
const MARGIN_ROWS = 8;

/** A list that only renders its visible rows. */
export function VirtualList({
  label,
  count,
  rowHeight,
  row,
  onRange,
  added = 0,
}: VirtualListProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const { top, height } = useScrollPlace({ frame, count, rowHeight, added });
  const from = Math.max(0, Math.floor(top / rowHeight) - MARGIN_ROWS);
  const to = Math.min(count, Math.ceil((top + height) / rowHeight) + MARGIN_ROWS);
  const focus = useRowFocus({ frame, count, rowHeight, added, firstInSight: Math.ceil(top / rowHeight) });
  useEffect(() => onRange?.(from, to), [from, to, onRange]);
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section would add a landmark for each list
    <div class="vl" ref={frame} role="group" aria-label={label} tabIndex={0} {...focus}>
      <div class="vl-whole" style={{ height: `${count * rowHeight}px` }}>
        <ul class="vl-rows" style={{ transform: `translateY(${from * rowHeight}px)` }}>
          {indexes.map((index) => (
            <li
              key={index - added}
              style={{ height: `${rowHeight}px` }}
              aria-setsize={count}
              aria-posinset={index + 1}
            >
              {row(index)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
