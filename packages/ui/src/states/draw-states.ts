import { type Arrow, arrowsOf, labelBox } from "./state-arrows.ts";
import { stateGraph } from "./state-graph.ts";
import { type Label, labelHeight, layoutOf, type PlacedNode, SIZES, stateWidth } from "./state-layout.ts";
import type { StateMachine, StateTransition } from "./state-machine.ts";

export interface DrawStatesOptions {
  /** The page of an operation. */
  readonly href: (operationId: string) => string;
  /** Distinguishes the ids of several drawings of a page; by default the name of the schema. */
  readonly id?: string;
}

/** Room around everything, so that no stroke is cut. */
const MARGIN = 4;

/** Text before the states without transitions. */
const LOOSE_CAPTION = "No transition is stated";

/**
 * Draws a state machine as an SVG with one row or more of states, from top to bottom, whose arrows are operations and
 * events. It has no colours: shapes and text follow `currentColor` and the classes `states-state`, `states-loose`,
 * `states-arrow`, `states-head`, `states-start`, `states-end`, `states-operation` and `states-event`.
 */
export function drawStates(machine: StateMachine, { href, id = machine.schema }: DrawStatesOptions): string {
  const graph = stateGraph(machine);
  const { nodes, edges } = layoutOf(graph);
  const arrows = arrowsOf(edges, nodes);
  const box = boxOf(nodes, arrows);
  const loose = looseStates(graph.loose, box);
  const { left, top, width, height } = framed(box, loose);
  return [
    `<svg class="states" xmlns="http://www.w3.org/2000/svg" role="group" aria-labelledby="states-${id}-title states-${id}-description"`,
    ` viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">`,
    `<title id="states-${id}-title">States of ${escaped(machine.schema)}</title>`,
    `<desc id="states-${id}-description">${escaped(descriptionOf(machine))}</desc>`,
    ...arrows.map((arrow) => drawArrow(arrow, href)),
    ...nodes.map(drawNode),
    loose.svg,
    "</svg>",
  ].join("");
}

/** Lists the transitions of a machine, for readers who do not see the drawing. */
export function listStates(machine: StateMachine, { href }: Pick<DrawStatesOptions, "href">): string {
  const items = machine.transitions.map((transition) => {
    const { operationId, event = "", requires } = transition;
    const by = operationId === undefined ? escaped(event) : linkTo(operationId, href);
    const condition = requires === undefined ? "" : ` ${escaped(requires)}`;
    return `${by}: ${wayOf(transition, marked)}.${condition}`;
  });
  const all = [...items, ...looseSentences(machine, marked)].map((item) => `<li>${item}</li>`);
  return `<ul class="states-list">${all.join("")}</ul>`;
}

function marked(state: string): string {
  return `<code>${escaped(state)}</code>`;
}

/** What is said of states without a transition: one sentence, if there are any. */
function looseSentences(machine: StateMachine, mark: (state: string) => string): string[] {
  const { loose } = stateGraph(machine);
  return loose.length === 0 ? [] : [`${LOOSE_CAPTION} for ${loose.map(mark).join(", ")}.`];
}

/** All transitions in words. */
function descriptionOf(machine: StateMachine): string {
  const sentences = [...machine.transitions.map(sentenceOf), ...looseSentences(machine, (state) => state)];
  return sentences.join(" ");
}

/** A transition in words: `closeMatter: from OPEN to CLOSED.` */
function sentenceOf(transition: StateTransition): string {
  const { operationId, event, requires } = transition;
  return [`${operationId ?? event}: ${wayOf(transition, (state) => state)}.`, requires ?? ""]
    .join(" ")
    .trim();
}

function wayOf({ from, to }: StateTransition, mark: (state: string) => string): string {
  const starts = from.map(mark).join(" or ");
  if (to === undefined) return `from ${starts} to its end`;
  return from.length === 0 ? `begins in ${mark(to)}` : `from ${starts} to ${mark(to)}`;
}

/** A machine as it is drawn: what stands where, and the frame around it. */
export interface StateDrawing {
  readonly nodes: readonly PlacedNode[];
  readonly arrows: readonly Arrow[];
  readonly frame: Readonly<Record<"left" | "top" | "width" | "height", number>>;
}

