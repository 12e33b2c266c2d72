import { type StateMachine, stateMachines } from "@seamline/ui/states/state-machine";
import { StatesDrawing } from "@seamline/ui/states/states-drawing";
import { StatesInWords } from "@seamline/ui/states/states-in-words";
import type { JSX } from "preact";
import type { ProfileDocument } from "../model/profile-document.ts";

/** Returns the state machines of the given schemas and of their fields. */
export function statesOf(
  { bundle }: ProfileDocument,
  schemas: readonly { readonly name: string }[],
): StateMachine[] {
  const names = schemas.map(({ name }) => name);
  return stateMachines(bundle).filter(({ schema, fields }) =>
    [schema, ...fields.map((field) => field.schema)].some((name) => names.includes(name)),
  );
}

/** Shows state machines as drawings and lists, with links to operations. */
export function StatesSection(props: {
  machines: readonly StateMachine[];
  /** Anchor of the section. Undefined if the other profile's section already has it. */
  anchor: string | undefined;
  href: (operationId: string) => string;
}): JSX.Element | null {
  const { machines, anchor, href } = props;
  if (machines.length === 0) return null;
  return (
    <section>
      <h2 id={anchor}>States</h2>
      {machines.map((machine) => (
        <States
          key={machine.schema}
          machine={machine}
          id={anchor === undefined ? `${machine.schema}-as-shown` : machine.schema}
          href={href}
        />
      ))}
    </section>
  );
}

function States(props: {
  machine: StateMachine;
  /** Makes the drawing's element IDs unique on the page. */
  id: string;
  href: (operationId: string) => string;
}): JSX.Element {
  const { machine, id, href } = props;
  return (
    <>
      <p class="states-field">
        {machine.fields.map(({ schema, field }) => (
          <code key={schema}>
            {schema}.{field}
          </code>
        ))}
      </p>
      <div class="states-both">
        <div class="states-frame">
          <StatesDrawing machine={machine} hrefOf={href} id={id} />
        </div>
        <div class="states-words">
          <StatesInWords machine={machine} hrefOf={href} />
        </div>
      </div>
    </>
  );
}
