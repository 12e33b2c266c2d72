import { hostOfAuthority, isLoopbackHost, pageProblem } from "@seamline/openapi/page-origin";
import { type AllowedOrigins, allowedPage } from "./allowed-pages.ts";
import { ControlError } from "./control-error.ts";
import type { ReceivedRequest } from "./received-request.ts";

/** Safe methods (RFC 9110 section 9.2.1). */
const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/**
 * Rejects requests from web pages that are not allowed. Deploying a function runs code on this machine, and DNS
 * rebinding would allow a web page to deploy a function as if it were a local program.
 *
 * @returns the error for a forbidden request, or `undefined` if the request is allowed
 */
export function originError(allowed: AllowedOrigins, request: ReceivedRequest): ControlError | undefined {
  if (allowed === "any") return undefined;
  const foreignPage = request.isLoopbackOnly ? foreignPageError(request) : undefined;
  if (foreignPage || allowed === "loopback") return foreignPage;
  return (request.isLoopbackOnly ? foreignHostError(request) : undefined) ?? foreignOriginError(request);
}

function foreignPageError(request: ReceivedRequest): ControlError | undefined {
  const { method, headers, origin } = request;
  const page = SAFE_METHODS.has(method) ? null : headers.get("origin");
  if (page === null || allowedPage(request) !== undefined) return undefined;
  switch (pageProblem(page, headers.get("sec-fetch-site"))) {
    case "foreign-page":
      return new ControlError(
        403,
        "foreign-origin",
        `Pages from ${page.slice(0, 100)} are not allowed to make changes at ${origin.slice(0, 100)} while it listens on loopback. Only pages from localhost and programs that send no Origin header are allowed.`,
      );
    case "other-port":
      return otherPortError(page);
    default:
      return undefined;
  }
}

function otherPortError(page: string): ControlError {
  return new ControlError(
    403,
    "foreign-origin",
    `Pages from ${page.slice(0, 100)} are not allowed to make changes: allow them with --allow-origin ${page.slice(0, 100)}, or send the requests through a proxy on the page's server.`,
  );
}

/**
 * Returns an error unless the request was sent to a loopback host name. A request to any other name may be a DNS
 * rebinding attack.
 */
function foreignHostError({ origin }: ReceivedRequest): ControlError | undefined {
  const host = hostOfAuthority(origin.slice(origin.indexOf("//") + 2));
  if (isLoopbackHost(host)) return undefined;
  return new ControlError(
    403,
    "foreign-host",
    `The host ${host.slice(0, 100)} is not allowed while the emulator listens on loopback: use localhost, 127.0.0.1 or [::1].`,
  );
}

function foreignOriginError(request: ReceivedRequest): ControlError | undefined {
  const { headers, origin } = request;
  const page = headers.get("origin");
  if (page === null || page === origin || allowedPage(request) !== undefined) return undefined;
  return new ControlError(
    403,
    "foreign-origin",
    `Pages from ${page.slice(0, 100)} are not allowed to control the emulator. Only pages from ${origin} and programs that send no Origin header are allowed.`,
  );
}
