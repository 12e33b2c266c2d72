import type { CorpusType } from "../../../generated/retention-v1.types.gen.ts";
import { messageCorpus, type SeedMessage } from "../seed/message-section.ts";
import type { RetentionSection } from "../seed/retention-section.ts";
import { exportFormat } from "./export-format.ts";
import { type FileMessage, fileMessageFrom } from "./file-message.ts";
import { csvFile } from "./formats/data-files.ts";
import type { AccountContents, ExportContents, StoredExport } from "./stored-export.ts";

const CSV_MEDIA_TYPE = "text/csv; charset=utf-8";

/** The maximum length of an object name. Longer names are truncated, so that they are valid in every file system. */
const MAX_NAME_LENGTH = 100;

/** A file in an export. It is generated on demand, with the same bytes every time. */
export interface ExportFile {
  readonly objectName: string;
  readonly mediaType: string;
  write(): Uint8Array<ArrayBuffer>;
}

/** The messages of one account in one corpus, as positions in the seed. */
interface AccountCorpus {
  readonly account: string;
  readonly corpus: CorpusType;
  readonly messages: readonly number[];
}

/** Returns the files of an export: one for each account and corpus, and two tables of all contents. */
export function exportFiles(
  { id, exportOptions }: Pick<StoredExport, "id" | "exportOptions">,
  { accounts }: ExportContents,
  section: RetentionSection,
): readonly ExportFile[] {
  const uniqueName = createObjectNamer(id);
  const files = accounts
    .flatMap((each) => accountCorpora(each, section))
    .map((accountCorpus): ExportFile => {
      const { extension, mediaType, write } = exportFormat(accountCorpus.corpus, exportOptions);
      const objectName = uniqueName(
        `${accountCorpus.corpus.toLowerCase()}-${accountCorpus.account}`,
        extension,
      );
      return { objectName, mediaType, write: () => utf8Bytes(write(messagesOf(accountCorpus, section))) };
    });
  const writeMetadata = () => utf8Bytes(csvFile(metadataRows(accounts, section)));
  const writeCounts = () => utf8Bytes(csvFile(countRows(accounts)));
  return [
    ...files,
    { objectName: uniqueName("metadata", "csv"), mediaType: CSV_MEDIA_TYPE, write: writeMetadata },
    { objectName: uniqueName("results-count", "csv"), mediaType: CSV_MEDIA_TYPE, write: writeCounts },
  ];
}

function accountCorpora({ account, messages }: AccountContents, section: RetentionSection): AccountCorpus[] {
  const byCorpus = new Map<CorpusType, number[]>();
  for (const place of messages) {
    const corpus = messageCorpus(messageAt(section, place));
    const places = byCorpus.get(corpus);
    if (places) places.push(place);
    else byCorpus.set(corpus, [place]);
  }
  return [...byCorpus].map(([corpus, places]) => ({ account, corpus, messages: places }));
}

function messagesOf(
  { account, messages }: Pick<AccountContents, "account" | "messages">,
  section: RetentionSection,
): FileMessage[] {
  return messages.map((place) => fileMessageFrom(messageAt(section, place), place, account));
}

/** The message always exists, because an export is stored and restored together with the seed that it searched. */
function messageAt({ messages = [] }: RetentionSection, place: number): SeedMessage {
  return messages[place] as SeedMessage;
}

function metadataRows(accounts: readonly AccountContents[], section: RetentionSection): string[][] {
  const header = ["Account", "Corpus", "Message", "Time", "From", "To", "Subject", "Draft"];
  const messages = accounts.flatMap((each) => messagesOf(each, section));
  return [
    header,
    ...messages.map(({ account, corpus, id, time, from, to, subject, isDraft }) => {
      return [account, corpus, id, time, from, to.join("; "), subject, `${isDraft}`];
    }),
  ];
}

function countRows(accounts: readonly AccountContents[]): string[][] {
  const rows = accounts.map(({ account, messages, error = "" }) => [account, `${messages.length}`, error]);
  return [["Account", "Count", "Error"], ...rows];
}

function utf8Bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/**
 * Returns a function that names the objects of an export. Each name is a path in the folder of the export, and is valid
 * in every file system. No two names differ only in case.
 */
function createObjectNamer(exportId: string): (name: string, extension: string) => string {
  const folder = exportFolder(exportId);
  const usedNames = new Set<string>();
  return (name, extension) => {
    const safe = name.replace(/[^A-Za-z0-9._@+-]/g, "_").slice(0, MAX_NAME_LENGTH);
    let objectName = `${safe}.${extension}`;
    for (let number = 2; usedNames.has(objectName.toLowerCase()); number += 1)
      objectName = `${safe}-${number}.${extension}`;
    usedNames.add(objectName.toLowerCase());
    return `${folder}/${objectName}`;
  };
}

/** Asterisks and trailing dots are valid in URLs, but some file systems reject or change them. */
function exportFolder(exportId: string): string {
  return encodeURIComponent(exportId).replace(/\*|\.$/g, (character) => (character === "*" ? "%2A" : "%2E"));
}
