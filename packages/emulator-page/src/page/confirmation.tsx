import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { pageText } from "../strings.ts";

interface ConfirmationProps {
  /** Label of the button that performs the action. */
  readonly label: string;
  /** A question that describes the action's consequences. */
  readonly question: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a destructive action. Replaces the control that was used, and receives its focus. */
export function Confirmation({ label, question, onConfirm, onCancel }: ConfirmationProps): JSX.Element {
  const first = useRef<HTMLButtonElement>(null);
  // Moves the focus before the first paint, because the focused control was removed.
  useLayoutEffect(() => first.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a border around buttons
    <span
      class="confirm"
      role="group"
      aria-label={question}
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
    >
      <span dir="auto">{question}</span>
      <span class="actions">
        <button type="button" class="danger" ref={first} onClick={onConfirm}>
          {label}
        </button>
        <button type="button" onClick={onCancel}>
          {pageText.cancel}
        </button>
      </span>
    </span>
  );
}
