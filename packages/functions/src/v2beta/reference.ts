/** The functions service, version v2beta, with the fields, lists and operations that the reference profile fills in. */
import { type AuthenticatedClientOptions, createClient, requireAuth } from "@seamline/client-core";
import type { FunctionsReferenceClient } from "../generated/v2beta/reference/client.gen.ts";
import { definition, type OperationId } from "../generated/v2beta/reference/operations.gen.ts";
import type { CheckedPoints } from "../generated/v2beta/reference/types.gen.ts";

/**
 * Makes a client of the functions service, version v2beta. Profile: reference.
 *
 * @throws InvalidArgumentError when an option is missing or wrong, before anything is sent.
 */
export function createFunctionsClient(
  options: AuthenticatedClientOptions<OperationId> & CheckedPoints,
): FunctionsReferenceClient {
  return createClient(definition, requireAuth(options));
}

export * from "@seamline/client-core/service";
export type * from "../generated/v2beta/reference/client.gen.ts";
export type { FunctionsReferenceClient as FunctionsClient } from "../generated/v2beta/reference/client.gen.ts";
export * from "../generated/v2beta/reference/enums.gen.ts";
export * from "../generated/v2beta/reference/names.gen.ts";
export { definition, type OperationId } from "../generated/v2beta/reference/operations.gen.ts";
export type * from "../generated/v2beta/reference/types.gen.ts";
