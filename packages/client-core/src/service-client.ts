import type { CallOptions } from "./client-options.ts";
import type { ClientRequest } from "./client-request.ts";
import type { HttpClient } from "./http-client.ts";

/** A client with further paths. Not an intersection of two, whose every mistake compilers would tell twice. */
type ExtendedClient<Client, Paths extends object> = Omit<Client, keyof ServiceClient<object>> &
  ServiceClient<Paths>;

/** What every client has beside its resources. */
export interface ServiceClient<Paths extends object> {
  /** Calls by method and path template, with path segments instead of resource names. */
  readonly http: HttpClient<Paths>;
  /** Calls by method and path template, as the resource tree does: also of endpoints that no document shows. */
  readonly request: ClientRequest<Paths>;
  /**
   * The same client. Its `http` and `request` know further paths beside those of the document.
   *
   * @typeParam More `paths` as openapi-typescript writes them
   */
  extend<More extends object>(): ExtendedClient<this, Paths & More>;
  /**
   * The same client with other options.
   *
   * @throws InvalidArgumentError for an unknown or wrong option
   */
  withOptions(options: CallOptions): this;
}
