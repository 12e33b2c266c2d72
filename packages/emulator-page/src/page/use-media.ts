import { useEffect, useState } from "preact/hooks";

/** Media query for windows with a single column. The style sheets use the same width. */
export const PHONE = "(max-width: 52rem)";

/** Returns whether a media query matches. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const update = (): void => setMatches(list.matches);
    update();
    list.addEventListener("change", update);
    return () => list.removeEventListener("change", update);
  }, [query]);
  return matches;
}
