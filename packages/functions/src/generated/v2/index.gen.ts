// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

/** The functions service, version v2, as its source document shows it. */
import {
  bearerFromEnvironment,
  createClient,
  requireAuth,
  type AuthenticatedClientOptions,
  type EnvironmentOptions,
  type EnvironmentVariables,
} from "@seamline/client-core";
import type { FunctionsAsShownClient } from "./client.gen.ts";
import { definition, type OperationId } from "./operations.gen.ts";
import type { CheckedPoints } from "./types.gen.ts";

/**
 * Makes a client of the functions service, version v2. Profile: as shown.
 *
 * The client has only what the source document shows. For the whole service, with lists that can be iterated and
 * operations that can be waited for, import from `@seamline/functions/v2/reference`.
 *
 * @throws InvalidArgumentError when an option is missing or wrong, before anything is sent.
 */
export function createFunctionsClient(
  options: AuthenticatedClientOptions<OperationId> & CheckedPoints,
): FunctionsAsShownClient {
  return createClient(definition, requireAuth(options));
}

/**
 * Reads the options of a client from the environment: `SEAMLINE_FUNCTIONS_URL` and `SEAMLINE_FUNCTIONS_TOKEN`.
 *
 * @param variables those of the process unless given, such as the `env` of a worker
 * @throws InvalidArgumentError that names the variable that is missing or wrong, and never has its value.
 */
export function fromEnvironment(variables?: EnvironmentVariables): EnvironmentOptions {
  return bearerFromEnvironment("FUNCTIONS", variables);
}

export * from "@seamline/client-core/service";
export type * from "./client.gen.ts";
export type { FunctionsAsShownClient as FunctionsClient } from "./client.gen.ts";
export * from "./names.gen.ts";
export { definition, type OperationId } from "./operations.gen.ts";
export type * from "./types.gen.ts";
