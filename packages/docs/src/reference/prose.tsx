import type { JSX } from "preact";
import { markdownHtml, markdownLineHtml } from "../html/markdown-html.ts";

/** A description: paragraphs of Markdown. */
export function Prose({ text }: { text: string }): JSX.Element | null {
  if (text === "") return null;
  return <div class="prose" dangerouslySetInnerHTML={{ __html: markdownHtml(text) }} />;
}

/** A description of one line. */
export function Line({ text }: { text: string }): JSX.Element {
  return <span dangerouslySetInnerHTML={{ __html: markdownLineHtml(text) }} />;
}
