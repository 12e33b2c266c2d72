/** The functions service, version v1, as its source document shows it. */
import { type AuthenticatedClientOptions, createClient, requireAuth } from "@seamline/client-core";
import type { FunctionsAsShownClient } from "./generated/v1/client.gen.ts";
import { definition, type OperationId } from "./generated/v1/operations.gen.ts";
import type { CheckedPoints } from "./generated/v1/types.gen.ts";

/**
 * Makes a client of the functions service, version v1. Profile: as shown.
 *
 * @throws InvalidArgumentError when an option is missing or wrong, before anything is sent.
 */
export function createFunctionsClient(
  options: AuthenticatedClientOptions<OperationId> & CheckedPoints,
): FunctionsAsShownClient {
  return createClient(definition, requireAuth(options));
}

export * from "@seamline/client-core/service";
export type * from "./generated/v1/client.gen.ts";
export type { FunctionsAsShownClient as FunctionsClient } from "./generated/v1/client.gen.ts";
export * from "./generated/v1/names.gen.ts";
export { definition, type OperationId } from "./generated/v1/operations.gen.ts";
export type * from "./generated/v1/types.gen.ts";
