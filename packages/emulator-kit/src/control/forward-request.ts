import { decodeSegment } from "@seamline/openapi/request-target";
import { ControlError } from "../http/control-error.ts";
import { RawHeaders } from "../http/http-headers.ts";
import type { ReceivedRequest } from "../http/received-request.ts";
import type { ServiceResponse } from "../http/service-response.ts";
import type { ControlMatch } from "../pipeline/match-request.ts";
import type { RunningService } from "../runtime/running-service.ts";

/** A path below `/__emulator` that leads to a service, and the path that the service has. */
const FORWARDED = /^\/services\/([^/]+)(\/.*)$/s;

/** The header field of a request that only looks. */
const VIEW = "x-emulator-view";

/** Fields that describe the request on its way to the control surface alone. */
const OWN_FIELDS: ReadonlySet<string> = new Set([VIEW, "content-encoding", "host"]);

/**
 * Has a service handle a request as if it had come to the service's own address, so that a page at one address can call
 * every service. What comes back is inert where a browser opens it as a page: it has the origin of the control surface.
 *
 * @returns `undefined` for a path that leads to no service
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

/** The members are listed, since those of a class are not its own properties and a spread would lose them. */
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
  return new ControlError(404, "not-found", `There is no such service: there are ${names}.`);
}
