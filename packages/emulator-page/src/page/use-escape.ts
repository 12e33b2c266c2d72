import { useEffect, useRef } from "preact/hooks";

/** Elements that handle the Escape key themselves, for example to clear a field. */
const OWN_ESCAPE = "input, select, textarea, .confirm";

/** Calls a function when the Escape key is pressed, regardless of which element has focus. */
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
