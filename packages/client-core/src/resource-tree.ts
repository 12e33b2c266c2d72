import type { OperationDefinition, OperationTable } from "./definition.ts";
import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";

/** A method of a client. */
export type ResourceMethod = (input?: unknown, options?: unknown) => unknown;

type Resource = Record<string, unknown>;

/**
 * Adds the methods and resources of operations to `client`, as plain members: nothing answers to a name that it
 * does not have.
 *
 * @throws InvalidArgumentError when two operations claim one place, or one the place of a member of every client
 */
export function growTree(
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
    // An object with a method `then` would be taken for a promise.
    if (Object.hasOwn(parent, name) || name === "then") {
      throw new InvalidArgumentError("definition", `has a place that is taken: ${place.join(".")}`);
    }
    parent[name] = member;
  };
  for (const [operationId, operation] of Object.entries(operations)) {
    addMember(operation.place, methodOf(operationId, operation));
  }
  return client;
}
