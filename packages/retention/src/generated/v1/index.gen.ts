// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

/** The retention and eDiscovery service, version v1, as its source document shows it. */
import { createClient, requireAuth, type AuthenticatedClientOptions } from "@seamline/client-core";
import type { RetentionAsShownClient } from "./client.gen.ts";
import { definition, type OperationId } from "./operations.gen.ts";
import type { CheckedPoints } from "./types.gen.ts";

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
export type * from "./client.gen.ts";
export type { RetentionAsShownClient as RetentionClient } from "./client.gen.ts";
export * from "./names.gen.ts";
export { definition, type OperationId } from "./operations.gen.ts";
export type * from "./types.gen.ts";
