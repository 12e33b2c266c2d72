import { Field } from "@seamline/ui/form/field";
import type { JSX } from "preact";
import type { Caller } from "./emulator-messages.ts";
import type { OwnServer } from "./own-server.ts";

/** Where requests go, and who sends them. */
export interface Target {
  readonly place: "emulator" | "own";
  /** The account or key of the emulator's seed; empty for nobody. */
  readonly caller: string;
  readonly own: OwnServer;
}

interface TargetFieldsProps {
  readonly id: string;
  readonly target: Target;
  readonly callers: readonly Caller[];
  /** Why requests cannot go to the reader's own URL. */
  readonly urlProblem: string | undefined;
  readonly onTarget: (target: Target) => void;
}

/** Picks the emulator of the page or a server of the reader's own, and who calls. */
export function TargetFields(props: TargetFieldsProps): JSX.Element {
  const { id, target, onTarget } = props;
  return (
    <fieldset class="ti-part ti-send-to">
      <legend>
        Send to
        <span class="ti-switch">
          <label>
            <input
              type="radio"
              name={`${id}-place`}
              checked={target.place === "emulator"}
              onChange={() => onTarget({ ...target, place: "emulator" })}
            />
            Emulator in this page
          </label>
          <label>
            <input
              type="radio"
              name={`${id}-place`}
              checked={target.place === "own"}
              onChange={() => onTarget({ ...target, place: "own" })}
            />
            A URL of your own
          </label>
        </span>
      </legend>
      {target.place === "emulator" ? <CallerField {...props} /> : <OwnServerFields {...props} />}
    </fieldset>
  );
}

function CallerField({ id, target, callers, onTarget }: TargetFieldsProps): JSX.Element {
  return (
    <Field id={`${id}-caller`} label="Who calls">
      {(attributes) => (
        <select
          {...attributes}
          value={target.caller}
          onChange={(event) => onTarget({ ...target, caller: event.currentTarget.value })}
        >
          {callers.map(({ credential, name }) => (
            <option key={credential} value={credential}>
              {name === "" ? credential : `${name} (${credential})`}
            </option>
          ))}
          <option value="">Nobody: without credentials</option>
        </select>
      )}
    </Field>
  );
}

function OwnServerFields({ id, target, urlProblem, onTarget }: TargetFieldsProps): JSX.Element {
  const { own } = target;
  return (
    <>
      <Field id={`${id}-own.baseUrl`} label="Base URL" problem={urlProblem} required>
        {(attributes) => (
          <input
            {...attributes}
            inputMode="url"
            placeholder="https://api.example.com"
            value={own.baseUrl}
            onInput={(event) => onTarget({ ...target, own: { ...own, baseUrl: event.currentTarget.value } })}
          />
        )}
      </Field>
      <Field
        id={`${id}-own.credential`}
        label="Token or key"
        hint="Stays in the memory of this page, and is sent to this URL alone."
      >
        {(attributes) => (
          <input
            {...attributes}
            type="password"
            autocomplete="off"
            value={own.credential}
            onInput={(event) =>
              onTarget({ ...target, own: { ...own, credential: event.currentTarget.value } })
            }
          />
        )}
      </Field>
    </>
  );
}
