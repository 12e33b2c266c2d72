import { type StateDrawing, stateDrawing } from "@seamline/ui/states/draw-states";
import { type Label, labelHeight, type PlacedNode, SIZES } from "@seamline/ui/states/state-layout";
import type { StateMachine } from "@seamline/ui/states/state-machine";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

interface LifeCycleProps {
  readonly machine: StateMachine;
  /** The state that the item has. */
  readonly state: string;
  /** Where an operation is done; `undefined` for one that cannot be done from here. */
  readonly hrefOf: (operationId: string) => string | undefined;
}

/** The states of an item as its contract tells them, with the one that it has, and what leads on from there. */
export function LifeCycle({ machine, state, hrefOf }: LifeCycleProps): JSX.Element {
  const drawing = useMemo(() => stateDrawing(machine), [machine]);
  const { left, top, width, height } = drawing.frame;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section would add a landmark
    <div class="life-cycle" role="group" aria-label={`Life cycle: ${state} now`} tabIndex={0}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over all of it; the group has the name */}
      <svg class="states" viewBox={`${left} ${top} ${width} ${height}`} width={width} height={height}>
        <Arrows drawing={drawing} state={state} hrefOf={hrefOf} />
        {drawing.nodes.map((node) => (
          <Node key={`${node.kind} ${node.name}`} node={node} isNow={node.name === state} />
        ))}
      </svg>
    </div>
  );
}

type ArrowsProps = Pick<LifeCycleProps, "state" | "hrefOf"> & { readonly drawing: StateDrawing };

function Arrows({ drawing, state, hrefOf }: ArrowsProps): JSX.Element {
  return (
    <>
      {drawing.arrows.map((arrow, index) => {
        const isPossible = arrow.labels.some(({ transition }) => transition.from.includes(state));
        let top = arrow.label.y - labelHeight(arrow.labels) / 2;
        return (
          <g key={index} class={isPossible ? "possible" : ""}>
            <path class="states-arrow" d={arrow.line} fill="none" stroke="currentColor" stroke-width="1.5" />
            {arrow.heads.map((head) => (
              <path key={head} class="states-head" d={head} />
            ))}
            {arrow.labels.map((label, each) => {
              const start = top;
              top += label.lines.length * SIZES.lineHeight + 4;
              const { operationId } = label.transition;
              const isOpen = operationId !== undefined && label.transition.from.includes(state);
              const href = isOpen ? hrefOf(operationId) : undefined;
              return (
                <LabelText
                  key={each}
                  label={label}
                  x={arrow.label.x}
                  y={start}
                  anchor={arrow.anchor}
                  href={href}
                />
              );
            })}
          </g>
        );
      })}
    </>
  );
}

interface LabelTextProps {
  readonly label: Label;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "end";
  readonly href: string | undefined;
}

function LabelText({ label, x, y, anchor, href }: LabelTextProps): JSX.Element {
  const isOperation = label.transition.operationId !== undefined;
  const text = (
    <text class={isOperation ? "states-operation" : "states-event"} text-anchor={anchor} font-size="12">
      {label.lines.map((line, index) => (
        <tspan key={index} x={x} y={y + index * SIZES.lineHeight + SIZES.lineHeight / 2} dy="0.33em">
          {line}
        </tspan>
      ))}
    </text>
  );
  return href === undefined ? (
    text
  ) : (
    <a href={href} aria-label={label.transition.operationId}>
      {text}
    </a>
  );
}

function Node({ node, isNow }: { readonly node: PlacedNode; readonly isNow: boolean }): JSX.Element {
  const { kind, name, x, y, width, height } = node;
  if (kind !== "state") return <circle class={`states-${kind}`} cx={x} cy={y} r={kind === "start" ? 6 : 7} />;
  return (
    <g class={isNow ? "states-state now" : "states-state"}>
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx="10" />
      <text x={x} y={y} dy="0.35em" text-anchor="middle" font-size="13">
        {name}
      </text>
    </g>
  );
}
