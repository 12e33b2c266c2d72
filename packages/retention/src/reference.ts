/** The retention and eDiscovery service, with the fields, lists and operations that the reference profile fills in. */
import { type AuthenticatedClientOptions, createClient, requireAuth } from "@seamline/client-core";
import type { RetentionReferenceClient } from "./generated/v1/reference/client.gen.ts";
import { definition, type OperationId } from "./generated/v1/reference/operations.gen.ts";
import type { CheckedPoints } from "./generated/v1/reference/types.gen.ts";

/**
 * Makes a client of the retention and eDiscovery service, version v1. Profile: reference.
 *
 * @throws InvalidArgumentError when an option is missing or wrong, before anything is sent.
 */
export function createRetentionClient(
  options: AuthenticatedClientOptions<OperationId> & CheckedPoints,
): RetentionReferenceClient {
  return createClient(definition, requireAuth(options));
}

export * from "@seamline/client-core/service";
export type * from "./generated/v1/reference/client.gen.ts";
export type { RetentionReferenceClient as RetentionClient } from "./generated/v1/reference/client.gen.ts";
export * from "./generated/v1/reference/enums.gen.ts";
export * from "./generated/v1/reference/names.gen.ts";
export { definition, type OperationId } from "./generated/v1/reference/operations.gen.ts";
export type * from "./generated/v1/reference/types.gen.ts";
