import type { DocumentDefinition } from "../definition.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import type { ResolvedOptions } from "../options/client-options.ts";
import type { SharedLimits } from "../retry/throttle.ts";

/** What all calls of a client share. */
export interface ClientParts {
  readonly definition: DocumentDefinition;
  readonly options: ResolvedOptions;
  /** openapi-fetch's `request`, made with `WireRequest`. Its types describe one document and not any call: see ADR 0022. */
  readonly request: (method: string, url: string, init: object) => Promise<{ readonly response: Response }>;
  readonly limits: SharedLimits;
}

/** Beside the clients, not in them: parts contain credentials, which inspecting a client must not show. */
const partsByClient = new WeakMap<object, ClientParts>();

/** Remembers what a client is made of. */
export function rememberParts(client: object, parts: ClientParts): void {
  partsByClient.set(client, parts);
}

/**
 * What a client is made of, for helpers that send what no operation describes.
 *
 * @throws InvalidArgumentError for anything but a client that this copy of the package has made
 */
export function partsOf(client: unknown): ClientParts {
  const parts = partsByClient.get(Object(client));
  if (parts) return parts;
  throw new InvalidArgumentError("client", "must be made by createClient of the same @seamline/client-core");
}
