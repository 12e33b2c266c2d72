import { type Document, isScalar, type Scalar, visit } from "yaml";
import { archiveEntries, isArchive } from "./archive-entries.ts";
import { textArchive } from "./text-archive.ts";

/** The strings of a document that are zip archives. */
export function archivesIn(document: Document.Parsed): Scalar<string>[] {
  const found: Scalar<string>[] = [];
  visit(document, {
    Scalar: (_, scalar) => {
      if (isArchiveScalar(scalar)) found.push(scalar);
    },
  });
  return found;
}

/** Whether the headers of an archive fit its files. */
export function isSound(archive: string): boolean {
  return archive === anew(archive);
}

/**
 * The same files in an archive whose headers fit them.
 *
 * @throws {RangeError} for files that make no archive that is a text.
 */
export function anew(archive: string): string {
  return textArchive(Object.fromEntries(archiveEntries(archive).map(({ name, content }) => [name, content])));
}

function isArchiveScalar(node: unknown): node is Scalar<string> {
  return isScalar(node) && typeof node.value === "string" && isArchive(node.value);
}
