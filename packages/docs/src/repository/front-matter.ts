import { parse } from "yaml";

/** A Markdown file with its metadata. */
export interface MarkdownFile {
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Separates the metadata at the start of a Markdown file from its content. */
export function readFrontMatter(text: string): MarkdownFile {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return head === undefined ? { data: {}, body: text } : { data: parse(head) ?? {}, body: body ?? "" };
}
