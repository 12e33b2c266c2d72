import { useEffect, useMemo, useState } from "preact/hooks";

/**
 * Where the page is, as the part of its address after the `#`: `#/retention/matters.holds/matter-1/hold-2`. Links are
 * links, so that they can be opened beside the page, and the browser goes back.
 */
export interface Route {
  readonly segments: readonly string[];
  readonly query: Readonly<Record<string, string>>;
}

export function readRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const segments = path.split("/").filter((segment) => segment !== "");
  return {
    segments: segments.map(decoded),
    query: Object.fromEntries(new URLSearchParams(query)),
  };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export function hrefOf(segments: readonly string[], query: Readonly<Record<string, string>> = {}): string {
  const parameters = new URLSearchParams(query);
  const path = segments.map((segment) => encodeURIComponent(segment).replaceAll("%40", "@")).join("/");
  return `#/${path}${parameters.size > 0 ? `?${parameters}` : ""}`;
}

export function useRoute(): Route {
  const [hash, setHash] = useState(() => location.hash);
  useEffect(() => {
    const follow = (): void => setHash(location.hash);
    window.addEventListener("hashchange", follow);
    // It may have changed between being rendered and being followed.
    follow();
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return useMemo(() => readRoute(hash), [hash]);
}

export function go(segments: readonly string[], query: Readonly<Record<string, string>> = {}): void {
  location.hash = hrefOf(segments, query);
}
