import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { formText } from "../strings.ts";
import type { InputAttributes } from "./field.tsx";

interface ChoiceInputProps {
  readonly attributes: InputAttributes;
  /** Name of the field, for example `corpus`. */
  readonly label: string;
  readonly values: readonly (string | number)[];
  /** Display names for values that are not self-explanatory. */
  readonly names?: readonly string[];
  readonly value: string;
  /** Label of the empty option. If it is missing, a value is always selected. */
  readonly none?: string;
  readonly onValue: (value: string) => void;
}

const OTHER = "\u0000other";

/** Offers the known values and accepts others, because services may support values that the contract does not list. */
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
        <option value={OTHER}>{formText.otherValue}</option>
      </select>
      {isOther && (
        <input
          aria-label={formText.otherValueFor(label)}
          value={value}
          onInput={(event) => onValue(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
