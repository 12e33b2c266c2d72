import { codeLines, phraseLines } from "./label-lines.ts";
import type { GraphEdge, GraphNode, StateGraph } from "./state-graph.ts";
import type { StateTransition } from "./state-machine.ts";

/** Sizes in pixels, for 13 px text in states and 12 px text in labels. */
export const SIZES = {
  lineHeight: 16,
  stateHeight: 36,
  dot: 14,
  gap: 12,
} as const;

/** Character widths in pixels: exact for code, and an upper estimate for prose. */
const STATE_CHARACTER = 7.9;
const CODE_CHARACTER = 7.3;
const PROSE_CHARACTER = 6.9;

export interface Label {
  readonly transition: StateTransition;
  readonly lines: readonly string[];
}

export interface PlacedNode extends GraphNode {
  /** The horizontal center of the node. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly row: number;
}

/** Whether an edge connects adjacent rows, more distant rows, or a node with itself. */
export type Reach = "near" | "far" | "loop";

export interface PlacedEdge {
  readonly from: PlacedNode;
  readonly to: PlacedNode;
  readonly reach: Reach;
  /** Side of the labels: 1 is to the right of the line, -1 is to the left. */
  readonly side: 1 | -1;
  /** True if another edge connects the nodes in the opposite direction. */
  readonly isPaired: boolean;
  /** True if the line has two heads and also represents the opposite edge. */
  readonly isTwoWay: boolean;
  readonly labels: readonly Label[];
}

export interface StateLayout {
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

type NodeWithoutHeight = Omit<PlacedNode, "y">;
type EdgeWithoutHeight = Omit<PlacedEdge, "from" | "to"> & Readonly<Record<"from" | "to", NodeWithoutHeight>>;

/** Lays out nodes in rows from top to bottom, with at most two nodes per row, centered at x = 0. */
export function layoutOf(graph: StateGraph): StateLayout {
  const columns = new Map(rowsOf(graph.nodes).flatMap(columnsOf));
  const edges = edgesOf(graph.edges, columns);
  const placed = withHeights([...columns.values()], edges);
  const find = (node: NodeWithoutHeight): PlacedNode => placed.get(node) as PlacedNode;
  return {
    nodes: [...placed.values()],
    edges: edges.map((edge) => ({ ...edge, from: find(edge.from), to: find(edge.to) })),
  };
}

/** Splits nodes of the same rank into rows of two. */
function rowsOf(nodes: readonly GraphNode[]): GraphNode[][] {
  const ranks = [...new Set(nodes.map(({ rank }) => rank))].sort((one, other) => one - other);
  return ranks.flatMap((rank) => {
    const members = nodes.filter((node) => node.rank === rank);
    const rows = Math.ceil(members.length / 2);
    return Array.from({ length: rows }, (_, row) => members.slice(row * 2, row * 2 + 2));
  });
}

/** Lays out one or two nodes symmetrically around x = 0. */
function columnsOf(members: readonly GraphNode[], row: number): [GraphNode, NodeWithoutHeight][] {
  const sizes = members.map(sizeOf);
  const widths = sizes.reduce((sum, { width }) => sum + width, 0);
  const distance = Math.max(140, widths / 2 + 2 * SIZES.gap);
  return members.map((node, index) => {
    const x = members.length === 1 ? 0 : (index - 0.5) * distance;
    return [node, { ...node, ...(sizes[index] as (typeof sizes)[number]), row, x }];
  });
}

function sizeOf({ kind, name }: GraphNode): { width: number; height: number } {
  if (kind !== "state") return { width: SIZES.dot, height: SIZES.dot };
  return { width: stateWidth(name), height: SIZES.stateHeight };
}

export function stateWidth(name: string): number {
  return Math.max(84, Math.ceil(name.length * STATE_CHARACTER) + 28);
}

/** Two opposite edges between columns share one line, because labels on both sides would not fit. */
function edgesOf(
  edges: readonly GraphEdge[],
  columns: ReadonlyMap<GraphNode, NodeWithoutHeight>,
): EdgeWithoutHeight[] {
  return edges.flatMap((edge) => {
    const [from, to] = [edge.from, edge.to].map((node) => columns.get(node) as NodeWithoutHeight) as [
      NodeWithoutHeight,
      NodeWithoutHeight,
    ];
    const reach = reachOf(from, to);
    const back = edges.find((other) => other.from === edge.to && other.to === edge.from);
    const isTwoWay = reach === "near" && back !== undefined && from.x !== to.x;
    const isPaired = reach === "near" && back !== undefined && !isTwoWay;
    if (isTwoWay && from.row > to.row) return [];
    const labels = edge.transitions.map((each) => labelOf(each, reach, isTwoWay ? "↓ " : ""));
    const labelsBack = isTwoWay ? back.transitions.map((each) => labelOf(each, reach, "↑ ")) : [];
    const side = sideOf(from, to, reach, isPaired);
    return [{ from, to, reach, side, isPaired, isTwoWay, labels: [...labels, ...labelsBack] }];
  });
}

function reachOf(from: NodeWithoutHeight, to: NodeWithoutHeight): Reach {
  if (from === to) return "loop";
  return Math.abs(from.row - to.row) === 1 ? "near" : "far";
}

/** Edges that span several rows run on the right if they lead forward, and on the left if they lead back. */
function sideOf(from: NodeWithoutHeight, to: NodeWithoutHeight, reach: Reach, isPaired: boolean): 1 | -1 {
  if (reach === "loop") return from.x < 0 ? -1 : 1;
  if (reach === "far") return from.row <= to.row ? 1 : -1;
  if (isPaired) return from.row < to.row ? -1 : 1;
  return from.x + to.x < 0 ? -1 : 1;
}

function withHeights(
  nodes: readonly NodeWithoutHeight[],
  edges: readonly EdgeWithoutHeight[],
): Map<NodeWithoutHeight, PlacedNode> {
  const placed = new Map<NodeWithoutHeight, PlacedNode>();
  let top = 0;
  for (const row of new Set(nodes.map((node) => node.row))) {
    const members = nodes.filter((node) => node.row === row);
    const height = Math.max(...members.map((node) => node.height));
    if (row > 0) top += gapAbove(row, edges);
    for (const node of members) placed.set(node, { ...node, y: top + height / 2 });
    top += height;
  }
  return placed;
}

/** Returns the height of a gap between rows. The gap contains a stack of labels on each side. */
function gapAbove(row: number, edges: readonly EdgeWithoutHeight[]): number {
  const crossing = edges.filter(({ from, to }) => {
    return Math.min(from.row, to.row) < row && Math.max(from.row, to.row) >= row;
  });
  const heights = [-1, 1].flatMap((side) => {
    const near = crossing.filter((edge) => edge.reach === "near" && edge.side === side);
    const far = crossing.filter((edge) => edge.reach === "far" && edge.side === side);
    return [stackHeight(near), ...far.map(({ labels }) => labelHeight(labels))];
  });
  return Math.max(56, ...heights.map((height) => height + 28));
}

/** Returns the height of the stacked labels of several edges. */
export function stackHeight(edges: readonly Pick<PlacedEdge, "labels">[]): number {
  const heights = edges.map(({ labels }) => labelHeight(labels));
  return heights.reduce((sum, height) => sum + height, Math.max(0, edges.length - 1) * SIZES.gap);
}

export function labelHeight(labels: readonly Label[]): number {
  return labels.reduce((sum, { lines }) => sum + lines.length * SIZES.lineHeight, (labels.length - 1) * 4);
}

export function labelWidth(labels: readonly Label[]): number {
  const widths = labels.flatMap(({ transition, lines }) =>
    lines.map(
      (line) => line.length * (transition.operationId === undefined ? PROSE_CHARACTER : CODE_CHARACTER),
    ),
  );
  return Math.ceil(Math.max(0, ...widths));
}

function labelOf(transition: StateTransition, reach: Reach, direction: string): Label {
  const { operationId, event = "" } = transition;
  const width = reach === "far" ? 12 : 16;
  const lines = operationId === undefined ? phraseLines(event, width) : codeLines(operationId, width);
  return { transition, lines: lines.map((line, index) => (index === 0 ? direction + line : line)) };
}
