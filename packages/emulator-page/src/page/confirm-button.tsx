import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { pageText } from "../strings.ts";

interface ConfirmButtonProps {
  readonly label: string;
  /** Accessible name of the button, if its label is not unique. */
  readonly name?: string;
  /** A question that describes the action's consequences. */
  readonly question: string;
  readonly onConfirm: () => void;
}

/** A button for a destructive action. Asks for confirmation first. */
export function ConfirmButton({ label, name, question, onConfirm }: ConfirmButtonProps): JSX.Element {
  const [asks, setAsks] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  // Moves the focus before the first paint, because the focused button is removed.
  useLayoutEffect(() => {
    if (asks) first.current?.focus();
  }, [asks]);
  if (!asks)
    return (
      <button type="button" class="danger" aria-label={name} onClick={() => setAsks(true)}>
        {label}
      </button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a border around buttons
    <span
      class="confirm"
      role="group"
      aria-label={question}
      onKeyDown={(event) => event.key === "Escape" && setAsks(false)}
    >
      <span>{question}</span>
      <button
        type="button"
        class="danger"
        ref={first}
        onClick={() => {
          setAsks(false);
          onConfirm();
        }}
      >
        {label}
      </button>
      <button type="button" onClick={() => setAsks(false)}>
        {pageText.cancel}
      </button>
    </span>
  );
}
