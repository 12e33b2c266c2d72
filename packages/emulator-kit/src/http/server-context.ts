import type { HttpRequest } from "./http-request.ts";
import type { ServiceResponse } from "./service-response.ts";

/** Server information that the control routes need. */
export interface ServerContext {
  /** Aborts when the server closes, to end streams that would never end on their own. */
  readonly closing: AbortSignal;
  /** Origins whose pages have the same access as programs, such as `http://localhost:4321`. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** URL of the documentation, or `undefined` if it is not configured. */
  readonly docsUrl: string | undefined;
  /** Version of the emulator's package. */
  readonly version: string;
  /** Returns the example seed. Absent if the server has none. */
  readonly exampleSeed?: () => Promise<object>;
  /**
   * Returns the URL of a service. Its host name is the same as in the request.
   *
   * @param origin the origin of the request
   * @returns `undefined` if the service has no port
   */
  urlOf(service: string, origin: string): string | undefined;
  /**
   * Returns a file of the emulator's page.
   *
   * @param path the path of the request under `/__emulator`
   * @returns `undefined` if the page has no such file
   */
  pageResponse(path: string, request: HttpRequest): ServiceResponse | undefined;
}
