import type { Exchange } from "@seamline/openapi/recorded-exchange";

/** A recorded request in a form that can be compared with other requests. */
export interface RecordedRequest {
  readonly method: string;
  /** URL with sorted query parameters and without a fragment. */
  readonly url: string;
  /** The body in normal form. `undefined` if any body matches. */
  readonly body: string | undefined;
}

/** Returns the request from an exchange. @param url its absolute URL */
export function recordedRequest({ method, request }: Exchange, url: URL): RecordedRequest {
  const { headers, body = "", obstacle } = request;
  // Browsers choose a new boundary for each request, so the text of the body never matches.
  const isMultipart = headers.get("content-type")?.toLowerCase().startsWith("multipart/") ?? false;
  const isAny = obstacle !== undefined || isMultipart;
  return { method, url: normalUrl(url), body: isAny ? undefined : normalBody(textOf(body)) };
}

/** Returns whether a request has the same method, URL and body as a recorded one. */
export async function matches({ method, url, body }: RecordedRequest, request: Request): Promise<boolean> {
  if (request.method.toUpperCase() !== method || normalUrl(new URL(request.url)) !== url) return false;
  return body === undefined || normalBody(await request.clone().text()) === body;
}

function normalUrl(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.sort();
  return `${url.origin}${url.pathname}?${query}`;
}

/** Returns JSON with sorted members and without white space. Returns other text unchanged. */
function normalBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (_, value) => sortedMembers(value));
  } catch {
    return text;
  }
}

function sortedMembers(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function textOf(body: string | Uint8Array): string {
  return typeof body === "string" ? body : new TextDecoder().decode(body);
}
