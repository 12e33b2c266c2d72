import type { StartedCall } from "../call/outcome.ts";
import type { DocumentDefinition, OperationDefinition } from "../definition.ts";
import type { ClientParts } from "../pipeline/client-parts.ts";
import type { RequestSteps } from "../request/request-steps.ts";
import type { BareClient } from "./bare-client.ts";
import type { ClientRequest } from "./client-request.ts";
import type { HttpClient } from "./http-client.ts";

/**
 * A client with additional paths. Not an intersection of two clients, because TypeScript would report every error
 * twice.
 */
type ExtendedClient<Client, Paths extends object, Service extends string, Methods extends string> = Omit<
  Client,
  keyof ServiceClient<object>
> &
  ServiceClient<Paths, Service, Methods>;

/**
 * Members of every client, in addition to its resources. A client also works with standalone operations.
 *
 * @typeParam Service title of the document
 * @typeParam Methods the document's methods that `HttpMethod` does not contain, such as `QUERY`
 */
export interface ServiceClient<
  Paths extends object,
  Service extends string = string,
  Methods extends string = never,
> extends BareClient<Service> {
  /**
   * Never set. Carries the names of the read-only methods, such as `matters.get`, because some helpers must not repeat
   * other methods. `string` if the client does not list its read-only methods.
   */
  readonly "~reads"?: string;
  /** Calls operations by method and path template, with path segments instead of resource names. */
  readonly http: HttpClient<Paths, Methods>;
  /**
   * Calls operations by method and path template, including paths that the document does not describe. Otherwise, calls
   * behave as in the resource tree.
   */
  readonly request: ClientRequest<Paths, Methods>;
  /**
   * Returns the same client, typed so that `http` and `request` accept additional paths.
   *
   * @typeParam More the additional `paths`, in the form of openapi-typescript
   */
  extend<More extends object>(): ExtendedClient<this, Paths & More, Service, Methods>;
}

/** Definition of the client for one document. `Client` is the generated interface of its resource tree. */
export interface ServiceDefinition<Client> extends DocumentDefinition {
  /** Features that the document's operations use: `pages`, `longRunning`. */
  readonly features: readonly Feature[];
  /** Never set. Carries the client type. */
  readonly client?: Client;
}

/** A method call in the resource tree. */
interface CalledMethod {
  readonly parts: ClientParts;
  /** The caller's first argument, unchecked. */
  readonly input: unknown;
  /**
   * Calls the operation with the caller's arguments.
   *
   * @param change returns the members of `CallArguments` to override
   * @param stop also aborts the call
   */
  send(
    change?: (input: { readonly query?: unknown; readonly header?: unknown }) => object,
    stop?: AbortSignal,
  ): StartedCall;
}

/**
 * Optional behavior of some operations, such as pagination or waiting. A definition lists the features that its
 * operations need, so a bundle omits all other features.
 */
export interface Feature {
  /** Returns the function that calls the operation, or `undefined` if the operation does not have the feature. */
  of(operation: OperationDefinition): ((method: CalledMethod) => object) | undefined;
  /** Adds members to a client. */
  extend?(client: Record<string, unknown>, parts: ClientParts): void;
  /**
   * Returns members for a standalone operation.
   *
   * @param partsFor returns a client's parts, with the operation's definition
   */
  standalone?(partsFor: (client: unknown) => ClientParts): object;
  /** Steps of a standalone operation's requests. The resource tree has all of them. */
  readonly steps?: RequestSteps;
}
