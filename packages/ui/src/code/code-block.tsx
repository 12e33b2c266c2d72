import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Breakable } from "./breakable.tsx";
import { type CodeLanguage, type CodeToken, codeLines, splitTokens } from "./code-tokens.ts";
import { indentOf, SHORT_LINE } from "./long-lines.ts";
import { useCopy } from "./use-copy.ts";

/** Maximum length of highlighted code. Each token adds an element to the page. */
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
  const lines = useMemo(
    () => (text.length <= MAX_COLOURED_CHARACTERS ? codeLines(text, language) : [[["", text] as const]]),
    [text, language],
  );
  return (
    <div class="ti-block">
      <CopyButton label={label} text={text} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would add a landmark for each block */}
      <pre tabIndex={0} role="group" aria-label={label}>
        <code>
          {lines.map((line, index) => (
            <Line key={index} tokens={line} />
          ))}
        </code>
      </pre>
    </div>
  );
}

/** A line of code. A long line wraps with a hanging indent. */
function Line({ tokens }: { readonly tokens: readonly CodeToken[] }): JSX.Element {
  const text = tokens.map(([, part]) => part).join("");
  if (text.length <= SHORT_LINE || text.length > MAX_COLOURED_CHARACTERS) return <Tokens tokens={tokens} />;
  const indent = indentOf(text);
  const [start, rest] = splitTokens(tokens, indent + 1);
  return (
    <span style={{ "--i": indent }}>
      {/* The line does not break between its indent and its first character. */}
      <span class="ti-indent">
        <Tokens tokens={start} />
      </span>
      <Tokens tokens={rest} isLong />
    </span>
  );
}

interface TokensProps {
  readonly tokens: readonly CodeToken[];
  /** Whether the tokens can wrap. They wrap between the parts of a name rather than inside a word. */
  readonly isLong?: boolean;
}

function Tokens({ tokens, isLong = false }: TokensProps): JSX.Element {
  const parts = tokens.map(([kind, part], index) => {
    const text = isLong ? <Breakable text={part} /> : part;
    return kind === "" ? (
      text
    ) : (
      <span key={index} class={`ti-${kind}`}>
        {text}
      </span>
    );
  });
  return <>{parts}</>;
}

function CopyButton({ label, text }: { readonly label: string; readonly text: string }): JSX.Element {
  const copying = useCopy(text);
  return (
    <button
      type="button"
      class="ti-quiet ti-copy"
      aria-label={`${copying.label} ${label}`}
      onClick={copying.copy}
    >
      {copying.isResult ? copying.label : <CopyIcon />}
    </button>
  );
}

function CopyIcon(): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true">
      <path d="M3 19a2 2 0 0 1-1-2V2a2 2 0 0 1 1-1h13a2 2 0 0 1 2 1" />
      <rect x="6" y="5" width="16" height="18" rx="1.5" />
    </svg>
  );
}
