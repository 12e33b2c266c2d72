import { readFileSync } from "node:fs";
import { documents } from "@seamline/specs";

export type State = string | boolean;

/** A transition as `x-states` has it. */
export interface Transition {
  readonly operation?: string;
  readonly event?: string;
  /** Without it, the item comes into being. */
  readonly from?: readonly State[];
  /** Without it, the item ceases to exist. */
  readonly to?: State;
}

export interface StateMachine {
  /** `retention@v1 Matter.state`, the field that holds the state. */
  readonly id: string;
  /** `edge`, `functions@v2`. */
  readonly document: string;
  readonly field: string;
  readonly transitions: readonly Transition[];
}

// biome-ignore lint/suspicious/noExplicitAny: a parsed document is walked from its root
type Parsed = any;

/** Every state machine of every reference document that has a transition. */
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

/** The states that transitions of a machine begin or end in. */
export function statesOf({ transitions }: StateMachine): State[] {
  return [...new Set(transitions.flatMap(({ from = [], to }) => (to === undefined ? from : [...from, to])))];
}

/** The transitions of the shortest way from one state to another. */
export function wayTo(state: State, first: State, { transitions }: StateMachine): readonly Transition[] {
  const ways = new Map<State, readonly Transition[]>([[first, []]]);
  for (const [reached, way] of ways)
    for (const transition of transitions)
      if (transition.from?.includes(reached) && transition.to !== undefined && !ways.has(transition.to))
        ways.set(transition.to, [...way, transition]);
  const way = ways.get(state);
  if (!way) throw new Error(`No transitions lead from ${first} to ${state}.`);
  return way;
}
