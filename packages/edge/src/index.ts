/** The edge platform, as its source document shows it. */
import { createClient } from "@seamline/client-core";
import { type EdgeClientOptions, withAccessKey } from "./edge-client-options.ts";
import type { EdgeAsShownClient } from "./generated/client.gen.ts";
import { definition, type OperationId } from "./generated/operations.gen.ts";
import type { CheckedPoints } from "./generated/types.gen.ts";

/**
 * Makes a client of the edge platform. Profile: as shown.
 *
 * @throws InvalidArgumentError when an option is missing or wrong, before anything is sent.
 */
export function createEdgeClient(options: EdgeClientOptions<OperationId> & CheckedPoints): EdgeAsShownClient {
  return createClient(definition, withAccessKey(options));
}

export * from "@seamline/client-core/service";
export type { EdgeClientOptions } from "./edge-client-options.ts";
export type * from "./generated/client.gen.ts";
export type { EdgeAsShownClient as EdgeClient } from "./generated/client.gen.ts";
export { definition, type OperationId } from "./generated/operations.gen.ts";
export type * from "./generated/types.gen.ts";
