import { useEffect, useMemo, useState } from "preact/hooks";

/**
 * A location within the page. It is stored in the URL fragment, such as `#/retention/matters.holds/matter-1/hold-2`, so
 * that ordinary links, new tabs and the back button work.
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
    // The URL may have changed between rendering and subscribing.
    follow();
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return useMemo(() => readRoute(hash), [hash]);
}

export function go(segments: readonly string[], query: Readonly<Record<string, string>> = {}): void {
  location.hash = hrefOf(segments, query);
}
