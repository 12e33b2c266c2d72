import { useEffect, useRef } from "preact/hooks";

/** Elements that handle Escape themselves, for example to clear a field. */
const OWN_ESCAPE = "input, select, textarea, .confirm";

/** Calls back when Escape is pressed, wherever the focus is. */
export function useEscape(onEscape: () => void): void {
  const newest = useRef(onEscape);
  newest.current = onEscape;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isOwn = event.target instanceof Element && event.target.closest(OWN_ESCAPE) !== null;
      if (event.key === "Escape" && !event.defaultPrevented && !isOwn) newest.current();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
