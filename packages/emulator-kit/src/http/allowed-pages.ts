import type { HttpRequest } from "./http-request.ts";
import type { ReceivedRequest } from "./received-request.ts";
import type { ServiceResponse } from "./service-response.ts";

/**
 * Web pages that may send a request. Programs always may: they send no `Origin`, while browsers send the page's origin
 * with every unsafe request (Fetch standard, "Origin header").
 *
 * - `same-origin`: pages of the emulator's address, if its host is a name of this machine
 * - `loopback`: pages of this machine; any page if the emulator also listens to other machines
 * - `any`: all pages; the handler of the route decides
 */
export type AllowedOrigins = "same-origin" | "loopback" | "any";

/** How long a browser may cache that a request is allowed, in seconds. */
const MAX_AGE = "600";

/** Returns the origin of the page that sent a request, if the options of the server allow it. */
export function allowedPage({ server, headers }: ReceivedRequest): string | undefined {
  if (!server || server.allowedOrigins.size === 0) return undefined;
  const page = headers.get("origin");
  return page !== null && server.allowedOrigins.has(page) ? page : undefined;
}

/**
 * Returns the origin of the page that may read the response. If the handler of a route decides about pages, it also
 * sets the CORS headers.
 */
export function readingPage(origins: AllowedOrigins, request: ReceivedRequest): string | undefined {
  return origins === "any" ? undefined : allowedPage(request);
}

/** Returns whether a request is a CORS preflight request (Fetch standard, "CORS-preflight request"). */
export function isPreflight({ method, headers }: HttpRequest): boolean {
  return method === "OPTIONS" && headers.get("access-control-request-method") !== null;
}

/**
 * Allows the requested method and headers. Credentials such as cookies are not allowed, and the emulator does not read
 * them.
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

/** Adds header fields that allow a page of another origin to read the response with all its headers. */
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
