import { type HttpHandler, HttpResponse, http } from "msw/http";
import { bodyLimitOf } from "../http/body-limit.ts";
import { readRequest } from "../http/http-request.ts";
import { ConnectionLostError, toResponse } from "../http/service-response.ts";
import { type BaseUrls, type HandlingService, type HandlingServices, readBaseUrls } from "./base-urls.ts";

/** Options for {@link emulatorHandlers}. */
export interface EmulatorHandlersOptions<Name extends string = string> {
  /**
   * URLs of the services by name, as the program under test uses them: `{ parcels: "https://api.example.com/parcels" }`.
   * By default, a service has the `baseUrl` of its `options()`.
   */
  readonly baseUrls?: BaseUrls<Name>;
}

/**
 * Creates a request handler for each service of an emulator, for MSW's `setupServer` and `setupWorker`. The emulator
 * handles all requests under the URL of a service. MSW handles all other requests as usual.
 *
 * @example
 * const emulator = createEmulator();
 * const server = setupServer(...emulatorHandlers(emulator));
 *
 * @throws InvalidOptionError that lists all URL problems
 */
export function emulatorHandlers<One extends { readonly services: HandlingServices }>(
  { services }: One,
  { baseUrls }: EmulatorHandlersOptions<keyof One["services"] & string> = {},
): HttpHandler[] {
  return readBaseUrls(services, baseUrls).map(({ service, url }) =>
    http.all(
      ({ request }) => targetBelow(url, request.url) !== undefined,
      ({ request }) => respond(service, url, request),
    ),
  );
}

/**
 * Returns the path and query of `url` relative to `base`, or `undefined` if `url` is not under `base`.
 *
 * @param base URL without a trailing slash
 */
function targetBelow(base: string, url: string): string | undefined {
  if (!url.startsWith(base)) return undefined;
  const rest = url.slice(base.length).replace(/#.*$/, "");
  if (rest === "" || rest.startsWith("?")) return `/${rest}`;
  return rest.startsWith("/") ? rest : undefined;
}

/** Lets the service handle a request. A connection closed by a fault is a network error for the program. */
async function respond(service: HandlingService, url: string, request: Request): Promise<Response> {
  try {
    const received = await readRequest(request, (target) => bodyLimitOf(target, service));
    const target = targetBelow(url, request.url) ?? "/";
    // The origin includes the base URL's path, because URLs in responses begin with the origin.
    return toResponse(await service.handle({ ...received, target, origin: url }));
  } catch (error) {
    if (error instanceof ConnectionLostError || request.signal.aborted) return HttpResponse.error();
    throw error;
  }
}
