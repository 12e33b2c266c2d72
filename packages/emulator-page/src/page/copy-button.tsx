import { useCopy } from "@seamline/ui/code/use-copy";
import type { JSX } from "preact";

interface CopyButtonProps {
  /** Accessible name. */
  readonly name: string;
  readonly text: string;
}

/** A button that copies text, such as a URL next to it. */
export function CopyButton({ name, text }: CopyButtonProps): JSX.Element {
  const { label, copy } = useCopy(text);
  return (
    <button type="button" class="quiet" aria-label={name} onClick={copy}>
      {label}
    </button>
  );
}
