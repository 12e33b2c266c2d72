import type { ContractOperation } from "@seamline/openapi/contract-operation";
import type { Resource } from "./resources.ts";
import type { StatementPointers } from "./statement-pointers.ts";

/** A transition made by an operation. Without `to`, the transition removes the item. */
export interface Transition {
  readonly operation: ContractOperation;
  readonly from: readonly unknown[];
  readonly to?: unknown;
  /** JSON pointer to the transition in the bundle. */
  readonly pointer: string;
}

/** States of a resource's items, and the transitions made by operations. */
export interface StateMachine {
  /** Item member that contains the state. */
  readonly member: string;
  readonly transitions: readonly Transition[];
  /** JSON pointer to `x-states` in the bundle. */
  readonly pointer: string;
}

interface WrittenTransition {
  readonly operation?: string;
  readonly from?: readonly unknown[];
  readonly to?: unknown;
}

/** Returns a resource's state machine, if its item schema has a member with `x-states`. */
export function stateMachine(resource: Resource, pointers: StatementPointers): StateMachine | undefined {
  const schema = resource.get && pointers.responseSchema(resource.get, 200);
  if (schema === undefined) return undefined;
  for (const member of Object.keys(pointers.schema(schema).properties ?? {})) {
    const at = pointers.schemaAt(schema, `/${member}`);
    const states = pointers.schema(at)["x-states"] as
      | { transitions?: readonly WrittenTransition[] }
      | undefined;
    if (states === undefined) continue;
    const pointer = `${at}/x-states`;
    return { member, pointer, transitions: transitionsOf(resource, states.transitions ?? [], pointer) };
  }
  return undefined;
}

function transitionsOf(
  { actions, remove }: Resource,
  written: readonly WrittenTransition[],
  pointer: string,
): Transition[] {
  const operations = [...actions, ...(remove ? [remove] : [])];
  return written.flatMap(({ operation: id, from, to }, index) => {
    const operation = operations.find(({ operationId }) => operationId === id);
    if (operation === undefined || from === undefined) return [];
    return [{ operation, from, ...(to !== undefined && { to }), pointer: `${pointer}/transitions/${index}` }];
  });
}

/** Returns the shortest sequence of transitions from a state to a goal state. */
export function pathTo(
  { transitions }: StateMachine,
  start: unknown,
  isGoal: (state: unknown) => boolean,
): Transition[] | undefined {
  const paths: { readonly state: unknown; readonly taken: Transition[] }[] = [{ state: start, taken: [] }];
  const seen = new Set([start]);
  for (const { state, taken } of paths) {
    if (isGoal(state)) return taken;
    for (const each of transitions) {
      if (!each.from.includes(state) || each.to === undefined || seen.has(each.to)) continue;
      seen.add(each.to);
      paths.push({ state: each.to, taken: [...taken, each] });
    }
  }
  return undefined;
}
