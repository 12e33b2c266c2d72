import type { HttpRequest } from "./http-request.ts";
import type { ReceivedRequest } from "./received-request.ts";
import type { ServiceResponse } from "./service-response.ts";

/**
 * The web pages that can send requests. Programs can always send requests, because they send no `Origin` header.
 * Browsers send the page's origin with every unsafe request (Fetch standard, "Origin header").
 *
 * - `same-origin`: pages served from the emulator's address, if its host name refers to this machine
 * - `loopback`: pages on this machine, or any page if the emulator also accepts connections from other machines
 * - `any`: all pages; the route's handler makes the decision
 */
export type AllowedOrigins = "same-origin" | "loopback" | "any";

/** How long a browser can cache the preflight response, in seconds. */
const MAX_AGE = "600";

/** Returns the origin of the page that sent a request, if the server's options allow this origin. */
export function allowedPage({ server, headers }: ReceivedRequest): string | undefined {
  if (!server || server.allowedOrigins.size === 0) return undefined;
  const page = headers.get("origin");
  return page !== null && server.allowedOrigins.has(page) ? page : undefined;
}

/**
 * Returns the origin of the page that can read the response. Returns `undefined` for `any`, because the route's handler
 * then sets the CORS headers.
 */
export function readingPage(origins: AllowedOrigins, request: ReceivedRequest): string | undefined {
  return origins === "any" ? undefined : allowedPage(request);
}

/** Returns whether a request is a CORS preflight request (Fetch standard, "CORS-preflight request"). */
export function isPreflight({ method, headers }: HttpRequest): boolean {
  return method === "OPTIONS" && headers.get("access-control-request-method") !== null;
}

/**
 * Allows the requested method and headers. Credentials such as cookies are not allowed, because the emulator does not
 * read them.
 */
export function preflightResponse({ headers }: HttpRequest, page: string): ServiceResponse {
  const fields = headers.get("access-control-request-headers");
  const isToPrivateNetwork = headers.get("access-control-request-private-network") === "true";
  return {
    status: 204,
    headers: {
      "access-control-allow-origin": page,
      "access-control-allow-methods": headers.get("access-control-request-method") ?? "",
      ...(fields !== null && { "access-control-allow-headers": fields }),
      ...(isToPrivateNetwork && { "access-control-allow-private-network": "true" }),
      "access-control-max-age": MAX_AGE,
      vary: "origin, access-control-request-method, access-control-request-headers",
    },
  };
}

/** Adds headers that allow a page from another origin to read the response and all its headers. */
export function readableBy(page: string, response: ServiceResponse): ServiceResponse {
  const { vary } = response.headers;
  const headers = {
    ...response.headers,
    "access-control-allow-origin": page,
    "access-control-expose-headers": "*",
    "cross-origin-resource-policy": "cross-origin",
    vary: vary === undefined ? "origin" : `${vary}, origin`,
  };
  return { ...response, headers };
}
