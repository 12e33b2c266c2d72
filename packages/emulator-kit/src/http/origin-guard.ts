import { hostOfAuthority, isLoopbackHost, pageProblem } from "@seamline/openapi/page-origin";
import { type AllowedOrigins, allowedPage } from "./allowed-pages.ts";
import { ControlError } from "./control-error.ts";
import type { ReceivedRequest } from "./received-request.ts";

/** Methods that change nothing (RFC 9110 section 9.2.1). */
const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/**
 * Protects an emulator that listens on loopback alone from pages of the web. Deploying a function runs code on this
 * machine, and a page whose name resolves to it (DNS rebinding) could deploy one as any program does.
 *
 * @returns why the request is forbidden; `undefined` where it is not
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
        `Pages of ${page.slice(0, 100)} may change nothing at ${origin.slice(0, 100)} while it listens on loopback: only those of localhost, and programs, which send no Origin.`,
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
    `Pages of ${page.slice(0, 100)} may change nothing here: allow them with --allow-origin ${page.slice(0, 100)}, or have their own server pass requests on.`,
  );
}

/** A page whose name resolves to this machine differs from the emulator's own only by that name. */
function foreignHostError({ origin }: ReceivedRequest): ControlError | undefined {
  const host = hostOfAuthority(origin.slice(origin.indexOf("//") + 2));
  if (isLoopbackHost(host)) return undefined;
  return new ControlError(
    403,
    "foreign-host",
    `The emulator is not driven as ${host.slice(0, 100)} while it listens on loopback: the host must be localhost, 127.0.0.1 or [::1].`,
  );
}

function foreignOriginError(request: ReceivedRequest): ControlError | undefined {
  const { headers, origin } = request;
  const page = headers.get("origin");
  if (page === null || page === origin || allowedPage(request) !== undefined) return undefined;
  return new ControlError(
    403,
    "foreign-origin",
    `Pages of ${page.slice(0, 100)} may not drive the emulator: only those of ${origin}, and programs, which send no Origin.`,
  );
}
