import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** The visible part of a list, in pixels. */
export interface View {
  readonly top: number;
  readonly height: number;
}

interface ScrollParts {
  readonly frame: { readonly current: HTMLDivElement | null };
  readonly count: number;
  readonly rowHeight: number;
  readonly dropped: number;
  readonly followsEnd: boolean;
}

/** A list follows its end if it is scrolled to within this distance from it, in pixels. */
const NEAR_END = 24;

/** Tracks the visible part of a list. Keeps it in place when rows are added at the end or removed at the start. */
export function useScrollPlace({ frame, count, rowHeight, dropped, followsEnd }: ScrollParts): View {
  const [view, setView] = useState<View>({ top: 0, height: 600 });
  const isAtEnd = useRef(true);
  const droppedBefore = useRef(dropped);
  const measure = useRef(() => {
    const element = frame.current;
    if (!element) return;
    const { scrollTop: top, clientHeight: height, scrollHeight } = element;
    isAtEnd.current = top + height >= scrollHeight - NEAR_END;
    setView((before) => (before.top === top && before.height === height ? before : { top, height }));
  }).current;
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [frame, measure]);
  useLayoutEffect(() => {
    const element = frame.current;
    const shift = (dropped - droppedBefore.current) * rowHeight;
    droppedBefore.current = dropped;
    if (!element) return;
    if (followsEnd && isAtEnd.current) element.scrollTop = element.scrollHeight;
    else if (shift > 0) element.scrollTop = Math.max(0, element.scrollTop - shift);
    else return;
    // Updates the state here, because the browser's scroll event would arrive one frame later and leave gaps.
    measure();
  }, [frame, measure, count, rowHeight, dropped, followsEnd]);
  return view;
}