/** Places the states of a machine that have transitions, for those who draw them by themselves. */
export function stateDrawing(machine: StateMachine): StateDrawing {
  const { nodes, edges } = layoutOf(stateGraph(machine));
  const arrows = arrowsOf(edges, nodes);
  const box = boxOf(nodes, arrows);
  return { nodes, arrows, frame: framed(box, { width: 0, bottom: box.bottom }) };
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf(nodes: readonly PlacedNode[], arrows: readonly Arrow[]): Box {
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

/** A drawing keeps its middle where that costs no width that a phone lacks. */
function framed(
  box: Box,
  loose: { readonly width: number; readonly bottom: number },
): Record<"left" | "top" | "width" | "height", number> {
  const half = Math.max(-box.left, box.right, loose.width / 2);
  const [left, right] =
    2 * half <= 340
      ? [-half, half]
      : [Math.min(box.left, -loose.width / 2), Math.max(box.right, loose.width / 2)];
  return {
    left: Math.floor(left) - MARGIN,
    top: Math.floor(box.top) - MARGIN,
    width: Math.ceil(right - left) + 2 * MARGIN,
    height: Math.ceil(loose.bottom - box.top) + 2 * MARGIN,
  };
}

/** States without a transition stand below the others with an open edge, as many in a row as a phone has room for. */
function looseStates(
  names: readonly string[],
  { top, bottom }: Box,
): { svg: string; width: number; bottom: number } {
  if (names.length === 0) return { svg: "", width: 0, bottom };
  const rows: string[][] = [];
  for (const name of names) {
    const last = rows.at(-1);
    if (last && rowWidth([...last, name]) <= 340) last.push(name);
    else rows.push([name]);
  }
  const captionY = bottom + (bottom > top ? 36 : 12);
  const step = SIZES.stateHeight + SIZES.gap;
  const states = rows.flatMap((row, index) => {
    const y = captionY + 14 + index * step + SIZES.stateHeight / 2;
    let left = -rowWidth(row) / 2;
    return row.map((name) => {
      const width = stateWidth(name);
      const x = left + width / 2;
      left += width + SIZES.gap;
      return drawState(
        { name, x, y, width, height: SIZES.stateHeight },
        "states-loose",
        ' stroke-dasharray="5 4"',
      );
    });
  });
  const caption = `<text class="states-caption" x="0" y="${captionY}" text-anchor="middle" ${FILL} font-size="12">${LOOSE_CAPTION}</text>`;
  return {
    svg: `<g>${caption}${states.join("")}</g>`,
    width: Math.max(...rows.map(rowWidth), LOOSE_CAPTION.length * 7),
    bottom: captionY + 14 + rows.length * step - SIZES.gap,
  };
}

function rowWidth(names: readonly string[]): number {
  return names.reduce((sum, name) => sum + stateWidth(name), (names.length - 1) * SIZES.gap);
}

const STROKE = 'fill="none" stroke="currentColor"';
const FILL = 'fill="currentColor"';
const CODE_FONT = 'font-family="ui-monospace, monospace"';

function drawNode(node: PlacedNode): string {
  const { kind, x, y } = node;
  if (kind === "start") return `<circle class="states-start" cx="${x}" cy="${y}" r="6" ${FILL}/>`;
  if (kind === "end") {
    return `<g class="states-end"><circle cx="${x}" cy="${y}" r="7" ${STROKE}/><circle cx="${x}" cy="${y}" r="3.5" ${FILL}/></g>`;
  }
  return drawState(node, "states-state", "");
}

function drawState(
  { name, x, y, width, height }: Pick<PlacedNode, "name" | "x" | "y" | "width" | "height">,
  className: string,
  attributes: string,
): string {
  const rect = `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="10" ${STROKE}${attributes}/>`;
  const text = `<text x="${x}" y="${y}" dy="0.35em" text-anchor="middle" ${FILL} ${CODE_FONT} font-size="13">${escaped(name)}</text>`;
  return `<g class="${className}">${rect}${text}</g>`;
}

function drawArrow(arrow: Arrow, href: DrawStatesOptions["href"]): string {
  const line = `<path class="states-arrow" d="${arrow.line}" ${STROKE} stroke-width="1.5"/>`;
  const heads = arrow.heads.map((head) => `<path class="states-head" d="${head}" ${FILL}/>`);
  let top = arrow.label.y - labelHeight(arrow.labels) / 2;
  const labels = arrow.labels.map((label) => {
    const drawn = drawLabel(label, arrow, top, href);
    top += label.lines.length * SIZES.lineHeight + 4;
    return drawn;
  });
  return `<g>${line}${heads.join("")}${labels.join("")}</g>`;
}

function drawLabel(
  { transition, lines }: Label,
  { label: { x }, anchor }: Arrow,
  top: number,
  href: DrawStatesOptions["href"],
): string {
  const { operationId } = transition;
  const rows = lines.map((line, index) => {
    const y = top + index * SIZES.lineHeight + SIZES.lineHeight / 2;
    return `<tspan x="${x}" y="${y}" dy="0.33em">${escaped(line)}</tspan>`;
  });
  const font = operationId === undefined ? "" : ` ${CODE_FONT}`;
  const className = operationId === undefined ? "states-event" : "states-operation";
  const text = `<text class="${className}" text-anchor="${anchor}" ${FILL}${font} font-size="12">${rows.join("")}</text>`;
  return operationId === undefined
    ? text
    : `<a href="${escaped(href(operationId))}" aria-label="${operationId}">${text}</a>`;
}

function linkTo(operationId: string, href: DrawStatesOptions["href"]): string {
  return `<a href="${escaped(href(operationId))}"><code>${escaped(operationId)}</code></a>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
