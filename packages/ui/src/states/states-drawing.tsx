import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { statesText } from "../strings.ts";
import { LOOSE_CAPTION, type PlacedState, placedStates } from "./placed-states.ts";
import type { Arrow } from "./state-arrows.ts";
import { type Label, labelHeight, type PlacedNode, SIZES } from "./state-layout.ts";
import type { StateMachine } from "./state-machine.ts";
import { statesInWords } from "./states-in-words.tsx";

interface StatesDrawingProps {
  readonly machine: StateMachine;
  /** Returns the link to an operation, or `undefined` if the operation has no page. */
  readonly hrefOf: (operationId: string) => string | undefined;
  /**
   * The current state of an item. The drawing highlights it and links only the operations that are possible in it.
   * Without a current state, the drawing shows the whole machine, including states without transitions, and has a title
   * and a description.
   */
  readonly now?: string;
  /** Makes the element IDs unique on the page. Defaults to the schema name. */
  readonly id?: string;
}

/**
 * Draws a state machine as an SVG whose arrows are operations and events. It sets no colors. Style it with
 * `currentColor` and the classes `states-state`, `states-loose`, `states-arrow`, `states-head`, `states-start`,
 * `states-end`, `states-operation` and `states-event`.
 */
export function StatesDrawing(props: StatesDrawingProps): JSX.Element {
  const { machine, now, id = machine.schema } = props;
  const isNamed = now === undefined;
  const { nodes, arrows, loose, frame } = useMemo(() => placedStates(machine, isNamed), [machine, isNamed]);
  const { left, top, width, height } = frame;
  const [title, description] = [`states-${id}-title`, `states-${id}-description`];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the group next to an item has a name, and a title would add a tooltip
    <svg
      class="states"
      role={isNamed ? "group" : undefined}
      aria-labelledby={isNamed ? `${title} ${description}` : undefined}
      viewBox={`${left} ${top} ${width} ${height}`}
      width={width}
      height={height}
    >
      {isNamed && <title id={title}>{statesText.title(machine.schema)}</title>}
      {isNamed && <desc id={description}>{statesInWords(machine)}</desc>}
      {arrows.map((arrow, index) => (
        <ArrowView key={index} {...props} arrow={arrow} />
      ))}
      {nodes.map((node) => (
        <Node key={`${node.kind} ${node.name}`} node={node} now={now} />
      ))}
      {loose && (
        <g>
          <text
            class="states-caption"
            x="0"
            y={loose.captionY}
            text-anchor="middle"
            fill="currentColor"
            font-size="12"
          >
            {LOOSE_CAPTION}
          </text>
          {loose.nodes.map((node) => (
            <State key={node.name} node={node} name="states-loose" now={now} />
          ))}
        </g>
      )}
    </svg>
  );
}

const MONO = "ui-monospace, monospace";

function Node({ node, now }: { readonly node: PlacedNode; readonly now: string | undefined }): JSX.Element {
  const { kind, x, y } = node;
  if (kind === "start") return <circle class="states-start" cx={x} cy={y} r="6" fill="currentColor" />;
  if (kind === "end")
    return (
      <g class="states-end">
        <circle cx={x} cy={y} r="7" fill="none" stroke="currentColor" />
        <circle cx={x} cy={y} r="3.5" fill="currentColor" />
      </g>
    );
  return <State node={node} name="states-state" now={now} />;
}

interface StateProps {
  readonly node: PlacedState;
  readonly name: string;
  readonly now: string | undefined;
}

function State({ node: { name: state, x, y, width, height }, name, now }: StateProps): JSX.Element {
  return (
    <g class={state === now ? `${name} now` : name}>
      <rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx="10"
        fill="none"
        stroke="currentColor"
      />
      <text
        x={x}
        y={y}
        dy="0.35em"
        text-anchor="middle"
        fill="currentColor"
        font-family={MONO}
        font-size="13"
      >
        {state}
      </text>
    </g>
  );
}

type ArrowProps = Pick<StatesDrawingProps, "hrefOf" | "now"> & { readonly arrow: Arrow };

function ArrowView({ arrow, now, hrefOf }: ArrowProps): JSX.Element {
  const isEnabled = ({ transition }: Label): boolean => now === undefined || transition.from.includes(now);
  const isPossible = now !== undefined && arrow.labels.some(isEnabled);
  let top = arrow.label.y - labelHeight(arrow.labels) / 2;
  return (
    <g class={isPossible ? "possible" : undefined}>
      <path class="states-arrow" d={arrow.line} fill="none" stroke="currentColor" stroke-width="1.5" />
      {arrow.heads.map((head) => (
        <path key={head} class="states-head" d={head} fill="currentColor" />
      ))}
      {arrow.labels.map((label, index) => {
        const start = top;
        top += label.lines.length * SIZES.lineHeight + 4;
        const { operationId } = label.transition;
        const href = operationId !== undefined && isEnabled(label) ? hrefOf(operationId) : undefined;
        return <LabelText key={index} label={label} arrow={arrow} top={start} href={href} />;
      })}
    </g>
  );
}

interface LabelTextProps {
  readonly label: Label;
  readonly arrow: Arrow;
  readonly top: number;
  readonly href: string | undefined;
}

function LabelText({ label, arrow, top, href }: LabelTextProps): JSX.Element {
  const { operationId } = label.transition;
  const text = (
    <text
      class={operationId === undefined ? "states-event" : "states-operation"}
      text-anchor={arrow.anchor}
      fill="currentColor"
      font-family={operationId === undefined ? undefined : MONO}
      font-size="12"
    >
      {label.lines.map((line, index) => (
        <tspan
          key={index}
          x={arrow.label.x}
          y={top + index * SIZES.lineHeight + SIZES.lineHeight / 2}
          dy="0.33em"
        >
          {line}
        </tspan>
      ))}
    </text>
  );
  if (href === undefined) return text;
  return (
    <a href={href} aria-label={operationId}>
      {text}
    </a>
  );
}
