import { describe, expect, it } from "vitest";
import { ItemInEmulator } from "./support/item-in-emulator.ts";
import {
  type State,
  type StateMachine,
  stateMachines,
  statesOf,
  type Transition,
  wayTo,
} from "./support/state-machines.ts";
import { type StatefulItem, statefulItems } from "./support/stateful-items.ts";

it("the test items cover exactly the state machines in the documents", () => {
  expect(stateMachines.map(({ id }) => id).sort()).toEqual(Object.keys(statefulItems).sort());
});

describe.each(stateMachines)("$id", (machine) => {
  const item = statefulItems[machine.id] as StatefulItem;
  const states = statesOf(machine);
  const arrows = machine.transitions.flatMap((transition) =>
    (transition.from ?? []).map((from) => ({ ...transition, from, name: nameOf(transition), transition })),
  );

  it("a new item is in the initial state of the document", async () => {
    const made = machine.transitions.filter(({ from, to }) => from === undefined && to === item.first);
    for (const { operation } of made) expect(operation).toBe(item.madeBy.at(-1)?.[0]);
    expect(await (await ItemInEmulator.make(machine, item)).state()).toBe(item.first);
  });

  it.each(arrows)("an item changes from $from to $to ($name)", async ({ transition, from, to }) => {
    const walked = await itemIn(from, transition, machine, item);
    const status = await walked.perform(transition);
    expect(status ?? 200).toBe(200);
    expect(await walked.state()).toBe(to);
  });

  const missing = operationsOf(machine).flatMap(({ operation, from }) =>
    states.filter((state) => !from.includes(state)).map((state) => ({ operation, state })),
  );

  it.each(missing)("rejects $operation in $state, and changes nothing", async ({ operation, state }) => {
    const walked = await itemIn(state, {}, machine, item);
    const { status } = await walked.call(operation);
    expect(status).toBe(400);
    expect(await walked.state()).toBe(state);
  });

  it.each(states)("operations without a transition do not change an item in %s", async (state) => {
    const operations = (await ItemInEmulator.make(machine, item)).otherOperations(state);
    expect(operations).not.toEqual([]);
    for (const { operationId, deletesItem } of operations) {
      const walked = await itemIn(state, {}, machine, item);
      await walked.call(operationId);
      // The documents do not state when an item can be deleted.
      const allowed: unknown[] = deletesItem ? [state, undefined] : [state];
      expect(allowed, operationId).toContain(await walked.state());
    }
  });
});

/** Creates an item, and brings it into a state with transitions from its document. The item can then perform `next`. */
async function itemIn(
  state: State,
  next: Transition,
  machine: StateMachine,
  item: StatefulItem,
): Promise<ItemInEmulator> {
  const way = wayTo(state, item.first, machine);
  const event = [...way, next].find((each) => each.event !== undefined) ?? {};
  const made = await ItemInEmulator.make(machine, item, event);
  for (const transition of way) await made.perform(transition);
  expect(await made.state()).toBe(state);
  return made;
}

/** Returns the operations that perform transitions, with the states that they start from. */
function operationsOf({ transitions }: StateMachine): { operation: string; from: State[] }[] {
  const operations = transitions.flatMap(({ operation, from }) => (operation && from ? [operation] : []));
  return [...new Set(operations)].map((operation) => ({
    operation,
    from: transitions.filter((each) => each.operation === operation).flatMap(({ from = [] }) => from),
  }));
}

function nameOf({ operation, event }: Transition): string {
  return operation ?? event ?? "";
}
