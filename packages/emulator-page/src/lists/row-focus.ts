import { useLayoutEffect, useRef } from "preact/hooks";

interface RowFocusParts {
  readonly frame: { readonly current: HTMLDivElement | null };
  readonly count: number;
  readonly rowHeight: number;
  /** How many rows were dropped from the beginning: with them, the place of a row never changes. */
  readonly dropped: number;
  /** The first row that is in sight. */
  readonly firstInSight: number;
}

/** The keys that go from row to row, with how far they go. */
const STEPS: Readonly<Record<string, (page: number) => number>> = {
  ArrowDown: () => 1,
  ArrowUp: () => -1,
  PageDown: (page) => page,
  PageUp: (page) => -page,
  Home: () => Number.NEGATIVE_INFINITY,
  End: () => Number.POSITIVE_INFINITY,
};

/**
 * Makes the rows of a list one stop of Tab, in which arrow keys go from row to row, as in any list of a desktop. Only rows
 * with a link can be gone to. Where there are none, the list itself is the stop, so that it can be scrolled.
 */
export function useRowFocus(parts: RowFocusParts): {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocusIn: (event: FocusEvent) => void;
} {
  const { frame, count, rowHeight, dropped, firstInSight } = parts;
  /** The row that Tab leads to, with those that were dropped. */
  const active = useRef(0);
  /** The row that gets the focus as soon as it is there. */
  const wanted = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (!frame.current) return;
    const rows = linksByRow(frame.current);
    const link = rows.get((wanted.current ?? Number.NaN) - dropped);
    if (link) wanted.current = undefined;
    link?.focus({ preventScroll: true });
    makeOneStop(rows, active.current - dropped, firstInSight);
    frame.current.tabIndex = rows.size === 0 ? 0 : -1;
  });
  return {
    onFocusIn({ target }) {
      const index = rowOf(target);
      if (index === undefined || !frame.current) return;
      active.current = index + dropped;
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
      active.current = to + dropped;
      scrollTo(element, to * rowHeight, rowHeight);
      const link = linksByRow(element).get(to);
      if (link) link.focus({ preventScroll: true });
      else wanted.current = to + dropped;
    },
  };
}

/** Has Tab lead to one row: the one that was gone to last, or the first in sight where that one is not there. */
function makeOneStop(rows: ReadonlyMap<number, HTMLElement>, active: number, firstInSight: number): void {
  const stop = rows.has(active) ? active : [...rows.keys()].find((each) => each >= firstInSight);
  for (const [row, link] of rows) link.tabIndex = row === stop ? 0 : -1;
}

/** The links of the rows that exist, by their number in the list. */
function linksByRow(frame: HTMLElement): Map<number, HTMLElement> {
  const links = [...frame.querySelectorAll<HTMLElement>("li > a")];
  return new Map(links.map((link) => [rowOf(link) ?? -1, link]));
}

function rowOf(target: EventTarget | null): number | undefined {
  const row = target instanceof Element ? target.closest("li")?.ariaPosInSet : undefined;
  return row ? Number(row) - 1 : undefined;
}

/** Scrolls as little as it takes to have the whole row in sight. */
function scrollTo(frame: HTMLElement, top: number, height: number): void {
  const { scrollTop, clientHeight } = frame;
  if (top < scrollTop) frame.scrollTop = top;
  else if (top + height > scrollTop + clientHeight) frame.scrollTop = top + height - clientHeight;
}
