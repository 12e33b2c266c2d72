import type { CorpusType } from "../../../generated/retention-v1.types.gen.ts";
import type { RetentionSection } from "../seed/retention-section.ts";
import type { SeedMessage } from "../seed/seed-message.ts";
import { exportFormat } from "./export-format.ts";
import { corpusOf, fileMessageOf } from "./file-message-of.ts";
import { csvFile } from "./formats/csv-file.ts";
import type { FileMessage } from "./formats/file-message.ts";
import { objectNames } from "./object-names.ts";
import type { AccountContents, ExportContents, StoredExport } from "./stored-export.ts";

/** A file of an export, which is written when it is asked for: the same bytes every time. */
export interface ExportFile {
  readonly objectName: string;
  readonly mediaType: string;
  write(): Uint8Array<ArrayBuffer>;
}

/** What an account has of one kind of data. */
interface Portion {
  readonly account: string;
  readonly corpus: CorpusType;
  readonly messages: readonly number[];
}

const CSV = "text/csv; charset=utf-8";

/** The files of what an export found: one for each account and kind of data, and two tables about all of it. */
export function exportFiles(
  { id, exportOptions }: Pick<StoredExport, "id" | "exportOptions">,
  { accounts }: ExportContents,
  section: RetentionSection,
): readonly ExportFile[] {
  const nameOf = objectNames(id);
  const files = accounts
    .flatMap((each) => portionsOf(each, section))
    .map((portion): ExportFile => {
      const { extension, mediaType, write } = exportFormat(portion.corpus, exportOptions);
      const objectName = nameOf(`${portion.corpus.toLowerCase()}-${portion.account}`, extension);
      return { objectName, mediaType, write: () => encoded(write(messagesOf(portion, section))) };
    });
  const metadata = () => encoded(csvFile(metadataRows(accounts, section)));
  const counts = () => encoded(csvFile(countRows(accounts)));
  return [
    ...files,
    { objectName: nameOf("metadata", "csv"), mediaType: CSV, write: metadata },
    { objectName: nameOf("results-count", "csv"), mediaType: CSV, write: counts },
  ];
}

function portionsOf({ account, messages }: AccountContents, section: RetentionSection): Portion[] {
  const byCorpus = new Map<CorpusType, number[]>();
  for (const place of messages) {
    const corpus = corpusOf(messageAt(section, place));
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
  return messages.map((place) => fileMessageOf(messageAt(section, place), place, account));
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

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
