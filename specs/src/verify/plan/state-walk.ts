import { pathTo, type StateMachine, stateMachine, type Transition } from "../contract/state-machine.ts";
import { isSuccess, type Received } from "../traffic/call.ts";
import { callWith } from "./call-builder.ts";
import type { Created } from "./created.ts";
import { awaitOperation } from "./long-running.ts";
import type { Session } from "./session.ts";

/** Maximum number of transitions in one walk. */
const MAX_STEPS = 30;

/**
 * Takes an item through every transition in its state machine. In each state, also sends the operations forbidden in
 * that state, and checks that they change nothing.
 */
export async function walkStates(session: Session, created: Created): Promise<void> {
  const machine = stateMachine(created.resource, session.pointers);
  const { get } = created.resource;
  if (machine === undefined || machine.transitions.length === 0 || !session.covers(get)) return;
  await new StateWalk(session, created, machine).run();
}

class StateWalk {
  readonly #session: Session;
  readonly #created: Created;
  readonly #machine: StateMachine;
  readonly #tried = new Set<string>();

  constructor(session: Session, created: Created, machine: StateMachine) {
    this.#session = session;
    this.#created = created;
    this.#machine = machine;
  }

  async run(): Promise<void> {
    let state = await this.#state();
    for (let steps = 0; steps < MAX_STEPS && state !== undefined; steps += 1) {
      await this.#tryForbidden(state);
      const path = pathTo(this.#machine, state, (each) => this.#untried(each).length > 0);
      const next = path?.[0] ?? this.#untried(state)[0];
      if (next === undefined) return;
      const reached = await this.#take(next, state);
      if (reached === undefined) return;
      state = reached;
    }
  }

  /**
   * Returns the transitions from a state. Excludes transitions that the walk has tried, and transitions that remove the
   * item.
   */
  #untried(state: unknown): Transition[] {
    return this.#machine.transitions.filter(
      (each) => each.from.includes(state) && each.to !== undefined && !this.#tried.has(keyOf(each, state)),
    );
  }

  async #tryForbidden(state: unknown): Promise<void> {
    for (const each of this.#machine.transitions) {
      const isAllowed = this.#machine.transitions.some(
        ({ operation, from }) => operation === each.operation && from.includes(state),
      );
      const key = keyOf(each, state);
      if (isAllowed || this.#tried.has(key) || !this.#session.covers(each.operation)) continue;
      this.#tried.add(key);
      const received = await this.#send(each);
      const after = await this.#state();
      const hasMoved = after !== state;
      // A service may accept a request for the item's current state.
      if (hasMoved || (isSuccess(received) && each.to !== state))
        this.#breach(
          each,
          [received],
          `no transition from ${state}`,
          hasMoved ? `the state ${after}` : `status ${received.status}`,
        );
    }
  }

  /** Takes a transition and returns the new state. Returns `undefined` if the walk cannot continue. */
  async #take(transition: Transition, state: unknown): Promise<unknown> {
    this.#tried.add(keyOf(transition, state));
    const received = await this.#send(transition);
    if (!isSuccess(received)) {
      this.#breach(
        transition,
        [received],
        `a transition from ${state} to ${transition.to}`,
        `status ${received.status}`,
      );
      return undefined;
    }
    const after = await this.#state();
    if (after !== transition.to) {
      this.#breach(transition, [received], `the state ${transition.to}`, `the state ${after}`);
      return undefined;
    }
    this.#session.confirm(transition.operation, [transition.pointer]);
    return after;
  }

  async #send({ operation }: Transition): Promise<Received> {
    const path = this.#session.pathOf(operation, this.#created.values);
    const received = await this.#session.send(callWith(this.#session, operation, path));
    if (isSuccess(received)) await awaitOperation(this.#session, received);
    return received;
  }

  async #state(): Promise<unknown> {
    const { get } = this.#created.resource;
    if (get === undefined) return undefined;
    const path = this.#session.pathOf(get, this.#created.values);
    const { body } = await this.#session.send({ operation: get, path });
    return (body as Readonly<Record<string, unknown>> | undefined)?.[this.#machine.member];
  }

  #breach(
    { operation, pointer }: Transition,
    responses: readonly Received[],
    expected: string,
    got: string,
  ): void {
    const { operationId } = operation;
    this.#session.report({ rule: "state-transition", operationId, pointer, expected, got, responses });
  }
}

function keyOf({ operation }: Transition, state: unknown): string {
  return `${operation.operationId} ${String(state)}`;
}
