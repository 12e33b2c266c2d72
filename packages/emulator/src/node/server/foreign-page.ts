import type { Server } from "node:http";
import { ControlError } from "../../control/control-error.ts";
import { controlRefusal } from "../../control/control-refusal.ts";
import type { EmulatedService } from "../../emulator/create-emulator.ts";
import type { Answer } from "../../http/answer.ts";
import type { HttpRequest } from "../../http/http-request.ts";
import { isLoopbackHost } from "../is-loopback-host.ts";
import { isOnLoopback } from "./is-on-loopback.ts";

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
      return isRefused ? Promise.resolve(refusal(from, request)) : service.handle(request);
    },
  };
}

/** `null` stands for a page that does not say. */
function isForeign(origin: string): boolean {
  const host = URL.canParse(origin) ? new URL(origin).hostname.replace(/^\[(.*)\]$/, "$1") : "";
  return !isLoopbackHost(host);
}

/** In the shape of all refusals of the control surface, for whatever is asked. */
function refusal(from: string, { origin }: HttpRequest): Answer {
  const message = `Pages of ${from.slice(0, 100)} may change nothing at ${origin.slice(0, 100)} while it listens on loopback: only those of localhost, and programs, which send no Origin.`;
  return controlRefusal(new ControlError(403, "foreign-origin", message));
}
