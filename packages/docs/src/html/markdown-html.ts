import { Marked } from "marked";

/** Descriptions are trusted: they come from the repository's own contracts. Raw HTML in them is shown as text. */
const marked = new Marked({ gfm: true, renderer: { html: ({ text }) => escapeHtml(text) } });

/** Renders a description, which is Markdown, as paragraphs and lists. */
export function markdownHtml(text: string): string {
  return (marked.parse(text, { async: false }) as string).trim();
}

/** Renders a line of Markdown without a paragraph around it. */
export function markdownLineHtml(text: string): string {
  return (marked.parseInline(text, { async: false }) as string).trim();
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Escapes text so that it is safe in HTML content. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}
