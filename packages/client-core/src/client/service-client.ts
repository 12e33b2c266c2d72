import type { StartedCall } from "../call/outcome.ts";
import type { DocumentDefinition, OperationDefinition } from "../definition.ts";
import type { CallOptions } from "../options/client-options.ts";
import type { ClientParts } from "../pipeline/client-parts.ts";
import type { ClientRequest } from "./client-request.ts";
import type { HttpClient } from "./http-client.ts";

/** A client with further paths. Not an intersection of two, for which compilers would report every mistake twice. */
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

/** Everything that makes a client of one document. `Client` is the generated interface of its resource tree. */
export interface ServiceDefinition<Client> extends DocumentDefinition {
  /** Features that operations of the document have: `pages`, `longRunning`. */
  readonly features: readonly Feature[];
  /** Never set: for the client's type alone. */
  readonly client?: Client;
}

/** A method of the resource tree that is being called. */
interface CalledMethod {
  readonly parts: ClientParts;
  /** The caller's first argument, not checked. */
  readonly input: unknown;
  /**
   * Calls the operation with the caller's arguments.
   *
   * @param page query parameters beside the caller's
   */
  send(page?: object): StartedCall;
}

/**
 * An optional part of calls, of some operations: pages, waiting. A definition names the features that its
 * operations need, so that bundles of the others leave them out.
 */
export interface Feature {
  /** What calling the operation gives back; absent for an operation that does not have the feature. */
  of(operation: OperationDefinition): ((method: CalledMethod) => object) | undefined;
  /** Adds members to a client, beside what its operations give it. */
  extend?(client: Record<string, unknown>, parts: ClientParts): void;
}
