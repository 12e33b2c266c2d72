import { Marked } from "marked";

/** Descriptions are trusted, because they come from contracts in this repository. Raw HTML is shown as text. */
const marked = new Marked({
  gfm: true,
  renderer: { html: ({ text }) => escapeHtml(text), codespan: ({ text }) => codeHtml(text) },
});

/** Renders a Markdown description as HTML blocks. */
export function markdownHtml(text: string): string {
  return (marked.parse(text, { async: false }) as string).trim();
}

/** Renders a single line of Markdown without a paragraph element. */
export function markdownLineHtml(text: string): string {
  return (marked.parseInline(text, { async: false }) as string).trim();
}

/** Code that is at most this long stays on one line. */
export const SHORT_CODE = 24;

/** Renders inline code. Short code does not break at hyphens and spaces. Long code breaks after separators. */
function codeHtml(text: string): string {
  if (text.length > SHORT_CODE) return `<code>${breakableHtml(text)}</code>`;
  return `<code${/[-\s/?]/.test(text) ? " class=short" : ""}>${escapeHtml(text)}</code>`;
}

/** Words that are at most this long fit into a line of a narrow column. */
const SHORT_WORD = 22;

/** Escapes a name, and allows line breaks after separators and before the capital letters of long words. */
export function breakableHtml(text: string): string {
  const parts = text.split(/(?<=[/.:,])(?=[^/\s])|(?<!^)(?=\{)|(?<=\w)(?=\()/);
  return parts.map((part) => wordHtml(part)).join("<wbr>");
}

function wordHtml(word: string): string {
  const html = escapeHtml(word);
  return word.length > SHORT_WORD ? html.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "<wbr>") : html;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Escapes text for use as HTML content. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}
