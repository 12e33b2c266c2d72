import type { CallOptions } from "./client-options.ts";
import type { HttpClient } from "./http-client.ts";

/** What every client has beside its resources. */
export interface ServiceClient<Paths extends object> {
  /** Calls by method and path template, with path segments instead of resource names. */
  readonly http: HttpClient<Paths>;
  /**
   * The same client with other options.
   *
   * @throws InvalidArgumentError for an unknown or wrong option
   */
  withOptions(options: CallOptions): this;
}
