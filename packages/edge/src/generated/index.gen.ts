// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

/** The edge platform, as its source document shows it. */
import { createClient } from "@seamline/client-core";
import { readClientOptions, type EdgeClientOptions } from "../client-options.ts";
import type { EdgeAsShownClient } from "./client.gen.ts";
import { definition, type OperationId } from "./operations.gen.ts";
import type { CheckedPoints } from "./types.gen.ts";

/**
 * Makes a client of the edge platform. Profile: as shown.
 *
 * The client has only what the source document shows. For the whole service, with lists that can be iterated and
 * operations that can be waited for, import from `@seamline/edge/reference`.
 *
 * @throws InvalidArgumentError when an option is missing or wrong, before anything is sent.
 */
export function createEdgeClient(
  options: EdgeClientOptions<OperationId> & CheckedPoints,
): EdgeAsShownClient {
  return createClient(definition, readClientOptions(options));
}

export * from "@seamline/client-core/service";
export { fromEnvironment, type EdgeClientOptions } from "../client-options.ts";
export type * from "./client.gen.ts";
export type { EdgeAsShownClient as EdgeClient } from "./client.gen.ts";
export { definition, type OperationId } from "./operations.gen.ts";
export type * from "./types.gen.ts";
