/** The functions service, version v2alpha, as its source document shows it. */
import { type AuthenticatedClientOptions, createClient, requireAuth } from "@seamline/client-core";
import type { FunctionsAsShownClient } from "./generated/v2alpha/client.gen.ts";
import { definition, type OperationId } from "./generated/v2alpha/operations.gen.ts";
import type { CheckedPoints } from "./generated/v2alpha/types.gen.ts";

/**
 * Makes a client of the functions service, version v2alpha. Profile: as shown.
 *
 * @throws InvalidArgumentError when an option is missing or wrong, before anything is sent.
 */
export function createFunctionsClient(
  options: AuthenticatedClientOptions<OperationId> & CheckedPoints,
): FunctionsAsShownClient {
  return createClient(definition, requireAuth(options));
}

export * from "@seamline/client-core/service";
export type * from "./generated/v2alpha/client.gen.ts";
export type { FunctionsAsShownClient as FunctionsClient } from "./generated/v2alpha/client.gen.ts";
export * from "./generated/v2alpha/names.gen.ts";
export { definition, type OperationId } from "./generated/v2alpha/operations.gen.ts";
export type * from "./generated/v2alpha/types.gen.ts";
