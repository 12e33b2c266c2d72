import type { StateMachine, StateTransition } from "./state-machine.ts";

/** A state with transitions, or the start or end of the lifecycle. */
export interface GraphNode {
  readonly kind: "state" | "start" | "end";
  readonly name: string;
  /** Distance from the start, ignoring arrows that lead back. */
  readonly rank: number;
}

/** All transitions from one node to another. The drawing shows them as a single arrow. */
export interface GraphEdge {
  readonly from: GraphNode;
  readonly to: GraphNode;
  readonly transitions: readonly StateTransition[];
}

export interface StateGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** States without transitions. */
  readonly loose: readonly string[];
}

/** Keys of the start and end. No state has these names. */
const START = "";
const END = "\n";

type Pair = readonly [from: string, to: string];

/** Returns the transitions of a machine as edges between nodes. */
export function stateGraph({ states, transitions }: StateMachine): StateGraph {
  const steps = transitions.flatMap((transition) =>
    pairsOf(transition).map(([from, to]) => ({ from, to, transition })),
  );
  const used = new Set(steps.flatMap(({ from, to }) => [from, to]));
  const names = [START, ...states.map(({ name }) => name), END].filter((name) => used.has(name));
  const ranks = ranksOf(
    names,
    steps.map(({ from, to }) => [from, to]),
  );
  const nodes = new Map(names.map((name) => [name, nodeOf(name, ranks.get(name) ?? 0)]));
  const pairs = new Map(steps.map(({ from, to }) => [`${from}\0${to}`, [from, to] as const]));
  const edges = [...pairs.values()].map(([from, to]) => ({
    from: nodes.get(from) as GraphNode,
    to: nodes.get(to) as GraphNode,
    transitions: steps
      .filter((step) => step.from === from && step.to === to)
      .map(({ transition }) => transition),
  }));
  const loose = states.map(({ name }) => name).filter((name) => !used.has(name));
  return { nodes: [...nodes.values()], edges, loose };
}

function pairsOf({ from, to = END }: StateTransition): Pair[] {
  return from.length === 0 ? [[START, to]] : from.map((state) => [state, to]);
}

function nodeOf(name: string, rank: number): GraphNode {
  const kind = name === START ? "start" : name === END ? "end" : "state";
  return { kind, name: kind === "state" ? name : "", rank };
}

/** Returns the length of the longest acyclic path to each node. */
function ranksOf(names: readonly string[], pairs: readonly Pair[]): Map<string, number> {
  const onward = onwardPairs(names, pairs);
  const ranks = new Map<string, number>();
  const rankOf = (name: string): number => {
    const known = ranks.get(name);
    if (known !== undefined) return known;
    const before = onward.filter(([, to]) => to === name).map(([from]) => rankOf(from) + 1);
    const rank = Math.max(0, ...before);
    ranks.set(name, rank);
    return rank;
  };
  for (const name of names) rankOf(name);
  return ranks;
}

/** Returns the pairs in depth-first order, except pairs that would close a cycle. */
function onwardPairs(names: readonly string[], pairs: readonly Pair[]): Pair[] {
  const kept: Pair[] = [];
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): void => {
    if (done.has(name)) return;
    for (const pair of pairs.filter(([from]) => from === name)) {
      if ([...way, name].includes(pair[1])) continue;
      kept.push(pair);
      visit(pair[1], [...way, name]);
    }
    done.add(name);
  };
  for (const name of names) visit(name, []);
  return kept;
}
