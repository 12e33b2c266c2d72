import type { HttpRequest } from "./http-request.ts";
import type { ServiceResponse } from "./service-response.ts";

/** The server's part of the control surface. */
export interface ServerContext {
  /** Aborts when the server closes, to end endless responses. */
  readonly closing: AbortSignal;
  /** Origins of web pages with the same access as programs: `http://localhost:4321`. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** URL of the documentation; `undefined` if it was not configured. */
  readonly docsUrl: string | undefined;
  /** Version of the package. */
  readonly version: string;
  /**
   * Returns the URL of a service, with the host name of the request.
   *
   * @param origin origin of the request
   * @returns `undefined` if the service has no port
   */
  urlOf(service: string, origin: string): string | undefined;
  /**
   * Responds with a file of the emulator's page.
   *
   * @param path path of the request below `/__emulator`
   * @returns `undefined` if the request is not for a file of the page
   */
  pageResponse(path: string, request: HttpRequest): ServiceResponse | undefined;
}
