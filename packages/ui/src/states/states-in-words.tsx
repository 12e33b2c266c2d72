import type { ComponentChildren, JSX } from "preact";
import { Fragment } from "preact";
import { statesText } from "../strings.ts";
import { stateGraph } from "./state-graph.ts";
import type { StateMachine, StateTransition } from "./state-machine.ts";

interface StatesInWordsProps {
  readonly machine: StateMachine;
  readonly hrefOf: (operationId: string) => string;
}

/** Shows a machine's transitions as a table, for readers who cannot see the drawing. */
export function StatesInWords({ machine, hrefOf }: StatesInWordsProps): JSX.Element {
  const { loose } = stateGraph(machine);
  return (
    <>
      {machine.transitions.length > 0 && <TransitionTable machine={machine} hrefOf={hrefOf} />}
      {loose.length > 0 && (
        <p class="states-loose-list">
          {statesText.noTransitionsFor} <Joined states={loose} by=", " />.
        </p>
      )}
    </>
  );
}

function TransitionTable({ machine: { transitions }, hrefOf }: StatesInWordsProps): JSX.Element {
  const hasConditions = transitions.some(({ requires }) => requires !== undefined);
  return (
    <table class="states-table">
      <thead>
        <tr>
          <th scope="col">{statesText.cause}</th>
          <th scope="col">{statesText.transition}</th>
          {hasConditions && <th scope="col">{statesText.condition}</th>}
        </tr>
      </thead>
      <tbody>
        {transitions.map((transition, index) => (
          <tr key={index}>
            <th scope="row">
              <By {...transition} hrefOf={hrefOf} />
            </th>
            <td>
              <Way {...transition} />
            </td>
            {hasConditions && <td>{transition.requires}</td>}
          </tr>
        ))}
      </tbody>
    </table>
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
        {statesText.startsIn} <code>{to}</code>
      </>
    );
  return (
    <>
      <Joined states={from} by={` ${statesText.or} `} /> →{" "}
      {to === undefined ? statesText.end : <code>{to}</code>}
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

/** Describes all transitions as plain text, for example `closeMatter: from OPEN to CLOSED.` */
export function statesInWords(machine: StateMachine): string {
  const { loose } = stateGraph(machine);
  const sentences = machine.transitions.map(({ operationId, event, from, to, requires }) => {
    const way = from.length === 0 && to !== undefined ? `${statesText.startsIn} ${to}` : wayText(from, to);
    return [`${operationId ?? event}: ${way}.`, requires ?? ""].join(" ").trim();
  });
  if (loose.length > 0) sentences.push(`${statesText.noTransitionsFor} ${loose.join(", ")}.`);
  return sentences.join(" ");
}

function wayText(from: readonly string[], to: string | undefined): string {
  return `${statesText.from} ${from.join(` ${statesText.or} `)} ${statesText.to} ${to ?? statesText.end}`;
}
