import type { OperationDefinition, OperationTable, ServiceDescription } from "../definition.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { type ClientParts, partsOf } from "../pipeline/client-parts.ts";
import { callMethod } from "./call-method.ts";
import type { Feature } from "./service-client.ts";

/**
 * Creates a standalone operation: a function that takes the client, the input and the options of one call.
 *
 * @param service facts that all operations of the document share
 * @param operations the operation by its operationId, followed by the operations that its feature calls
 * @param feature the feature that the operation has, if any
 */
export function defineOperation<Operation>(
  service: ServiceDescription,
  operations: OperationTable,
  feature?: Feature,
): Operation {
  const definition = { ...service, operations };
  const [operationId, operation] = Object.entries(operations)[0] as [string, OperationDefinition];
  const call = callMethod(operationId, operation, feature ? [feature] : []);
  /** @throws InvalidArgumentError if `client` belongs to another service */
  const partsFor = (client: unknown): ClientParts => {
    const parts = partsOf(client);
    const { title } = parts.definition;
    if (title === service.title) return { ...parts, definition };
    throw new InvalidArgumentError("client", `must be a client of ${service.title}, not of ${title}`);
  };
  const standalone = (client: unknown, ...args: unknown[]): unknown => call(partsFor(client), ...args);
  return Object.assign(standalone, feature?.standalone?.(partsFor)) as Operation;
}
