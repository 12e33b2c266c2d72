import { CENTRAL_HEADER, LOCAL_HEADER, LOCAL_HEADER_LENGTH } from "./text-archive.ts";

/** A file in an archive that is a text. */
export interface ArchiveEntry {
  /** To the end of the name. */
  readonly header: string;
  readonly name: string;
  readonly content: string;
}

/** Where a local header has the length of the name. */
const NAME_LENGTH = 26;

/**
 * The files in an archive that is a text. Lengths and checksums of what is in them need not be right: somebody may have
 * edited it.
 */
export function archiveEntries(archive: string): ArchiveEntry[] {
  const [entries = ""] = archive.split(CENTRAL_HEADER);
  return entries
    .split(LOCAL_HEADER)
    .slice(1)
    .map((part) => entryOf(`${LOCAL_HEADER}${part}`));
}

/** Whether a text begins like an archive with files in it. */
export function isArchive(text: string): boolean {
  return text.startsWith(LOCAL_HEADER);
}

function entryOf(entry: string): ArchiveEntry {
  const end = LOCAL_HEADER_LENGTH + entry.charCodeAt(NAME_LENGTH);
  return {
    header: entry.slice(0, end),
    name: entry.slice(LOCAL_HEADER_LENGTH, end),
    content: entry.slice(end),
  };
}
