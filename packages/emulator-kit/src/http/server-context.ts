import type { HttpRequest } from "./http-request.ts";
import type { ServiceResponse } from "./service-response.ts";

/** What a server adds to the control surface of the emulator that it serves. */
export interface ServerContext {
  /** Aborts when the server closes, which ends endless responses. */
  readonly closing: AbortSignal;
  /** Origins whose pages may do what programs may, and read the responses: `http://localhost:4321`. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** Where the documentation of the operations is; `undefined` where nobody said. */
  readonly docsUrl: string | undefined;
  /** The version of the package. */
  readonly version: string;
  /**
   * The address of a service, by the name of the host that a request used.
   *
   * @param origin of the request
   * @returns `undefined` where the service has no port
   */
  urlOf(service: string, origin: string): string | undefined;
  /**
   * Responds with a file of the emulator's page.
   *
   * @param path what follows `/__emulator` in the path of the request
   * @returns `undefined` where the request is for no file of the page
   */
  pageResponse(path: string, request: HttpRequest): ServiceResponse | undefined;
}
