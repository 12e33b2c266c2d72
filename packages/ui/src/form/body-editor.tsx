import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { formText } from "../strings.ts";
import { Field, GroupProblem } from "./field.tsx";
import { useFindingsWithin } from "./field-findings.ts";
import { type FormModel, newValue } from "./form-schema.ts";
import { formatJson, parseJson } from "./json-text.ts";
import { WholeValue } from "./value-field.tsx";

interface BodyEditorProps {
  readonly id: string;
  readonly model: FormModel;
  readonly required: boolean;
  /** JSON text. It may be invalid while the user is typing. */
  readonly text: string;
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
}

/**
 * Edits a JSON body as a form or as text. The form modifies the text, and the request sends the text. Switching between
 * form and text therefore keeps all data, including members that the form does not know.
 */
export function BodyEditor(props: BodyEditorProps): JSX.Element {
  const { id, text, problem } = props;
  const [wantsText, setWantsText] = useState(false);
  const parsed = parseJson(text.trim() === "" ? "null" : text);
  const isText = wantsText || "problem" in parsed;
  return (
    <fieldset class="ti-part">
      <legend>
        {formText.body}
        <span class="ti-switch">
          <Mode
            id={id}
            label={formText.form}
            isOn={!isText}
            isOff={"problem" in parsed}
            onPick={() => setWantsText(false)}
          />
          <Mode id={id} label={formText.json} isOn={isText} onPick={() => setWantsText(true)} />
        </span>
      </legend>
      {"value" in parsed && !isText ? (
        <FormBody {...props} value={text.trim() === "" ? undefined : parsed.value} />
      ) : (
        <TextBody {...props} problem={problem} />
      )}
    </fieldset>
  );
}

interface ModeProps {
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
  /** Disables the form mode while the text is invalid JSON. */
  readonly isOff?: boolean;
  readonly onPick: () => void;
}

function Mode({ id, label, isOn, isOff, onPick }: ModeProps): JSX.Element {
  return (
    <label>
      <input type="radio" name={`${id}-mode`} checked={isOn} disabled={isOff} onChange={onPick} />
      {label}
    </label>
  );
}

function FormBody({ id, model, value, onText }: BodyEditorProps & { readonly value: unknown }): JSX.Element {
  if (value === undefined)
    return (
      <p class="ti-none">
        {formText.noBody}{" "}
        <button
          type="button"
          class="ti-quiet"
          onClick={() => onText(formatJson(newValue(model.definitions, model.root)))}
        >
          {formText.addBody}
        </button>
      </p>
    );
  return (
    <>
      <GroupProblem id={id} />
      <WholeValue
        id={id}
        label={formText.body}
        definitions={model.definitions}
        schema={model.root}
        value={value}
        onValue={(changed) => onText(formatJson(changed))}
      />
    </>
  );
}

function TextBody({ id, text, required, problem, onText }: BodyEditorProps): JSX.Element {
  const finding = useFindingsWithin(id);
  return (
    <Field id={id} label={formText.jsonBody} required={required} problem={problem ?? finding}>
      {(attributes) => (
        <textarea
          {...attributes}
          class="ti-code"
          spellcheck={false}
          autocapitalize="off"
          rows={Math.min(24, Math.max(4, text.split("\n").length + 1))}
          value={text}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
