import type { CallOptions } from "./client-options.ts";
import type { ClientRequest } from "./client-request.ts";
import type { HttpClient } from "./http-client.ts";

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
  extend<More extends object>(): ServiceClient<More> & this;
  /**
   * The same client with other options.
   *
   * @throws InvalidArgumentError for an unknown or wrong option
   */
  withOptions(options: CallOptions): this;
}
