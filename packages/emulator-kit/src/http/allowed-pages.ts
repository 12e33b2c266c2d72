import type { HttpRequest } from "./http-request.ts";
import type { ReceivedRequest } from "./received-request.ts";
import type { ServiceResponse } from "./service-response.ts";

/**
 * Which pages of the web may send a request. Programs always may: they send no `Origin`, while browsers say with every
 * request that is not safe where its page is from (Fetch standard, "Origin header").
 *
 * - `same-origin`: pages of the emulator's own address, reached by a name of this machine
 * - `loopback`: pages of this machine, and any page where the emulator listens to others on purpose
 * - `any`: all of them; the code behind the route decides
 */
export type AllowedOrigins = "same-origin" | "loopback" | "any";

/** How long a browser may remember that a request is allowed, in seconds. */
const MAX_AGE = "600";

/** The page that sent a request, if the server allows pages of its origin to do everything that programs can do. */
export function allowedPage({ server, headers }: ReceivedRequest): string | undefined {
  if (!server || server.allowedOrigins.size === 0) return undefined;
  const page = headers.get("origin");
  return page !== null && server.allowedOrigins.has(page) ? page : undefined;
}

/**
 * The page that is to be able to read the response. Where the code behind a route decides about pages, it also says
 * what they may read.
 */
export function readingPage(origins: AllowedOrigins, request: ReceivedRequest): string | undefined {
  return origins === "any" ? undefined : allowedPage(request);
}

/** Whether a browser asks if a page may send a request (Fetch standard, "CORS-preflight request"). */
export function isPreflight({ method, headers }: HttpRequest): boolean {
  return method === "OPTIONS" && headers.get("access-control-request-method") !== null;
}

/** Allows what the browser asks for. Cookies and the like are not allowed, and nothing here reads them. */
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

/** The response as a page of another origin can read it, with all of its header fields. */
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
