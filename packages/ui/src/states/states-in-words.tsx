import type { ComponentChildren, JSX } from "preact";
import { Fragment } from "preact";
import { LOOSE_CAPTION } from "./placed-states.ts";
import { stateGraph } from "./state-graph.ts";
import type { StateMachine, StateTransition } from "./state-machine.ts";

interface StatesInWordsProps {
  readonly machine: StateMachine;
  /** The page of an operation. */
  readonly hrefOf: (operationId: string) => string;
}

/** The transitions of a machine as a list, for readers who do not see the drawing. */
export function StatesInWords({ machine, hrefOf }: StatesInWordsProps): JSX.Element {
  const { loose } = stateGraph(machine);
  return (
    <ul class="states-list">
      {machine.transitions.map((transition, index) => (
        <li key={index}>
          <By {...transition} hrefOf={hrefOf} />: <Way {...transition} />.
          {transition.requires !== undefined && ` ${transition.requires}`}
        </li>
      ))}
      {loose.length > 0 && (
        <li>
          {LOOSE_CAPTION} for <Joined states={loose} by=", " />.
        </li>
      )}
    </ul>
  );
}

function By({
  operationId,
  event,
  hrefOf,
}: StateTransition & Pick<StatesInWordsProps, "hrefOf">): ComponentChildren {
  if (operationId === undefined) return event ?? "";
  return (
    <a href={hrefOf(operationId)}>
      <code>{operationId}</code>
    </a>
  );
}

function Way({ from, to }: StateTransition): JSX.Element {
  if (from.length === 0 && to !== undefined)
    return (
      <>
        begins in <code>{to}</code>
      </>
    );
  return (
    <>
      from <Joined states={from} by=" or " /> to {to === undefined ? "its end" : <code>{to}</code>}
    </>
  );
}

function Joined({ states, by }: { readonly states: readonly string[]; readonly by: string }): JSX.Element {
  return (
    <>
      {states.map((state, index) => (
        <Fragment key={state}>
          {index > 0 && by}
          <code>{state}</code>
        </Fragment>
      ))}
    </>
  );
}

/** All transitions as plain text: `closeMatter: from OPEN to CLOSED.` */
export function statesText(machine: StateMachine): string {
  const { loose } = stateGraph(machine);
  const sentences = machine.transitions.map(({ operationId, event, from, to, requires }) => {
    const way = from.length === 0 && to !== undefined ? `begins in ${to}` : wayText(from, to);
    return [`${operationId ?? event}: ${way}.`, requires ?? ""].join(" ").trim();
  });
  if (loose.length > 0) sentences.push(`${LOOSE_CAPTION} for ${loose.join(", ")}.`);
  return sentences.join(" ");
}

function wayText(from: readonly string[], to: string | undefined): string {
  return `from ${from.join(" or ")} to ${to ?? "its end"}`;
}
