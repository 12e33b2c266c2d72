import { createFinalURL, defaultBodySerializer, mergeHeaders } from "openapi-fetch";
import type { ClientParts } from "../pipeline/client-parts.ts";
import { WireRequest } from "../request/prepare.ts";

/** The request options of openapi-fetch that `prepare` sets. */
interface BareInit {
  readonly params: { readonly query?: never };
  readonly querySerializer: (query: unknown) => string;
  readonly headers: Readonly<Record<string, string | null | undefined>>;
  readonly body: unknown;
  readonly bodySerializer?: (body: unknown, headers: Headers) => RequestInit["body"];
  readonly fetch: (wire: WireRequest) => Promise<Response>;
}

/**
 * Sends a request with the functions of openapi-fetch for URLs, headers and bodies. The client of openapi-fetch adds
 * middleware, parsing and query styles, which standalone operations do not need.
 */
export const bareRequest: ClientParts["request"] = async (method, url, init) => {
  const { params, querySerializer, headers, body, bodySerializer, fetch } = init as BareInit;
  const serialize = bodySerializer ?? defaultBodySerializer;
  const sent = body === undefined ? undefined : serialize(body, mergeHeaders(headers));
  const isTyped = sent !== undefined && !(sent instanceof FormData);
  const all = mergeHeaders(isTyped ? { "content-type": "application/json" } : undefined, headers);
  const finalUrl = createFinalURL(url, { baseUrl: "", params, querySerializer } as never);
  return {
    response: await fetch(new WireRequest(finalUrl, { method, headers: all, body: sent ?? undefined })),
  };
};
