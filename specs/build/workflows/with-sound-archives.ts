import type { Document, Scalar } from "yaml";
import { archiveScalar } from "./archive-scalar.ts";
import { anew, archivesIn } from "./archives-in.ts";

/**
 * The text of a document, with archives whose headers fit their files. What else is in it stays as it is.
 *
 * @param document what the text says.
 * @throws {RangeError} for files that make no archive that is a text.
 */
export function withSoundArchives(text: string, document: Document.Parsed): string {
  return archivesIn(document).reduceRight((changed, archive) => withAnother(changed, archive), text);
}

function withAnother(text: string, { range, value }: Scalar<string>): string {
  const [start, end] = range ?? [0, 0];
  const line = text.slice(text.lastIndexOf("\n", start) + 1);
  const indent = line.length - line.trimStart().length + 2;
  return `${text.slice(0, start)}${archiveScalar(anew(value), indent)}${text.slice(end)}`;
}
