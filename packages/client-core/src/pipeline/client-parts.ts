import type { DocumentDefinition } from "../definition.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import type { ResolvedOptions } from "../options/client-options.ts";
import type { BodyWriter } from "../request/write-body.ts";
import type { SharedLimits } from "../retry/throttle.ts";

/** Everything that the calls of a client share. */
export interface ClientParts {
  readonly definition: DocumentDefinition;
  readonly options: ResolvedOptions;
  /** Absent if the operation has no body. */
  readonly writeBody?: BodyWriter | undefined;
  readonly limits: SharedLimits;
}

/** Kept outside the clients, because parts contain credentials, which an inspected client must not show. */
const partsByClient = new WeakMap<object, ClientParts>();

/** Stores the parts of a client for {@link partsOf}. */
export function registerClient(client: object, parts: ClientParts): void {
  partsByClient.set(client, parts);
}

/**
 * Returns the parts of a client, for helpers that send requests without an operation.
 *
 * @throws InvalidArgumentError if `client` was not created by this copy of the package
 */
export function partsOf(client: unknown): ClientParts {
  const parts = partsByClient.get(Object(client));
  if (parts) return parts;
  throw new InvalidArgumentError("client", "must be a client from the same copy of @seamline/client-core");
}
