import type { ServiceDescription } from "../definition.ts";
import {
  type CallOptions,
  type ClientOptions,
  overrideOptions,
  resolveOptions,
} from "../options/client-options.ts";
import { type ClientParts, registerClient } from "../pipeline/client-parts.ts";
import { createSharedLimits } from "../retry/throttle.ts";

/**
 * A client without resources, for standalone operations such as `getMatter(client, { matterId })`. A bundle contains
 * only the operations that the program imports.
 *
 * @typeParam Service title of the document; operations only accept clients with the same title
 */
export interface BareClient<Service extends string = string> {
  /** Never set. Carries the service type. */
  readonly "~service"?: Service;
  /**
   * Returns a client with other options that shares this client's limits.
   *
   * @throws InvalidArgumentError for an unknown or invalid option
   */
  withOptions(options: CallOptions): this;
}

/**
 * Creates a client for standalone operations.
 *
 * @param service the `service` export of the generated operations
 * @throws InvalidArgumentError for an invalid or unknown option, or an invalid `baseUrl`
 */
export function createBareClient<Service extends string>(
  service: ServiceDescription<Service>,
  options: ClientOptions,
): BareClient<Service> {
  return bareClientOf({
    definition: { ...service, operations: {} },
    options: resolveOptions(options),
    limits: createSharedLimits(),
  }) as BareClient<Service>;
}

function bareClientOf(parts: ClientParts): object {
  const client = {
    withOptions: (options: CallOptions): object =>
      bareClientOf({ ...parts, options: overrideOptions(parts.options, options) }),
  };
  registerClient(client, parts);
  return client;
}
