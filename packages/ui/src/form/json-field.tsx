import { type Context, createContext, type JSX } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { Field, RemoveButton } from "./field.tsx";
import { describeProblem, formatJson, parseJson } from "./json-text.ts";
import type { TypedFieldProps } from "./value-field-props.ts";

/** Reports that a field contains invalid JSON, so the request cannot be sent. `undefined` clears the problem. */
type ReportProblem = (id: string, message: string | undefined) => void;

export const PartProblems: Context<ReportProblem> = createContext<ReportProblem>(() => {});

/** A text field for JSON, used for values that no other field can show. */
export function JsonField(props: TypedFieldProps): JSX.Element {
  const { id, label, schema, value, required, onValue } = props;
  const [typed, setTyped] = useState(() => formatJson(value));
  const report = useContext(PartProblems);
  const text = textOf(value, typed);
  const parsed = parseJson(text);
  const problem = "problem" in parsed ? describeProblem(parsed.problem) : undefined;
  useEffect(() => {
    report(id, problem);
    return () => report(id, undefined);
  }, [id, problem, report]);
  const edit = (edited: string): void => {
    setTyped(edited);
    const read = parseJson(edited);
    if ("value" in read) onValue(read.value);
  };
  return (
    <Field
      id={id}
      label={label}
      kind="JSON"
      hint={schema.description}
      problem={problem}
      required={required}
      action={<RemoveButton {...props} />}
    >
      {(attributes) => (
        <textarea
          {...attributes}
          class="ti-code"
          spellcheck={false}
          rows={Math.min(12, text.split("\n").length + 1)}
          value={text}
          onInput={(event) => edit(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** Returns the text as typed, unless the value was changed elsewhere. */
function textOf(value: unknown, typed: string): string {
  const parsed = parseJson(typed);
  const current = formatJson(value);
  return "value" in parsed && formatJson(parsed.value) !== current ? current : typed;
}
