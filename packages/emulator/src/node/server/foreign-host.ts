import type { Server } from "node:http";
import { isControlTarget } from "../../control/control-body.ts";
import { ControlError } from "../../control/control-error.ts";
import { controlRefusal } from "../../control/control-refusal.ts";
import type { EmulatedService } from "../../emulator/create-emulator.ts";
import type { Answer } from "../../http/answer.ts";
import type { HttpRequest } from "../../http/http-request.ts";
import { isLoopbackHost } from "../is-loopback-host.ts";
import { isOnLoopback } from "./is-on-loopback.ts";

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
      return isRefused ? Promise.resolve(refusal(request)) : service.handle(request);
    },
  };
}

/** Without brackets and port. */
function hostOf({ origin }: HttpRequest): string {
  const authority = origin.slice(origin.indexOf("//") + 2);
  return authority.replace(/:\d*$/, "").replace(/^\[(.*)\]$/, "$1");
}

function refusal(request: HttpRequest): Answer {
  const host = hostOf(request).slice(0, 100);
  const message = `The emulator is not driven as ${host} while it listens on loopback: the host must be localhost, 127.0.0.1 or [::1].`;
  return controlRefusal(new ControlError(403, "foreign-host", message));
}
