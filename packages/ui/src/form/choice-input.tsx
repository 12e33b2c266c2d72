import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { InputAttributes } from "./field.tsx";

interface ChoiceInputProps {
  readonly attributes: InputAttributes;
  /** What the value is of: `corpus`. */
  readonly label: string;
  readonly values: readonly (string | number)[];
  /** What the values are called, where they say nothing. */
  readonly names?: readonly string[];
  readonly value: string;
  /** The option for no value; without it there always is one. */
  readonly none?: string;
  readonly onValue: (value: string) => void;
}

const OTHER = "\u0000other";

/** Picks one of the known values, or takes another: services learn values that their contracts do not know yet. */
export function ChoiceInput(props: ChoiceInputProps): JSX.Element {
  const { attributes, label, values, names, value, none, onValue } = props;
  const isKnown = values.some((each) => String(each) === value) || (none !== undefined && value === "");
  const [wantsOther, setWantsOther] = useState(!isKnown);
  const pick = (picked: string): void => {
    setWantsOther(picked === OTHER);
    onValue(picked === OTHER ? "" : picked);
  };
  const isOther = wantsOther || !isKnown;
  return (
    <div class="ti-choice">
      <select
        {...attributes}
        value={isOther ? OTHER : value}
        onChange={(event) => pick(event.currentTarget.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {values.map((each, index) => (
          <option key={each} value={String(each)}>
            {names?.[index] ? `${each} (${names[index]})` : String(each)}
          </option>
        ))}
        <option value={OTHER}>Other value…</option>
      </select>
      {isOther && (
        <input
          aria-label={`Other value of ${label}`}
          value={value}
          onInput={(event) => onValue(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
