import { Field } from "@seamline/ui/form/field";
import type { JSX } from "preact";
import type { Caller } from "./emulator-messages.ts";
import type { OwnServer } from "./own-server.ts";
import { tryItText } from "./try-it-strings.ts";

/** The server and caller for requests. */
export interface Target {
  readonly place: "emulator" | "own";
  /** Account or key from the emulator's seed. Empty for anonymous requests. */
  readonly caller: string;
  readonly own: OwnServer;
}

interface TargetFieldsProps {
  readonly id: string;
  readonly target: Target;
  readonly callers: readonly Caller[];
  /** Reason why the reader's base URL is invalid. */
  readonly urlProblem: string | undefined;
  readonly onTarget: (target: Target) => void;
}

/** Fields that select the server and the caller: the emulator in the page or the reader's own server. */
export function TargetFields(props: TargetFieldsProps): JSX.Element {
  const { id, target, onTarget } = props;
  return (
    <fieldset class="ti-part ti-send-to">
      <legend>
        {tryItText.sendTo}
        <span class="ti-switch">
          <label>
            <input
              type="radio"
              name={`${id}-place`}
              checked={target.place === "emulator"}
              onChange={() => onTarget({ ...target, place: "emulator" })}
            />
            {tryItText.emulatorInPage}
          </label>
          <label>
            <input
              type="radio"
              name={`${id}-place`}
              checked={target.place === "own"}
              onChange={() => onTarget({ ...target, place: "own" })}
            />
            {tryItText.ownServer}
          </label>
        </span>
      </legend>
      {target.place === "emulator" ? <CallerField {...props} /> : <OwnServerFields {...props} />}
    </fieldset>
  );
}

function CallerField({ id, target, callers, onTarget }: TargetFieldsProps): JSX.Element {
  return (
    <Field id={`${id}-caller`} label={tryItText.callAs}>
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
          <option value="">{tryItText.anonymous}</option>
        </select>
      )}
    </Field>
  );
}

function OwnServerFields({ id, target, urlProblem, onTarget }: TargetFieldsProps): JSX.Element {
  const { own } = target;
  return (
    <>
      <Field id={`${id}-own.baseUrl`} label={tryItText.baseUrl} problem={urlProblem} required>
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
      <Field id={`${id}-own.credential`} label={tryItText.credential} hint={tryItText.credentialHint}>
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
