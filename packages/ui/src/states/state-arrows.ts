import {
  type Label,
  labelHeight,
  labelWidth,
  type PlacedEdge,
  type PlacedNode,
  SIZES,
  stackHeight,
} from "./state-layout.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Arrow {
  readonly line: string;
  /** Path data of each arrow head. */
  readonly heads: readonly string[];
  readonly labels: readonly Label[];
  /** The middle of the label's side that faces the line. */
  readonly label: Point;
  /** Whether the text starts or ends at `label.x`. */
  readonly anchor: "start" | "end";
}

/** Distance between a line and its label. */
const BESIDE = 10;
/** Distance of paired arrows from the center of the node, and their curvature. */
const PAIR = { offset: 12, bow: 12 };
const HEAD = 8;
const CORNER = 14;
/** Width of a loop, and its height at the node. */
const LOOP = { reach: 30, height: 18 };

/** Returns the arrows for all edges. Edges that span several rows run outside the nodes, each in its own lane. */
export function arrowsOf(edges: readonly PlacedEdge[], nodes: readonly PlacedNode[]): Arrow[] {
  const near = edges.filter(({ reach }) => reach === "near");
  const arrows = [
    ...near.map((edge) => nearArrow(edge, labelMiddle(edge, near))),
    ...edges.filter(({ reach }) => reach === "loop").map(loopArrow),
  ];
  const far = edges.filter(({ reach }) => reach === "far").sort((one, other) => spanOf(one) - spanOf(other));
  const lanes = { "-1": laneStart(-1, nodes, arrows), "1": laneStart(1, nodes, arrows) };
  const ports = new Map<string, number>();
  for (const edge of far) {
    arrows.push(farArrow(edge, lanes[edge.side], nodes, ports));
    lanes[edge.side] += edge.side * (labelWidth(edge.labels) + BESIDE + 2 * SIZES.gap);
  }
  return arrows;
}

function spanOf({ from, to }: PlacedEdge): number {
  return Math.abs(from.row - to.row);
}

/** Returns the vertical center of an edge's labels, which are stacked in the gap between its rows. */
function labelMiddle(edge: PlacedEdge, near: readonly PlacedEdge[]): number {
  const [upper, lower] = edge.from.row < edge.to.row ? [edge.from, edge.to] : [edge.to, edge.from];
  const stack = near.filter(
    ({ from, to, side }) => side === edge.side && Math.min(from.row, to.row) === upper.row,
  );
  const before = stack.slice(0, stack.indexOf(edge));
  const middle = (upper.y + upper.height / 2 + lower.y - lower.height / 2) / 2;
  const top = middle - stackHeight(stack) / 2 + stackHeight(before) + (before.length > 0 ? SIZES.gap : 0);
  return top + labelHeight(edge.labels) / 2;
}

/** Draws an edge between adjacent rows: a straight line, a curve to another column, or one of two paired curves. */
function nearArrow({ from, to, side, isPaired, isTwoWay, labels }: PlacedEdge, labelY: number): Arrow {
  const down = to.row > from.row ? 1 : -1;
  const shift = isPaired ? side * PAIR.offset : 0;
  const bow = isPaired ? side * PAIR.bow : 0;
  const tips = [
    { x: from.x + shift, y: from.y + (down * from.height) / 2 },
    { x: to.x + shift, y: to.y - (down * to.height) / 2 },
  ] as const;
  const middle = (tips[0].y + tips[1].y) / 2;
  const pulls = tips.map(({ x }) => ({ x: x + bow, y: middle })) as [Point, Point];
  const start = isTwoWay ? headAt(tips[0], pulls[0]) : { base: tips[0], path: "" };
  const end = headAt(tips[1], pulls[1]);
  return {
    line: `M${text(start.base)}C${text(pulls[0])} ${text(pulls[1])} ${text(end.base)}`,
    heads: [end.path, start.path].filter((path) => path !== ""),
    labels,
    label: { x: side * Math.max(...tips.map(({ x }) => side * x)) + bow * 0.75 + side * BESIDE, y: labelY },
    anchor: anchorOf(side),
  };
}

/** Draws a loop from one side of a node back to the same side. */
function loopArrow({ from, side, labels }: PlacedEdge): Arrow {
  const x = from.x + (side * from.width) / 2;
  const pull = x + side * LOOP.reach * 1.3;
  const [above, below] = [from.y - LOOP.height / 2, from.y + LOOP.height / 2];
  const end = headAt({ x, y: below }, { x: pull, y: below + 8 });
  return {
    line: `M${text({ x, y: above })}C${text({ x: pull, y: above - 12 })} ${text({ x: pull, y: below + 12 })} ${text(end.base)}`,
    heads: [end.path],
    labels,
    label: { x: x + side * (LOOP.reach + BESIDE), y: from.y },
    anchor: anchorOf(side),
  };
}

