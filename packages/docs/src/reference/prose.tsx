import type { JSX } from "preact";
import { markdownHtml, markdownLineHtml } from "../html/markdown-html.ts";

/** A Markdown description. */
export function Prose({ text }: { text: string }): JSX.Element | null {
  if (text === "") return null;
  return <div class="prose" dangerouslySetInnerHTML={{ __html: markdownHtml(text) }} />;
}

/** A single-line Markdown description. */
export function Line({ text }: { text: string }): JSX.Element {
  return <span dangerouslySetInnerHTML={{ __html: markdownLineHtml(text) }} />;
}
