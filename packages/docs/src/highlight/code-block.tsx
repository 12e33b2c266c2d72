import type { JSX } from "preact";
import { highlight, type Language, withHangingIndents } from "./highlight.ts";

/** A highlighted code block that can be scrolled by keyboard. Long lines wrap. A script adds a copy button. */
export function CodeBlock(props: { code: string; language: Language }): JSX.Element {
  const { code, language } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable code must be reachable by keyboard
    <pre class="code" data-language={language} tabIndex={0}>
      <code dangerouslySetInnerHTML={{ __html: withHangingIndents(highlight(code, language), code) }} />
    </pre>
  );
}
