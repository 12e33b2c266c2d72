import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { codeText } from "../strings.ts";
import { type CodeLanguage, type CodeToken, codeTokens } from "./code-tokens.ts";

/** Longer code is not highlighted, because each token adds an element to the page. */
const MAX_COLOURED_CHARACTERS = 60_000;

interface CodeBlockProps {
  /** Accessible name. */
  readonly label: string;
  readonly text: string;
  /** Language for syntax highlighting. Without it, the code is shown as plain text. */
  readonly language?: CodeLanguage;
}

/** A code block that can be scrolled by keyboard, with a copy button. */
export function CodeBlock({ label, text, language }: CodeBlockProps): JSX.Element {
  const tokens = useMemo(
    (): CodeToken[] =>
      language && text.length <= MAX_COLOURED_CHARACTERS ? codeTokens(text, language) : [["", text]],
    [text, language],
  );
  return (
    <div class="ti-block">
      <CopyButton label={label} text={text} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would add a landmark for each block */}
      <pre tabIndex={0} role="group" aria-label={label}>
        <code>
          {tokens.map(([kind, part], index) =>
            kind === "" ? (
              part
            ) : (
              <span key={index} class={`ti-${kind}`}>
                {part}
              </span>
            ),
          )}
        </code>
      </pre>
    </div>
  );
}

function CopyButton({ label, text }: { readonly label: string; readonly text: string }): JSX.Element {
  const [state, setState] = useState<string>(codeText.copy);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState(codeText.copied);
    } catch {
      setState(codeText.copyFailed);
    }
    setTimeout(() => setState(codeText.copy), 2000);
  };
  return (
    <button
      type="button"
      class="ti-quiet ti-copy"
      aria-label={`${state} ${label}`}
      onClick={() => void copy()}
    >
      {state}
    </button>
  );
}
