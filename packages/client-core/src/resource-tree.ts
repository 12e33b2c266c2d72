import type { OperationDefinition } from "./definition.ts";
import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";

/** An operation and its id. */
export type OperationEntry = readonly [operationId: string, operation: OperationDefinition];

/** A method of a client. */
export type ResourceMethod = (input?: unknown, options?: unknown) => unknown;

/** Defines a member that is made when it is first read. */
export function defineLazily(target: object, name: string, make: () => unknown): void {
  Object.defineProperty(target, name, {
    configurable: true,
    enumerable: true,
    get() {
      const value = make();
      Object.defineProperty(target, name, { value });
      return value;
    },
  });
}

/**
 * Adds the methods and resources of operations to `target`, as plain members: nothing answers to a name that it
 * does not have.
 *
 * @param depth how much of the operations' places lies above `target`
 * @throws InvalidArgumentError when two operations claim one place, or one the place of a member of every client
 */
export function growTree(
  target: object,
  entries: readonly OperationEntry[],
  methodOf: (entry: OperationEntry) => ResourceMethod,
  depth = 0,
): object {
  const groups = new Map<string, OperationEntry[]>();
  for (const entry of entries) {
    const name = `${entry[1].place[depth]}`;
    groups.get(name)?.push(entry) ?? groups.set(name, [entry]);
  }
  for (const [name, group] of groups) {
    const method = group.find(([, { place }]) => place.length === depth + 1);
    // An object with a method `then` would be taken for a promise.
    if (Object.hasOwn(target, name) || (method && (group.length > 1 || name === "then"))) {
      throw new InvalidArgumentError(
        "definition",
        `has operations at a place that is taken: ${group[0]?.[1].place.join(".")}`,
      );
    }
    defineLazily(target, name, () => (method ? methodOf(method) : growTree({}, group, methodOf, depth + 1)));
  }
  return target;
}
