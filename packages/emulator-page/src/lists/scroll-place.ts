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
  /** Number of rows added at the start so far. */
  readonly added: number;
}

/**
 * Tracks the visible part of a list. Keeps this part in place when rows are added at the start, unless the list is
 * scrolled to the top.
 */
export function useScrollPlace({ frame, count, rowHeight, added }: ScrollParts): View {
  const [view, setView] = useState<View>({ top: 0, height: 600 });
  const addedBefore = useRef(added);
  const measure = useRef(() => {
    const element = frame.current;
    if (!element) return;
    const { scrollTop: top, clientHeight: height } = element;
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
    const shift = (added - addedBefore.current) * rowHeight;
    addedBefore.current = added;
    if (!element || shift <= 0 || element.scrollTop < rowHeight) return;
    element.scrollTop += shift;
    // Update the state here, because the browser's scroll event would arrive one frame later and leave gaps.
    measure();
  }, [frame, measure, count, rowHeight, added]);
  return view;
}
