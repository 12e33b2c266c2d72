import type { OperationDefinition, OperationTable } from "../definition.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import {
  type CallOptions,
  type ClientOptions,
  overrideOptions,
  resolveOptions,
} from "../options/client-options.ts";
import { type ClientParts, registerClient } from "../pipeline/client-parts.ts";
import { createSharedLimits } from "../retry/throttle.ts";
import { callMethod } from "./call-method.ts";
import { createRequest, operationFinder } from "./client-request.ts";
import { createHttpClient } from "./http-client.ts";
import { ALL_STEPS } from "./request-features.ts";
import type { Feature, ServiceDefinition } from "./service-client.ts";

/**
 * Creates a client from a generated definition.
 *
 * @throws InvalidArgumentError for an invalid or unknown option, an invalid `baseUrl`, or a definition whose operations
 * do not form a tree
 */
export function createClient<Client>(definition: ServiceDefinition<Client>, options: ClientOptions): Client {
  const parts: ClientParts = {
    definition,
    options: resolveOptions(options, definition.operations),
    ...ALL_STEPS,
    limits: createSharedLimits(),
  };
  return clientOf(parts, definition.features) as Client;
}

function clientOf(parts: ClientParts, features: readonly Feature[]): object {
  const find = operationFinder(parts.definition);
  const client = {
    http: createHttpClient(parts, find),
    request: createRequest(parts, find),
    // Only changes the type: at run time, every client accepts every path.
    extend: (): object => client,
    withOptions: (options: CallOptions): object =>
      clientOf({ ...parts, options: overrideOptions(parts.options, options) }, features),
  };
  registerClient(client, parts);
  addResourceMethods(client, parts.definition.operations, (id, operation) => {
    const call = callMethod(id, operation, features);
    return (...args) => call(parts, ...args);
  });
  for (const { extend } of features) extend?.(client, parts);
  return client;
}

type ResourceMethod = (input?: unknown, options?: unknown) => unknown;

type Resource = Record<string, unknown>;

/**
 * Adds the resources and methods of all operations to `client` as plain properties.
 *
 * @throws InvalidArgumentError if two operations map to the same name, or a name is reserved
 */
function addResourceMethods(
  client: Resource,
  operations: OperationTable,
  methodOf: (operationId: string, operation: OperationDefinition) => ResourceMethod,
): object {
  const resources = new Map([["", client]]);
  const resourceAt = (place: readonly string[]): Resource => {
    const path = place.join(".");
    const resource = resources.get(path) ?? {};
    if (!resources.has(path)) addMember(place, resource);
    resources.set(path, resource);
    return resource;
  };
  const addMember = (place: readonly string[], member: unknown): void => {
    const name = `${place.at(-1)}`;
    const parent = resourceAt(place.slice(0, -1));
    // Promises and `await` call `then`, so no member may have that name.
    if (Object.hasOwn(parent, name) || name === "then") {
      throw new InvalidArgumentError(
        "definition",
        `has a duplicate or reserved operation name: \`${place.join(".")}\``,
      );
    }
    parent[name] = member;
  };
  for (const [operationId, operation] of Object.entries(operations)) {
    addMember(operation.place, methodOf(operationId, operation));
  }
  return client;
}
