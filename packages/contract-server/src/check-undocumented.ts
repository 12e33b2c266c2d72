import type { Document } from "./document.ts";
import type { Place, RequestCheck } from "./request.ts";
import type { Route } from "./routes.ts";

/** What every HTTP client sends of its own accord. */
const TRANSPORT_HEADERS = [
  "accept",
  "accept-encoding",
  "accept-language",
  "connection",
  "content-length",
  "content-type",
  "host",
  "sec-fetch-mode",
  "transfer-encoding",
  "user-agent",
];

/** Prepares the check for query parameters and headers that stand nowhere in an operation. */
export function undocumentedCheckOf(
  document: Document,
  route: Route,
  documented: readonly Place[],
): RequestCheck {
  const query = queryCheck(documented, isOpen(document, route, "parameters"));
  const headers = headerCheck(documented, isOpen(document, route, "auth"));
  return (request) => [...query(request), ...headers(request)];
}

function queryCheck(documented: readonly Place[], takesMore: boolean): RequestCheck {
  if (takesMore) return () => [];
  const known = namesIn("query", documented);
  return ({ query }) =>
    query
      .filter(([name]) => !known.includes(name))
      .map(([name]) => `query parameter ${name} is not documented`);
}

function headerCheck(documented: readonly Place[], takesCredentials: boolean): RequestCheck {
  const known = namesIn("header", documented).map((name) => name.toLowerCase());
  const allowed = new Set([...TRANSPORT_HEADERS, ...known, ...(takesCredentials ? ["authorization"] : [])]);
  return ({ headers }) =>
    Object.keys(headers)
      .filter((name) => !allowed.has(name))
      .map((name) => `header ${name} is not documented`);
}

function namesIn(part: Place["in"], places: readonly Place[]): string[] {
  return places.filter((each) => each.in === part).map((each) => each.name);
}

/** Whether the operation carries an extension point of an area, so that its parts in that area are not all shown. */
function isOpen(document: Document, route: Route, area: string): boolean {
  const points = [route.operation["x-extension-point"] ?? []].flat();
  return points.some((point) => document["x-extension-points"]?.[point]?.area === area);
}
