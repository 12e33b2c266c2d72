import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useRowFocus } from "./row-focus.ts";
import { useScrollPlace } from "./scroll-place.ts";

interface VirtualListProps {
  /** What it is a list of, for those who do not see where it stands. */
  readonly label: string;
  readonly count: number;
  /** The height of a row in pixels, the same for all. */
  readonly rowHeight: number;
  /** A row, which is a link where it leads somewhere. */
  readonly row: (index: number) => ComponentChildren;
  /** Is told which rows are in sight. */
  readonly onRange?: (from: number, to: number) => void;
  /** Whether a list whose end is in sight stays at its end when it grows. */
  readonly followsEnd?: boolean;
  /** How many rows the list has lost at its beginning so far: the others keep their place in the window. */
  readonly dropped?: number;
}

/** Rows beyond those in sight, so that scrolling shows no gaps. */
const MARGIN_ROWS = 8;

/** A list of any length, of which only the rows in sight exist. */
export function VirtualList({
  label,
  count,
  rowHeight,
  row,
  onRange,
  followsEnd = false,
  dropped = 0,
}: VirtualListProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const { top, height } = useScrollPlace({ frame, count, rowHeight, dropped, followsEnd });
  const from = Math.max(0, Math.floor(top / rowHeight) - MARGIN_ROWS);
  const to = Math.min(count, Math.ceil((top + height) / rowHeight) + MARGIN_ROWS);
  const focus = useRowFocus({ frame, count, rowHeight, dropped, firstInSight: Math.ceil(top / rowHeight) });
  useEffect(() => onRange?.(from, to), [from, to, onRange]);
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section would add a landmark for each list
    <div class="vl" ref={frame} role="group" aria-label={label} tabIndex={0} {...focus}>
      <div class="vl-whole" style={{ height: `${count * rowHeight}px` }}>
        <ul class="vl-rows" style={{ transform: `translateY(${from * rowHeight}px)` }}>
          {indexes.map((index) => (
            <li
              key={dropped + index}
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
