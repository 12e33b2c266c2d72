import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

interface VirtualListProps {
  /** What it is a list of, for those who do not see where it stands. */
  readonly label: string;
  readonly count: number;
  /** The height of a row in pixels, the same for all. */
  readonly rowHeight: number;
  readonly row: (index: number) => ComponentChildren;
  /** Is told which rows are in sight. */
  readonly onRange?: (from: number, to: number) => void;
  /** Whether a list whose end is in sight stays at its end when it grows. */
  readonly followsEnd?: boolean;
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
  followsEnd,
}: VirtualListProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const [{ top, height }, setView] = useState({ top: 0, height: 600 });
  useFollowedEnd(frame, followsEnd ?? false, count);
  useMeasuredView(frame, setView);
  const from = Math.max(0, Math.floor(top / rowHeight) - MARGIN_ROWS);
  const to = Math.min(count, Math.ceil((top + height) / rowHeight) + MARGIN_ROWS);
  useEffect(() => onRange?.(from, to), [from, to, onRange]);
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section would add a landmark for each list
    <div class="vl" ref={frame} role="group" aria-label={label} tabIndex={0}>
      <div class="vl-whole" style={{ height: `${count * rowHeight}px` }}>
        <ul class="vl-rows" style={{ transform: `translateY(${from * rowHeight}px)` }}>
          {indexes.map((index) => (
            <li
              key={index}
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

interface View {
  readonly top: number;
  readonly height: number;
}

function useMeasuredView(
  frame: { readonly current: HTMLDivElement | null },
  setView: (view: View) => void,
): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = (): void => setView({ top: element.scrollTop, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [frame, setView]);
}

/** How far from the end counts as being there, in pixels. */
const NEAR_END = 24;

function useFollowedEnd(
  frame: { readonly current: HTMLDivElement | null },
  follows: boolean,
  count: number,
): void {
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !follows) return;
    const look = (): void => {
      isAtEnd.current = element.scrollTop + element.clientHeight >= element.scrollHeight - NEAR_END;
    };
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, [frame, follows]);
  // It follows when the list has grown.
  useLayoutEffect(() => {
    const element = frame.current;
    if (element && follows && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [frame, follows, count]);
}
