import type { CorpusType } from "../../../generated/retention-v1.types.gen.ts";
import type { SeedMessage } from "../seed/message-section.ts";
import type { RetentionSection } from "../seed/retention-section.ts";
import { exportFormat } from "./export-format.ts";
import { corpusOfMessage, type FileMessage, fileMessageFrom } from "./file-message.ts";
import { csvFile } from "./formats/data-files.ts";
import type { AccountContents, ExportContents, StoredExport } from "./stored-export.ts";

/** A file of an export, which is written when it is asked for: the same bytes every time. */
export interface ExportFile {
  readonly objectName: string;
  readonly mediaType: string;
  write(): Uint8Array<ArrayBuffer>;
}

/** What an account has of one kind of data. */
interface AccountCorpus {
  readonly account: string;
  readonly corpus: CorpusType;
  readonly messages: readonly number[];
}

const CSV_MEDIA_TYPE = "text/csv; charset=utf-8";

/** The files of what an export found: one for each account and kind of data, and two tables about all of it. */
export function exportFiles(
  { id, exportOptions }: Pick<StoredExport, "id" | "exportOptions">,
  { accounts }: ExportContents,
  section: RetentionSection,
): readonly ExportFile[] {
  const nameOf = createObjectNamer(id);
  const files = accounts
    .flatMap((each) => accountCorpora(each, section))
    .map((portion): ExportFile => {
      const { extension, mediaType, write } = exportFormat(portion.corpus, exportOptions);
      const objectName = nameOf(`${portion.corpus.toLowerCase()}-${portion.account}`, extension);
      return { objectName, mediaType, write: () => utf8Bytes(write(messagesOf(portion, section))) };
    });
  const metadata = () => utf8Bytes(csvFile(metadataRows(accounts, section)));
  const counts = () => utf8Bytes(csvFile(countRows(accounts)));
  return [
    ...files,
    { objectName: nameOf("metadata", "csv"), mediaType: CSV_MEDIA_TYPE, write: metadata },
    { objectName: nameOf("results-count", "csv"), mediaType: CSV_MEDIA_TYPE, write: counts },
  ];
}

function accountCorpora({ account, messages }: AccountContents, section: RetentionSection): AccountCorpus[] {
  const byCorpus = new Map<CorpusType, number[]>();
  for (const place of messages) {
    const corpus = corpusOfMessage(messageAt(section, place));
    const portion = byCorpus.get(corpus);
    if (portion) portion.push(place);
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

/** What an export found is of the seed that it goes with: they are planted, kept and restored together. */
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

/** Of a part of a name, characters; the rest of it would tell nobody more. */
const MAX_NAME_LENGTH = 100;

/**
 * Gives the objects of an export names that can be paths in any file system: below the id of the export, each once
 * whatever the case of its letters.
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

/** An asterisk and a dot at the end are characters of URLs, and in file systems they are none, or lead elsewhere. */
function exportFolder(exportId: string): string {
  return encodeURIComponent(exportId).replace(/\*|\.$/g, (found) => (found === "*" ? "%2A" : "%2E"));
}
