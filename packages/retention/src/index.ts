/** The retention and eDiscovery service, as its source document shows it. */
import { type AuthenticatedClientOptions, createClient, requireAuth } from "@seamline/client-core";
import type { RetentionAsShownClient } from "./generated/v1/client.gen.ts";
import { definition, type OperationId } from "./generated/v1/operations.gen.ts";
import type { CheckedPoints } from "./generated/v1/types.gen.ts";

/**
 * Makes a client of the retention and eDiscovery service, version v1. Profile: as shown.
 *
 * @throws InvalidArgumentError when an option is missing or wrong, before anything is sent.
 */
export function createRetentionClient(
  options: AuthenticatedClientOptions<OperationId> & CheckedPoints,
): RetentionAsShownClient {
  return createClient(definition, requireAuth(options));
}

export * from "@seamline/client-core/service";
export type * from "./generated/v1/client.gen.ts";
export type { RetentionAsShownClient as RetentionClient } from "./generated/v1/client.gen.ts";
export * from "./generated/v1/names.gen.ts";
export { definition, type OperationId } from "./generated/v1/operations.gen.ts";
export type * from "./generated/v1/types.gen.ts";
