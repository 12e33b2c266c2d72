import { useEffect, useState } from "preact/hooks";
import { codeText } from "../strings.ts";

const RESULT_MS = 2000;

/** The state of a copy button. */
export interface Copying {
  /** The name of the action or, for two seconds after a click, the result. */
  readonly label: string;
  /** Whether the label shows the result. */
  readonly isResult: boolean;
  copy(): void;
}

/** Copies text to the clipboard when a button is clicked. */
export function useCopy(text: string): Copying {
  const [label, setLabel] = useState<string>(codeText.copy);
  const isResult = label !== codeText.copy;
  useEffect(() => {
    if (!isResult) return;
    const timer = setTimeout(() => setLabel(codeText.copy), RESULT_MS);
    return () => clearTimeout(timer);
  }, [isResult]);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setLabel(codeText.copied),
      () => setLabel(codeText.copyFailed),
    );
  };
  return { label, isResult, copy };
}
