import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";

/** What is told apart in code: text and its kind, which is a class of the style sheet. */
type Token = readonly [kind: "name" | "string" | "number" | "word" | "", text: string];

/** Longer code is shown without colour, since each token is an element. */
const LONGEST_COLOURED = 60_000;

const JSON_TOKEN =
  /(?<name>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<word>true|false|null)/g;

function tokensOf(json: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of json.matchAll(JSON_TOKEN)) {
    if (match.index > end) tokens.push(["", json.slice(end, match.index)]);
    const [kind = ""] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    tokens.push([kind as Token[0], match[0]]);
    end = match.index + match[0].length;
  }
  tokens.push(["", json.slice(end)]);
  return tokens;
}

interface CodeBlockProps {
  /** What it is, for those who do not see where it stands. */
  readonly label: string;
  readonly text: string;
  readonly isJson?: boolean;
}

/** Code that can be scrolled by keyboard and copied. */
export function CodeBlock({ label, text, isJson }: CodeBlockProps): JSX.Element {
  const tokens = useMemo(
    (): Token[] => (isJson && text.length <= LONGEST_COLOURED ? tokensOf(text) : [["", text]]),
    [text, isJson],
  );
  return (
    <div class="ti-block">
      <CopyButton label={label} text={text} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
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
  const [state, setState] = useState("Copy");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState("Copied");
    } catch {
      setState("Not allowed");
    }
    setTimeout(() => setState("Copy"), 2000);
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
