import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { pageText } from "../strings.ts";

interface CopyButtonProps {
  /** Accessible name. */
  readonly name: string;
  readonly text: string;
}

/** A button that copies text, such as a URL next to it. */
export function CopyButton({ name, text }: CopyButtonProps): JSX.Element {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <button
      type="button"
      class="quiet"
      aria-label={name}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {isCopied ? pageText.copied : pageText.copy}
    </button>
  );
}
