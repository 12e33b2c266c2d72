import type { Server } from "node:http";
import { type AddressInfo, isIPv4 } from "node:net";
import { isControlTarget } from "../../control/control-body.ts";
import { ControlError, controlErrorResponse } from "../../control/control-error.ts";
import type { HttpRequest } from "../../pipeline/http-request.ts";
import type { ServiceResponse } from "../../pipeline/service-response.ts";
import type { EmulatedService } from "../../runtime/create-emulator.ts";

/**
 * A service whose emulator nobody drives by a foreign name while `server` listens on loopback alone: a page of the web
 * whose name leads to this machine (DNS rebinding) looks like one of the emulator's own but for that name. The service
 * itself takes any name.
 */
export function withoutForeignHosts(service: EmulatedService, server: Server): EmulatedService {
  return {
    ...service,
    handle: (request) => {
      if (!isControlTarget(request.target)) return service.handle(request);
      const isRefused = isOnLoopback(server) && !isLoopbackHost(hostOf(request));
      return isRefused ? Promise.resolve(foreignHostResponse(request)) : service.handle(request);
    },
  };
}

/** Without brackets and port. */
function hostOf({ origin }: HttpRequest): string {
  const authority = origin.slice(origin.indexOf("//") + 2);
  return authority.replace(/:\d*$/, "").replace(/^\[(.*)\]$/, "$1");
}

function foreignHostResponse(request: HttpRequest): ServiceResponse {
  const host = hostOf(request).slice(0, 100);
  const message = `The emulator is not driven as ${host} while it listens on loopback: the host must be localhost, 127.0.0.1 or [::1].`;
  return controlErrorResponse(new ControlError(403, "foreign-host", message));
}

/** Methods that change nothing (RFC 9110 section 9.2.1). */
const SAFE: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/** Addresses of functions: their code decides whom it answers. */
const FUNCTION = /^\/run\//;

/**
 * A service that no page of the web changes anything of while `server` listens on loopback alone: who deploys functions
 * has code run on this machine, and a page whose name leads here (DNS rebinding) would deploy as any program does.
 * Browsers say where a page is from with every request that is not safe (Fetch standard, "Origin header"); programs
 * do not.
 */
export function withoutForeignPages(service: EmulatedService, server: Server): EmulatedService {
  return {
    ...service,
    handle: (request) => {
      const from = SAFE.has(request.method) ? null : request.headers.get("origin");
      const isRefused =
        from !== null && !FUNCTION.test(request.target) && isOnLoopback(server) && isForeign(from);
      return isRefused ? Promise.resolve(foreignPageResponse(from, request)) : service.handle(request);
    },
  };
}

/** `null` stands for a page that does not say. */
function isForeign(origin: string): boolean {
  const host = URL.canParse(origin) ? new URL(origin).hostname.replace(/^\[(.*)\]$/, "$1") : "";
  return !isLoopbackHost(host);
}

/** In the shape of all refusals of the control surface, for whatever is asked. */
function foreignPageResponse(from: string, { origin }: HttpRequest): ServiceResponse {
  const message = `Pages of ${from.slice(0, 100)} may change nothing at ${origin.slice(0, 100)} while it listens on loopback: only those of localhost, and programs, which send no Origin.`;
  return controlErrorResponse(new ControlError(403, "foreign-origin", message));
}

/** Whether nobody but this machine reaches a server. */
function isOnLoopback(server: Server): boolean {
  return isLoopbackHost((server.address() as AddressInfo | null)?.address ?? "");
}

/**
 * Whether a name or an address, without a port, is this machine and no other: `localhost` and what is below it
 * (RFC 6761 section 6.3), 127.0.0.0/8 and ::1.
 */
export function isLoopbackHost(host: string): boolean {
  const isName = /^(?:.+\.)?localhost\.?$/i.test(host);
  return isName || host === "::1" || (isIPv4(host) && host.startsWith("127."));
}
