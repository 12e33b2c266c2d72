import { type StateMachine, stateMachines } from "@seamline/ui/states/state-machine";
import type { Contract, Operation } from "./contract.ts";

/** An operation that a reader of another may want next. */
export interface NextCall {
  readonly operation: Operation;
  /** Markdown: what it does for whoever has made the first call. */
  readonly says: string;
}

/** More than these would be a list of everything. */
const MOST = 6;

/**
 * The operations to call after one, nearest first: what waits for its work or cancels it, where its new state leads, and
 * what gets, lists, changes or deletes the same item. All of it follows from `x-operation`, `x-states`, and the paths.
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
    ...callOf(others, waits?.get, "Says whether the work is done."),
    ...callOf(others, waits?.cancel, "Cancels the work."),
  ];
}

function callOf(others: readonly Operation[], id: string | undefined, says: string): NextCall[] {
  const operation = others.find(({ operationId }) => operationId === id);
  return operation === undefined ? [] : [{ operation, says }];
}

/** What leads on or back from the state in which an operation leaves an item. */
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
        const way = to === undefined ? `Ends \`${state}\`.` : `Leads from \`${state}\` to \`${to}\`.`;
        const isUndo = to !== undefined && before.includes(to);
        return callOf(others, next, isUndo ? `Undoes it: leads back to \`${to}\`.` : way);
      }),
  );
}

/** Whether no machine says that an operation cannot be called in the state in which another leaves an item. */
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

/** What an operation does by its method and path. `read` and `act` are verbs on an item, `prepare` on a collection. */
type Kind = "list" | "add" | "get" | "change" | "delete" | "read" | "act" | "prepare";

/** What may be called after an operation, by how another relates to it, in the order of a page. */
const NEXT: Readonly<Record<Kind, readonly (readonly [relation: Kind | "below", says: string])[]>> = {
  list: [
    ["get", "Returns one of them."],
    ["add", "Adds one."],
    ["below", "Returns what belongs to one of them."],
  ],
  add: [
    ["get", "Returns it."],
    ["change", "Changes it."],
    ["delete", "Undoes it: deletes it."],
    ["list", "Lists it with the others."],
  ],
  get: [
    ["change", "Changes it."],
    ["below", "Returns what belongs to it."],
    ["delete", "Deletes it."],
    ["list", "Lists it with the others."],
  ],
  change: [["get", "Returns it as it is now."]],
  delete: [["list", "Lists what is left."]],
  read: [
    ["act", "Changes it."],
    ["get", "Returns what it belongs to."],
  ],
  act: [
    ["read", "Returns it as it is now."],
    ["get", "Returns the item as it is now."],
  ],
  prepare: [
    ["add", "Adds one."],
    ["list", "Lists what there is."],
  ],
};

/** What else can be done with the item or the collection of an operation. */
function itemCalls(operation: Operation, others: readonly Operation[]): NextCall[] {
  const related = others.map((other) => ({ other, relation: relationOf(operation, other) }));
  return NEXT[placeOf(operation).kind].flatMap(([wanted, says]) =>
    related.filter(({ relation }) => relation === wanted).map(({ other }) => ({ operation: other, says })),
  );
}

/** How another operation relates to one; verbs only relate to verbs that return the same. */
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

/** Where an operation stands: `POST /v1/matters/{matterId}:close` is a verb in the collection `/v1/matters`. */
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

/** A path whose parameters have no names: one path may name `id` what another names `zoneId`. */
function withoutNames(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, "{}");
}

/** What returns the nearest thing that the path of an operation lies under. */
function callAbove({ path }: Operation, others: readonly Operation[]): NextCall[] {
  const own = withoutNames(path);
  const above = others.filter(
    (other) => other.method === "GET" && own.startsWith(`${withoutNames(other.path)}/`),
  );
  const [nearest] = above.toSorted((one, other) => other.path.length - one.path.length);
  return nearest === undefined ? [] : [{ operation: nearest, says: "Returns what it belongs to." }];
}
