import { Field } from "@seamline/ui/form/field";
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { clockText } from "../contract/scalar-text.ts";
import { clockViewText as text } from "../strings.ts";

interface SetFormProps {
  /** The emulator's time. */
  readonly time: number;
  readonly onSet: (time: number) => void;
}

/** Sets the clock. The field shows the current time until it is edited. */
export function SetForm({ time, onSet }: SetFormProps): JSX.Element {
  const now = clockText(time);
  const [edited, setEdited] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const at = edited ?? now;
  const submit = (): void => {
    const wanted = readTime(at);
    if (wanted === undefined) {
      setEdited(at);
      setProblem(text.invalidTime(now));
      input.current?.focus();
      return;
    }
    setEdited(undefined);
    onSet(wanted);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field id="clock-set" label={text.setTo} problem={problem}>
        {(attributes) => (
          <div class="ti-row">
            <input
              {...attributes}
              ref={input}
              autocomplete="off"
              spellcheck={false}
              value={at}
              onFocus={() => setEdited(at)}
              onBlur={() => edited === now && setEdited(undefined)}
              onInput={(event) => {
                setEdited(event.currentTarget.value);
                setProblem(undefined);
              }}
            />
            <button type="submit">{text.set}</button>
          </div>
        )}
      </Field>
    </form>
  );
}

/** A date with an optional time, in UTC. Seconds are optional too. */
const TYPED_TIME = /^(\d{4}-\d\d-\d\d)(?:[ T]+(\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?))?Z?$/i;

/**
 * Parses a typed time such as `2026-02-06 09:27:36` into milliseconds since 1970. Returns `undefined` if it is not a time
 * that the clock supports.
 */
function readTime(typed: string): number | undefined {
  const [, date = "", time = "00:00"] = TYPED_TIME.exec(typed.trim()) ?? [];
  const at = Date.parse(`${date}T${time}Z`);
  // Engines read February 30 as March 2.
  const isExact = at >= 0 && new Date(at).toISOString().startsWith(date);
  return isExact ? at : undefined;
}
