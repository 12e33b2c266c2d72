import { decodeSegment } from "@seamline/openapi/request-target";
import { ControlError } from "../http/control-error.ts";
import { RawHeaders } from "../http/http-headers.ts";
import type { ReceivedRequest } from "../http/received-request.ts";
import type { ServiceResponse } from "../http/service-response.ts";
import type { ControlMatch } from "../pipeline/match-request.ts";
import type { RunningService } from "../runtime/running-service.ts";

/**
 * Matches a path under `/__emulator` that is forwarded to a service. Captures the service name and the path to request.
 */
const FORWARDED = /^\/services\/([^/]+)(\/.*)$/s;

/** The header that marks a view request, which has no side effects. */
const VIEW = "x-emulator-view";

/** Headers that are not forwarded. */
const OWN_FIELDS: ReadonlySet<string> = new Set([VIEW, "content-encoding", "host"]);

/**
 * Forwards a request to a service as if it had been sent to the service's own address, so that a page served from one
 * address can call every service. The response is sandboxed, because it has the same origin as the emulator's page and
 * a browser could open it as a page.
 *
 * @returns `undefined` if the path is not forwarded
 * @throws ControlError 404
 */
export function forwardRequest(
  services: readonly RunningService[],
  { path, query }: ControlMatch,
  request: ReceivedRequest,
): Promise<ServiceResponse> | undefined {
  const [, segment, rest] = FORWARDED.exec(path) ?? [];
  if (segment === undefined || rest === undefined) return undefined;
  const name = decodeSegment(segment);
  const service = services.find((each) => each.name === name);
  if (!service) throw unknownService(services);
  const forwarded = requestOf(service, `${rest}${query === "" ? "" : `?${query}`}`, request);
  return respond(service, forwarded, request.headers.get(VIEW) === "1");
}

async function respond(
  service: RunningService,
  request: ReceivedRequest,
  isView: boolean,
): Promise<ServiceResponse> {
  let recordedAs: number | undefined;
  const response = isView
    ? await service.look(request)
    : await service.handle(request, (id) => {
        recordedAs = id;
      });
  const headers = {
    ...response.headers,
    "content-security-policy": "sandbox",
    "x-content-type-options": "nosniff",
    ...(recordedAs !== undefined && { "x-emulator-request": `${recordedAs}` }),
  };
  return { ...response, headers };
}

/** The members are listed, because a spread would lose class getters. */
function requestOf(service: RunningService, target: string, request: ReceivedRequest): ReceivedRequest {
  const { method, origin, body, isLoopbackOnly, server } = request;
  const fields = [...request.headers].filter(([name]) => !OWN_FIELDS.has(name.toLowerCase()));
  const isTooLarge = body instanceof Uint8Array && body.length > service.maxBodyBytes;
  return {
    method,
    target,
    origin: server?.urlOf(service.name, origin) ?? origin,
    headers: new RawHeaders(fields.flat()),
    body: isTooLarge ? "too-large" : body,
    ...(isLoopbackOnly && { isLoopbackOnly }),
    ...(server && { server }),
    get signal() {
      return request.signal;
    },
  };
}

function unknownService(services: readonly RunningService[]): ControlError {
  const names = services.map(({ name }) => name).join(", ");
  return new ControlError(404, "not-found", `Unknown service (services: ${names}).`);
}
