import type { JSX } from "preact";
import { highlight, type Language } from "./highlight.ts";

/** Highlighted code, which can be scrolled with the keyboard. The site's script adds a button that copies it. */
export function CodeBlock(props: { code: string; language: Language }): JSX.Element {
  const { code, language } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and keyboards must reach it
    <pre class="code" data-language={language} tabIndex={0}>
      <code dangerouslySetInnerHTML={{ __html: highlight(code, language) }} />
    </pre>
  );
}
