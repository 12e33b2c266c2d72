/** A paragraph of a description with its run-in heading. */
export interface DescriptionNote {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

/** Matches a run-in heading, for example `**Access.** Every call …`. */
const RUN_IN_HEADING = /^\*\*(?<title>[^*]+)\.\*\*\s+/;

/** Splits a description into its introduction and the paragraphs with run-in headings. */
export function descriptionParts(description: string): {
  introduction: string;
  notes: DescriptionNote[];
} {
  const paragraphs = description.trim().split(/\n{2,}/);
  const first = paragraphs.findIndex((paragraph) => RUN_IN_HEADING.test(paragraph));
  if (first === -1) return { introduction: description, notes: [] };
  const notes: DescriptionNote[] = [];
  for (const paragraph of paragraphs.slice(first)) {
    const title = RUN_IN_HEADING.exec(paragraph)?.groups?.title;
    const last = notes.at(-1);
    if (title !== undefined) notes.push({ title, text: paragraph.replace(RUN_IN_HEADING, "") });
    else if (last !== undefined) notes[notes.length - 1] = { ...last, text: `${last.text}\n\n${paragraph}` };
  }
  return { introduction: paragraphs.slice(0, first).join("\n\n"), notes };
}
