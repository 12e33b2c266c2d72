import { useLayoutEffect, useRef } from "preact/hooks";

interface RowFocusParts {
  readonly frame: { readonly current: HTMLDivElement | null };
  readonly count: number;
  readonly rowHeight: number;
  /** Number of rows added at the start. A row's index minus this number is stable. */
  readonly added: number;
  /** Index of the first visible row. */
  readonly firstInSight: number;
}

/** The focus moves by this number of rows for each key. */
const STEPS: Readonly<Record<string, (page: number) => number>> = {
  ArrowDown: () => 1,
  ArrowUp: () => -1,
  PageDown: (page) => page,
  PageUp: (page) => -page,
  Home: () => Number.NEGATIVE_INFINITY,
  End: () => Number.POSITIVE_INFINITY,
};

/**
 * Makes the rows of a list a single Tab stop. The arrow keys move between rows, as in desktop applications. Only rows
 * with a link can receive focus. Without such rows, the list itself is the Tab stop, so that it can be scrolled.
 */
export function useRowFocus(parts: RowFocusParts): {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocusIn: (event: FocusEvent) => void;
} {
  const { frame, count, rowHeight, added, firstInSight } = parts;
  /** Stable number of the row that receives focus on Tab. */
  const active = useRef(0);
  /** Stable number of the row that receives focus once it is rendered. */
  const wanted = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (!frame.current) return;
    const rows = linksByRow(frame.current);
    const link = rows.get((wanted.current ?? Number.NaN) + added);
    if (link) wanted.current = undefined;
    link?.focus({ preventScroll: true });
    makeOneStop(rows, active.current + added, firstInSight);
    frame.current.tabIndex = rows.size === 0 ? 0 : -1;
  });
  return {
    onFocusIn({ target }) {
      const index = rowOf(target);
      if (index === undefined || !frame.current) return;
      active.current = index - added;
      makeOneStop(linksByRow(frame.current), index, firstInSight);
    },
    onKeyDown(event) {
      const step = STEPS[event.key];
      const element = frame.current;
      if (!step || !element || event.altKey || event.ctrlKey || event.metaKey) return;
      const from = event.target === element ? firstInSight - 1 : rowOf(event.target);
      if (from === undefined || linksByRow(element).size === 0) return;
      event.preventDefault();
      const page = Math.max(1, Math.floor(element.clientHeight / rowHeight) - 1);
      const to = Math.min(count - 1, Math.max(0, from + step(page)));
      active.current = to - added;
      scrollTo(element, to * rowHeight, rowHeight);
      const link = linksByRow(element).get(to);
      if (link) link.focus({ preventScroll: true });
      else wanted.current = to - added;
    },
  };
}

/** Makes the active row the Tab stop, or the first visible row if the active one is not rendered. */
function makeOneStop(rows: ReadonlyMap<number, HTMLElement>, active: number, firstInSight: number): void {
  const stop = rows.has(active) ? active : [...rows.keys()].find((each) => each >= firstInSight);
  for (const [row, link] of rows) link.tabIndex = row === stop ? 0 : -1;
}

/** Returns the links in the rendered rows, by row index. */
function linksByRow(frame: HTMLElement): Map<number, HTMLElement> {
  const links = [...frame.querySelectorAll<HTMLElement>("li > a")];
  return new Map(links.map((link) => [rowOf(link) ?? -1, link]));
}

function rowOf(target: EventTarget | null): number | undefined {
  const row = target instanceof Element ? target.closest("li")?.ariaPosInSet : undefined;
  return row ? Number(row) - 1 : undefined;
}

/** Scrolls just far enough to make the whole row visible. */
function scrollTo(frame: HTMLElement, top: number, height: number): void {
  const { scrollTop, clientHeight } = frame;
  if (top < scrollTop) frame.scrollTop = top;
  else if (top + height > scrollTop + clientHeight) frame.scrollTop = top + height - clientHeight;
}
