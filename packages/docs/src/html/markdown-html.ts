import { Marked } from "marked";

/** Descriptions are trusted, because they come from contracts in this repository. Raw HTML is shown as text. */
const marked = new Marked({ gfm: true, renderer: { html: ({ text }) => escapeHtml(text) } });

/** Renders a Markdown description as HTML blocks. */
export function markdownHtml(text: string): string {
  return (marked.parse(text, { async: false }) as string).trim();
}

/** Renders a single line of Markdown without a paragraph element. */
export function markdownLineHtml(text: string): string {
  return (marked.parseInline(text, { async: false }) as string).trim();
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Escapes text for use as HTML content. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}
