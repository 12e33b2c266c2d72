import type { JSX } from "preact";
import { breakableHtml } from "../html/markdown-html.ts";

/** A name or a path in code font that breaks after separators and between words. */
export function BreakableCode(props: { text: string; class?: string }): JSX.Element {
  return <code class={props.class} dangerouslySetInnerHTML={{ __html: breakableHtml(props.text) }} />;
}
