import { expect, onTestFinished } from "vitest";
import { createEmulator, type Emulator } from "../../../src/index.ts";
import {
  type DocumentedOperation,
  type ReferenceExamples,
  referenceExamples,
} from "../../examples/support/documented-examples.ts";
import type { State, StateMachine, Transition } from "./state-machines.ts";
import type { PathValues, StatefulItem } from "./stateful-items.ts";

const CREDENTIALS = { authorization: "Bearer alice@example.com", accesskey: "test-key" };

/** An item of a state machine in a separate emulator. Its requests are the examples from its document. */
export class ItemInEmulator {
  readonly #emulator: Emulator;
  readonly #machine: StateMachine;
  readonly #item: StatefulItem;
  /** Path parameters of the item and its parents. */
  #path: PathValues = {};

  private constructor(machine: StateMachine, item: StatefulItem) {
    this.#machine = machine;
    this.#item = item;
    this.#emulator = createEmulator({
      clock: { mode: "manual", now: Date.UTC(2026, 2, 3, 9) },
      longRunningMs: 10_000,
      ...(item.seed && { seed: item.seed }),
    });
    onTestFinished(() => this.#emulator.close());
  }

  /** Creates an item that can later undergo the given transition. */
  static async make(
    machine: StateMachine,
    item: StatefulItem,
    { event = "" }: Transition = {},
  ): Promise<ItemInEmulator> {
    const made = new ItemInEmulator(machine, item);
    for (const [index, [operationId, place]] of item.madeBy.entries()) {
      const isItself = index === item.madeBy.length - 1;
      const { body } = await made.call(operationId, isItself ? item.events[event]?.madeFrom : undefined);
      made.#path = { ...made.#path, ...place(body as Record<string, string>) };
    }
    return made;
  }

  /** Returns the state, or `undefined` if the item no longer exists. */
  async state(): Promise<State | undefined> {
    const { status, body } = await this.call(this.#item.readBy);
    if (status === 404) return undefined;
    // Responses can omit members whose value is `false`.
    return (body[this.#machine.field] ?? false) as State;
  }

  /** Calls the operation or triggers the event. Returns the operation's status. */
  async perform({ operation, event = "" }: Transition): Promise<number | undefined> {
    if (operation !== undefined) return (await this.call(operation)).status;
    const happening = this.#item.events[event];
    if (!happening) throw new Error(`no test can trigger the event: ${event}`);
    if (happening.startedBy) expect((await this.call(happening.startedBy)).status).toBe(200);
    await this.#emulator.clock.advance(happening.ms);
    return undefined;
  }

  /** Calls an operation on the item. By default, the body is the first example. */
  async call(
    operationId: string,
    body?: unknown,
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const { service, operations } = examplesOf(this.#machine);
    const operation = operations.get(operationId);
    if (!operation) throw new Error(`${this.#machine.document} has no operation ${operationId}`);
    const request = requestFor(operation, this.#path, body);
    const response = await this.#emulator[service as "retention"].fetch(request);
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    return { status: response.status, body: isJson ? await response.json() : {} };
  }

  /** Returns the operations on the item or its contents that do not cause a transition from the given state. */
  otherOperations(state: State): { readonly operationId: string; readonly deletesItem: boolean }[] {
    const named = this.#machine.transitions.map(({ operation, event = "", from }) =>
      operation === undefined && from?.includes(state) ? this.#item.events[event]?.startedBy : operation,
    );
    const own = `{${Object.keys(this.#path).at(-1)}}`;
    return [...examplesOf(this.#machine).operations.values()]
      .filter(({ operationId, template }) => !named.includes(operationId) && template.includes(own))
      .map(({ operationId, method, template }) => ({
        operationId,
        deletesItem: method === "DELETE" && template.endsWith(own),
      }));
  }
}

function requestFor(
  { method, template, bodies, path }: DocumentedOperation,
  own: PathValues,
  body: unknown = Object.values(bodies)[0],
): Request {
  const values: Readonly<Record<string, unknown>> = { ...path, ...own };
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`);
  return new Request(`http://127.0.0.1${filled}`, {
    method,
    headers: { ...CREDENTIALS, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

function examplesOf({ document }: StateMachine): ReferenceExamples {
  const found = referenceExamples.find((each) => each.document === document);
  if (!found) throw new Error(`there is no reference document ${document}`);
  return found;
}
