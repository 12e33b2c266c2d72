import { type StateMachine, stateMachines } from "@seamline/ui/states/state-machine";
import type { Contract, Operation } from "./contract.ts";
import { withoutNames } from "./path-relations.ts";

/** An operation to call after another one. */
export interface NextCall {
  readonly operation: Operation;
  /** Effect of the operation after the previous call, in Markdown. */
  readonly says: string;
}

/** Maximum number of suggestions. */
const MOST = 6;

/**
 * Returns the operations to call after another operation, most relevant first. Polling and canceling come first, then
 * state transitions, then operations on the same item. Derives the operations from `x-operation`, `x-states` and the
 * paths.
 */
export function nextCalls(contract: Contract, operation: Operation, profile: "shown" | "filled"): NextCall[] {
  const others = contract.operations.filter((other) => other !== operation && other[profile]);
  const machines = stateMachines(contract[profile].bundle);
  const calls = [
    ...waitingCalls(operation[profile]?.waits, others),
    ...machines.flatMap((machine) => stateCalls(machine, operation, others)),
    ...itemCalls(operation, others).filter((call) => isAllowed(machines, operation, call.operation)),
  ];
  if (calls.every((call) => call.operation.method !== "GET")) calls.push(...callAbove(operation, others));
  const once = new Map(calls.toReversed().map((call) => [call.operation, call]));
  return calls.filter((call) => once.get(call.operation) === call).slice(0, MOST);
}

function waitingCalls(waits: Operation["filled"]["waits"], others: readonly Operation[]): NextCall[] {
  return [
    ...callOf(others, waits?.get, "Returns the status of the operation."),
    ...callOf(others, waits?.cancel, "Cancels the operation."),
  ];
}

function callOf(others: readonly Operation[], id: string | undefined, says: string): NextCall[] {
  const operation = others.find(({ operationId }) => operationId === id);
  return operation === undefined ? [] : [{ operation, says }];
}

/** Returns the state changes that are possible after an operation has changed an item's state. */
function stateCalls(
  { transitions }: StateMachine,
  { operationId }: Operation,
  others: readonly Operation[],
): NextCall[] {
  const made = transitions.filter((transition) => transition.operationId === operationId);
  return made.flatMap(({ from: before, to: state = "" }) =>
    transitions
      .filter(({ from }) => from.includes(state))
      .flatMap(({ operationId: next, to }) => {
        const way =
          to === undefined
            ? `Ends the state \`${state}\`.`
            : `Changes the state from \`${state}\` to \`${to}\`.`;
        const isUndo = to !== undefined && before.includes(to);
        return callOf(others, next, isUndo ? `Undoes the call: changes the state back to \`${to}\`.` : way);
      }),
  );
}

/** Returns whether the state machines allow `next` in the state after `operation`. */
function isAllowed(machines: readonly StateMachine[], operation: Operation, next: Operation): boolean {
  return machines.every(({ transitions }) => {
    const reached = transitions.flatMap(({ operationId, to }) =>
      operationId === operation.operationId && to !== undefined ? [to] : [],
    );
    const starts = transitions.filter(({ operationId }) => operationId === next.operationId);
    if (reached.length === 0 || starts.length === 0) return true;
    return starts.some(({ from }) => from.some((state) => reached.includes(state)));
  });
}

/**
 * Kind of an operation, derived from its method and path. `read` and `act` are custom verbs on an item. `prepare` is a
 * custom verb on a collection.
 */
type Kind = "list" | "add" | "get" | "change" | "delete" | "read" | "act" | "prepare";

/** Suggested kinds of operations by the kind of the previous operation, in display order. */
const NEXT: Readonly<Record<Kind, readonly (readonly [relation: Kind | "below", says: string])[]>> = {
  list: [
    ["get", "Returns a single item."],
    ["add", "Adds an item."],
    ["below", "Returns the children of an item."],
  ],
  add: [
    ["get", "Returns the new item."],
    ["change", "Changes the new item."],
    ["delete", "Deletes the new item."],
    ["list", "Lists all items."],
  ],
  get: [
    ["change", "Changes the item."],
    ["below", "Returns the children of the item."],
    ["delete", "Deletes the item."],
    ["list", "Lists all items."],
  ],
  change: [["get", "Returns the changed item."]],
  delete: [["list", "Lists the remaining items."]],
  read: [
    ["act", "Changes the result of this call."],
    ["get", "Returns the parent item."],
  ],
  act: [
    ["read", "Returns the current value."],
    ["get", "Returns the current state of the item."],
  ],
  prepare: [
    ["add", "Adds an item."],
    ["list", "Lists the existing items."],
  ],
};

/** Returns the other operations on the same item or collection. */
function itemCalls(operation: Operation, others: readonly Operation[]): NextCall[] {
  const related = others.map((other) => ({ other, relation: relationOf(operation, other) }));
  return NEXT[placeOf(operation).kind].flatMap(([wanted, says]) =>
    related.filter(({ relation }) => relation === wanted).map(({ other }) => ({ operation: other, says })),
  );
}

/** Returns how `other` is related to `operation`. Verbs are related only if they return the same schema. */
function relationOf(operation: Operation, other: Operation): Kind | "below" | undefined {
  const [place, next] = [placeOf(operation), placeOf(other)];
  if (next.collection === place.collection) {
    const isVerb = next.kind === "read" || next.kind === "act" || next.kind === "prepare";
    return !isVerb || resultOf(operation) === resultOf(other) ? next.kind : undefined;
  }
  const above = next.collection.slice(0, next.collection.lastIndexOf("/"));
  return next.kind === "list" && above === `${place.collection}/{}` ? "below" : undefined;
}

function resultOf({ filled }: Operation): string | undefined {
  return filled.responses.find(({ status }) => status.startsWith("2"))?.body?.type.schema?.name;
}

/** Returns the kind and collection of an operation: `POST /v1/matters/{matterId}:close` is a verb on `/v1/matters`. */
function placeOf({ method, path }: Operation): { readonly kind: Kind; readonly collection: string } {
  const [plain = path, verb] = withoutNames(path).split(/:(?=[^/{}]*$)/);
  if (!plain.endsWith("{}")) {
    const kind = verb !== undefined ? "prepare" : method === "GET" ? "list" : "add";
    return { kind, collection: plain };
  }
  const kind = verb === undefined ? itemKind(method) : method === "GET" ? "read" : "act";
  return { kind, collection: plain.slice(0, plain.lastIndexOf("/")) };
}

function itemKind(method: string): Kind {
  if (method === "GET") return "get";
  return method === "DELETE" ? "delete" : "change";
}

/** Returns the GET operation of the nearest parent path. */
function callAbove({ path }: Operation, others: readonly Operation[]): NextCall[] {
  const own = withoutNames(path);
  const above = others.filter(
    (other) => other.method === "GET" && own.startsWith(`${withoutNames(other.path)}/`),
  );
  const [nearest] = above.toSorted((one, other) => other.path.length - one.path.length);
  return nearest === undefined ? [] : [{ operation: nearest, says: "Returns the parent item." }];
}