/** Returns the horizontal position of the first lane, outside all nodes and labels. */
function laneStart(side: 1 | -1, nodes: readonly PlacedNode[], arrows: readonly Arrow[]): number {
  const boxes = arrows.map(labelBox);
  const edges = [
    ...nodes.map(({ x, width }) => side * x + width / 2),
    ...boxes.map(({ left, right }) => (side === 1 ? right : -left)),
  ];
  return side * (Math.max(...edges) + 2 * SIZES.gap);
}

/** Draws an edge that leaves a node at its side, follows a lane, and returns to the side of another node. */
function farArrow(
  { from, to, side, labels }: PlacedEdge,
  lane: number,
  nodes: readonly PlacedNode[],
  ports: Map<string, number>,
): Arrow {
  const down = Math.sign(to.row - from.row) || 1;
  const start = { x: from.x + (side * from.width) / 2, y: from.y + portOf(from, side, down, ports) };
  const tip = { x: to.x + (side * to.width) / 2, y: to.y + portOf(to, side, -down, ports) };
  const end = headAt(tip, { x: lane, y: tip.y });
  const turn = Math.sign(tip.y - start.y) || 1;
  const corner = Math.min(CORNER, Math.abs(tip.y - start.y) / 2);
  const line =
    `M${text(start)}H${lane - side * corner}Q${lane} ${start.y} ${lane} ${start.y + turn * corner}` +
    `V${tip.y - turn * corner}Q${lane} ${tip.y} ${lane - side * corner} ${tip.y}H${end.base.x}`;
  return {
    line,
    heads: [end.path],
    labels,
    label: { x: lane + side * BESIDE, y: gapNear((start.y + tip.y) / 2, nodes) },
    anchor: anchorOf(side),
  };
}

/** Returns the vertical offset for a line at the side of a node. The offset prevents overlapping lines. */
function portOf(node: PlacedNode, side: number, direction: number, ports: Map<string, number>): number {
  const key = `${node.row} ${node.x} ${side} ${direction}`;
  const taken = ports.get(key) ?? 0;
  ports.set(key, taken + 1);
  return node.kind === "state" ? direction * (5 + 7 * taken) : 0;
}

/** Returns the middle of the nearest gap between rows. Lines to the side of a node do not cross gaps. */
function gapNear(y: number, nodes: readonly PlacedNode[]): number {
  const rows = [...new Set(nodes.map(({ row }) => row))].map((row) =>
    nodes.filter((node) => node.row === row),
  );
  const tops = rows.map((row) => Math.min(...row.map((node) => node.y - node.height / 2)));
  const bottoms = rows.map((row) => Math.max(...row.map((node) => node.y + node.height / 2)));
  const gaps = bottoms.slice(0, -1).map((bottom, index) => (bottom + (tops[index + 1] ?? bottom)) / 2);
  return gaps.reduce((best, gap) => (Math.abs(gap - y) < Math.abs(best - y) ? gap : best), gaps[0] ?? y);
}

/** Returns the arrow head at a tip, and the base where the arrow's line ends. */
function headAt(tip: Point, from: Point): { readonly base: Point; readonly path: string } {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const [dx, dy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  const base = { x: tip.x - dx * HEAD * 0.7, y: tip.y - dy * HEAD * 0.7 };
  const wings = [-1, 1].map((half) => ({
    x: tip.x - dx * HEAD - dy * half * 4,
    y: tip.y - dy * HEAD + dx * half * 4,
  })) as [Point, Point];
  return { base, path: `M${text(tip)}L${text(wings[0])}L${text(base)}L${text(wings[1])}Z` };
}

/** Formats a point, rounded to tenths of a pixel. */
function text({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

function anchorOf(side: 1 | -1): Arrow["anchor"] {
  return side === 1 ? "start" : "end";
}

/** Returns the bounding box of an arrow's labels. */
export function labelBox({
  label,
  labels,
  anchor,
}: Arrow): Record<"left" | "right" | "top" | "bottom", number> {
  const [width, height] = [labelWidth(labels), labelHeight(labels)];
  const left = label.x - (anchor === "end" ? width : 0);
  return { left, right: left + width, top: label.y - height / 2, bottom: label.y + height / 2 };
}
