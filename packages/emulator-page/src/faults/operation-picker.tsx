import { Field } from "@seamline/ui/form/field";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { type FaultOperation, matchingOperations } from "./fault-operations.ts";
import { faultsText as text } from "./strings.ts";
import { usePicker } from "./use-picker.ts";

interface OperationPickerProps {
  readonly operations: readonly FaultOperation[];
  /** Operation id, or an empty string for every request. */
  readonly value: string;
  readonly problem: string | undefined;
  readonly onValue: (operationId: string) => void;
}

const ID = "fault-operation";

/**
 * A field for choosing an operation. Filters the operations while the user types. Accepts any text, because
 * undocumented routes are not listed. The form reports text that is not an operation.
 */
export function OperationPicker({ operations, value, problem, onValue }: OperationPickerProps): JSX.Element {
  const isPicked = operations.some(({ operationId }) => operationId === value);
  const found = matchingOperations(operations, isPicked ? "" : value);
  const pick = (index: number): void => {
    onValue(found[index]?.operationId ?? "");
    picker.close();
  };
  const picker = usePicker(found.length, pick);
  const { isOpen, active, open, close, onKeyDown } = picker;
  // While the user types, the list shows what matches.
  const isChoosing = isOpen && found.length > 0;
  return (
    <Field
      id={ID}
      label={text.operation}
      hint={text.operationHint}
      problem={isChoosing ? undefined : problem}
    >
      {(attributes) => (
        <div class="picker">
          <input
            {...attributes}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={`${ID}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            placeholder={text.everyRequest}
            value={value}
            onFocus={open}
            onClick={open}
            onBlur={close}
            onInput={(event) => {
              onValue(event.currentTarget.value.trim());
              open();
            }}
            onKeyDown={onKeyDown}
          />
          <Options found={found} active={active} isOpen={isOpen} onPick={pick} />
        </div>
      )}
    </Field>
  );
}

function optionId(index: number): string {
  return `${ID}-${index}`;
}

interface OptionsProps {
  readonly found: readonly FaultOperation[];
  readonly active: number;
  readonly isOpen: boolean;
  readonly onPick: (index: number) => void;
}

function Options({ found, active, isOpen, onPick }: OptionsProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div
      ref={list}
      id={`${ID}-list`}
      class="options"
      role="listbox"
      aria-label={text.operations}
      hidden={!isOpen || found.length === 0}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.map(({ operationId, documents }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <div
          key={operationId}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          onClick={() => onPick(index)}
        >
          <code>{operationId}</code> <span class="none">{documents.join(", ")}</span>
        </div>
      ))}
    </div>
  );
}
