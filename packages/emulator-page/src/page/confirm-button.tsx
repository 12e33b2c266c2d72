import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Confirmation } from "./confirmation.tsx";

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
  if (!asks)
    return (
      <button type="button" class="danger" aria-label={name} onClick={() => setAsks(true)}>
        {label}
      </button>
    );
  return (
    <Confirmation
      label={label}
      question={question}
      onConfirm={() => {
        setAsks(false);
        onConfirm();
      }}
      onCancel={() => setAsks(false)}
    />
  );
}
