import type { DocumentDefinition } from "../definition.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import type { ResolvedOptions } from "../options/client-options.ts";
import type { RequestSteps } from "../request/request-steps.ts";
import type { SharedLimits } from "../retry/throttle.ts";

/** Everything shared by a client's calls. */
export interface ClientParts extends RequestSteps {
  readonly definition: DocumentDefinition;
  readonly options: ResolvedOptions;
  readonly limits: SharedLimits;
}

/** Stored outside the clients, because parts contain credentials, which must not appear when a client is logged. */
const partsByClient = new WeakMap<object, ClientParts>();

/** Stores a client's parts for {@link partsOf}. */
export function registerClient(client: object, parts: ClientParts): void {
  partsByClient.set(client, parts);
}

/**
 * Returns a client's parts, for helpers that send requests without an operation.
 *
 * @throws InvalidArgumentError if `client` was not created by this copy of the package
 */
export function partsOf(client: unknown): ClientParts {
  const parts = partsByClient.get(Object(client));
  if (parts) return parts;
  throw new InvalidArgumentError("client", "must be a client from the same copy of @seamline/client-core");
}
