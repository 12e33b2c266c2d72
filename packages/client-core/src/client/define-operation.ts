import type { OperationDefinition, OperationTable, ServiceDescription } from "../definition.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { type ClientParts, partsOf } from "../pipeline/client-parts.ts";
import { callMethod } from "./call-method.ts";
import type { Feature } from "./service-client.ts";

/**
 * Creates a standalone operation: a function that takes the client, the input and the options of one call.
 *
 * @param service facts shared by all operations in the document
 * @param operationId the operation to call. It cannot be found by its position in `operations`, because JavaScript
 *   moves numeric names to the start
 * @param operations the operation and the operations that its feature calls, keyed by operationId
 * @param features the operation's features
 */
export function defineOperation<Operation>(
  service: ServiceDescription,
  operationId: string,
  operations: OperationTable,
  ...features: readonly Feature[]
): Operation {
  const definition = { ...service, operations };
  const operation = operations[operationId] as OperationDefinition;
  const steps = Object.assign({}, ...features.map((feature) => feature.steps));
  const call = callMethod(operationId, operation, features);
  /** @throws InvalidArgumentError if `client` belongs to another service */
  const partsFor = (client: unknown): ClientParts => {
    const parts = partsOf(client);
    const { title } = parts.definition;
    if (title === service.title)
      return { ...steps, definition, options: parts.options, limits: parts.limits };
    throw new InvalidArgumentError("client", `must be a client of ${service.title}, not of ${title}`);
  };
  const standalone = (client: unknown, ...args: unknown[]): unknown => call(partsFor(client), ...args);
  return Object.assign(standalone, ...features.map((feature) => feature.standalone?.(partsFor))) as Operation;
}
