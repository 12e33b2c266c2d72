/** The functions service, version v1, with the fields, lists and operations that the reference profile fills in. */
import { type AuthenticatedClientOptions, createClient, requireAuth } from "@seamline/client-core";
import type { FunctionsReferenceClient } from "../generated/v1/reference/client.gen.ts";
import { definition, type OperationId } from "../generated/v1/reference/operations.gen.ts";
import type { CheckedPoints } from "../generated/v1/reference/types.gen.ts";

/**
 * Makes a client of the functions service, version v1. Profile: reference.
 *
 * @throws InvalidArgumentError when an option is missing or wrong, before anything is sent.
 */
export function createFunctionsClient(
  options: AuthenticatedClientOptions<OperationId> & CheckedPoints,
): FunctionsReferenceClient {
  return createClient(definition, requireAuth(options));
}

export * from "@seamline/client-core/service";
export type * from "../generated/v1/reference/client.gen.ts";
export type { FunctionsReferenceClient as FunctionsClient } from "../generated/v1/reference/client.gen.ts";
export * from "../generated/v1/reference/enums.gen.ts";
export * from "../generated/v1/reference/names.gen.ts";
export { definition, type OperationId } from "../generated/v1/reference/operations.gen.ts";
export type * from "../generated/v1/reference/types.gen.ts";
