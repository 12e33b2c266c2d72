import { useEffect, useRef, useState } from "preact/hooks";

/** Throttles a value that changes frequently. The latest value is never dropped. */
export function useSlowly<Value>(value: Value, everyMs: number): Value {
  const [slow, setSlow] = useState(value);
  const changedAt = useRef(0);
  const newest = useRef(value);
  newest.current = value;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    if (Object.is(value, slow) || timer.current !== undefined) return;
    const wait = Math.max(0, changedAt.current + everyMs - performance.now());
    timer.current = setTimeout(() => {
      timer.current = undefined;
      changedAt.current = performance.now();
      setSlow(() => newest.current);
    }, wait);
  }, [value, slow, everyMs]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return slow;
}
