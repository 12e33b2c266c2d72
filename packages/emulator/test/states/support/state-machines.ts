import { readFileSync } from "node:fs";
import { documents } from "@seamline/specs";

export type State = string | boolean;

/** A transition in `x-states`. */
export interface Transition {
  readonly operation?: string;
  readonly event?: string;
  /** Missing if the transition creates the item. */
  readonly from?: readonly State[];
  /** Missing if the transition deletes the item. */
  readonly to?: State;
}

export interface StateMachine {
  /** The field that contains the state, such as `retention@v1 Matter.state`. */
  readonly id: string;
  /** Document id, such as `edge` or `functions@v2`. */
  readonly document: string;
  readonly field: string;
  readonly transitions: readonly Transition[];
}

// biome-ignore lint/suspicious/noExplicitAny: a parsed document is walked from its root
type Parsed = any;

/** All state machines in the reference documents that have transitions. */
export const stateMachines: readonly StateMachine[] = documents
  .filter(({ profile }) => profile === "reference")
  .flatMap(({ service, version, files }) => {
    const document = version === undefined ? service : `${service}@${version}`;
    return machinesOf(document, JSON.parse(readFileSync(files.json, "utf8")).components.schemas);
  })
  .filter(({ transitions }) => transitions.length > 0);

function machinesOf(document: string, schemas: Parsed): StateMachine[] {
  return Object.entries<Parsed>(schemas).flatMap(([schema, { properties = {} }]) =>
    Object.entries<Parsed>(properties).flatMap(([field, value]) => {
      const { "x-states": states } = "$ref" in value ? schemas[value.$ref.split("/").at(-1)] : value;
      return states ? [{ id: `${document} ${schema}.${field}`, document, field, ...states }] : [];
    }),
  );
}

/** Returns the states at the start or end of a transition. */
export function statesOf({ transitions }: StateMachine): State[] {
  return [...new Set(transitions.flatMap(({ from = [], to }) => (to === undefined ? from : [...from, to])))];
}

/** Returns the transitions of the shortest path between two states. */
export function wayTo(state: State, first: State, { transitions }: StateMachine): readonly Transition[] {
  const ways = new Map<State, readonly Transition[]>([[first, []]]);
  for (const [reached, way] of ways)
    for (const transition of transitions)
      if (transition.from?.includes(reached) && transition.to !== undefined && !ways.has(transition.to))
        ways.set(transition.to, [...way, transition]);
  const way = ways.get(state);
  if (!way) throw new Error(`no transitions lead from ${first} to ${state}`);
  return way;
}
