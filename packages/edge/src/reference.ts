/** The edge platform, with the fields and the endpoints that the reference profile fills in. */
import { createClient } from "@seamline/client-core";
import { type EdgeClientOptions, withAccessKey } from "./edge-client-options.ts";
import type { EdgeReferenceClient } from "./generated/reference/client.gen.ts";
import { definition, type OperationId } from "./generated/reference/operations.gen.ts";
import type { CheckedPoints } from "./generated/reference/types.gen.ts";

/**
 * Makes a client of the edge platform. Profile: reference.
 *
 * @throws InvalidArgumentError when an option is missing or wrong, before anything is sent.
 */
export function createEdgeClient(
  options: EdgeClientOptions<OperationId> & CheckedPoints,
): EdgeReferenceClient {
  return createClient(definition, withAccessKey(options));
}

export * from "@seamline/client-core/service";
export type { EdgeClientOptions } from "./edge-client-options.ts";
export type * from "./generated/reference/client.gen.ts";
export type { EdgeReferenceClient as EdgeClient } from "./generated/reference/client.gen.ts";
export * from "./generated/reference/enums.gen.ts";
export { definition, type OperationId } from "./generated/reference/operations.gen.ts";
export type * from "./generated/reference/types.gen.ts";
