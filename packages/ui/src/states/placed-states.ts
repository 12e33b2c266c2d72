import { statesText } from "../strings.ts";
import { type Arrow, arrowsOf, labelBox } from "./state-arrows.ts";
import { stateGraph } from "./state-graph.ts";
import { layoutOf, type PlacedNode, SIZES, stateWidth } from "./state-layout.ts";
import type { StateMachine } from "./state-machine.ts";

/** Positions of all elements in a state machine drawing. */
export interface PlacedStates {
  readonly nodes: readonly PlacedNode[];
  readonly arrows: readonly Arrow[];
  /** States without transitions, shown below all other states. `undefined` if every state has a transition. */
  readonly loose: LooseStates | undefined;
  readonly frame: Readonly<Record<"left" | "top" | "width" | "height", number>>;
}

interface LooseStates {
  /** Vertical position of the caption above the states. */
  readonly captionY: number;
  readonly nodes: readonly PlacedState[];
}

/** A state and its center. */
export type PlacedState = Pick<PlacedNode, "name" | "x" | "y" | "width" | "height">;

export const LOOSE_CAPTION: string = statesText.noTransitions;

/** Margin around the drawing, so that strokes are not clipped. */
const MARGIN = 4;

/** Maximum width in pixels of a drawing that fits on a phone. */
const PHONE_WIDTH = 340;

/**
 * Lays out a machine's states and arrows in rows from top to bottom.
 *
 * @param hasLoose whether to include the states without transitions
 */
export function placedStates(machine: StateMachine, hasLoose: boolean): PlacedStates {
  const graph = stateGraph(machine);
  const { nodes, edges } = layoutOf(graph);
  const arrows = arrowsOf(edges, nodes);
  const box = boxOf(nodes, arrows);
  const loose = looseStates(hasLoose ? graph.loose : [], box);
  return { nodes, arrows, loose, frame: framed(box, loose) };
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf(nodes: readonly PlacedState[], arrows: readonly Arrow[]): Box {
  const boxes: Box[] = [
    ...nodes.map(({ x, y, width, height }) => ({
      left: x - width / 2,
      right: x + width / 2,
      top: y - height / 2,
      bottom: y + height / 2,
    })),
    ...arrows.map(labelBox),
  ];
  if (boxes.length === 0) return { left: 0, right: 0, top: 0, bottom: 0 };
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Centers the drawing unless that makes it wider than a phone. */
function framed(box: Box, loose: LooseStates | undefined): PlacedStates["frame"] {
  const below = loose && boxOf(loose.nodes, []);
  const looseHalf = loose && below ? Math.max(below.right, (LOOSE_CAPTION.length * 7) / 2) : 0;
  const half = Math.max(-box.left, box.right, looseHalf);
  const [left, right] =
    2 * half <= PHONE_WIDTH
      ? [-half, half]
      : [Math.min(box.left, -looseHalf), Math.max(box.right, looseHalf)];
  return {
    left: Math.floor(left) - MARGIN,
    top: Math.floor(box.top) - MARGIN,
    width: Math.ceil(right - left) + 2 * MARGIN,
    height: Math.ceil((below ?? box).bottom - box.top) + 2 * MARGIN,
  };
}

/** Lays out states in rows that fit on a phone. */
function looseStates(names: readonly string[], { top, bottom }: Box): LooseStates | undefined {
  if (names.length === 0) return undefined;
  const captionY = bottom + (bottom > top ? 36 : 12);
  const step = SIZES.stateHeight + SIZES.gap;
  const nodes = rowsOf(names).flatMap((row, index) => {
    const y = captionY + 14 + index * step + SIZES.stateHeight / 2;
    let left = -rowWidth(row) / 2;
    return row.map((name): PlacedState => {
      const width = stateWidth(name);
      const x = left + width / 2;
      left += width + SIZES.gap;
      return { name, x, y, width, height: SIZES.stateHeight };
    });
  });
  return { captionY, nodes };
}

function rowsOf(names: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const name of names) {
    const last = rows.at(-1);
    if (last && rowWidth([...last, name]) <= PHONE_WIDTH) last.push(name);
    else rows.push([name]);
  }
  return rows;
}

function rowWidth(names: readonly string[]): number {
  return names.reduce((sum, name) => sum + stateWidth(name), (names.length - 1) * SIZES.gap);
}
