import type { CorpusType, ExportOptions } from "../../../generated/retention-v1.types.gen.ts";
import type { FileMessage } from "./file-message.ts";
import { jsonFile, xmlFile } from "./formats/data-files.ts";
import { icalendarFile } from "./formats/icalendar-file.ts";
import { mboxFile } from "./formats/mbox-file.ts";

interface FileFormat {
  readonly extension: string;
  readonly mediaType: string;
  write(messages: readonly FileMessage[]): string;
}

const mbox: FileFormat = { extension: "mbox", mediaType: "application/mbox", write: mboxFile };
const json: FileFormat = { extension: "json", mediaType: "application/json", write: jsonFile };
const xml: FileFormat = { extension: "xml", mediaType: "application/xml", write: xmlFile };
const ics: FileFormat = { extension: "ics", mediaType: "text/calendar; charset=utf-8", write: icalendarFile };

/** The emulator cannot write PST, because the format is proprietary. Exports in PST contain mbox files instead. */
const FORMAT_BY_OPTION: Readonly<Record<string, FileFormat>> = {
  MBOX: mbox,
  PST: mbox,
  JSON: json,
  XML: xml,
  ICS: ics,
};

const DEFAULT_FORMAT_BY_CORPUS: Readonly<Record<string, FileFormat>> = {
  CALENDAR: ics,
  DRIVE: json,
  GEMINI: json,
};

const OPTIONS_BY_CORPUS: Readonly<Record<string, keyof ExportOptions>> = {
  MAIL: "mailOptions",
  GROUPS: "groupsOptions",
  HANGOUTS_CHAT: "hangoutsChatOptions",
  VOICE: "voiceOptions",
  CALENDAR: "calendarOptions",
  DRIVE: "driveOptions",
  GEMINI: "geminiOptions",
};

/**
 * Returns the file format for a corpus: the `exportFormat` of its options, or the default of the corpus. The contract
 * only defines `exportFormat` for mail. The options of other corpora can contain it as an additional field.
 */
export function exportFormat(corpus: CorpusType, options: ExportOptions = {}): FileFormat {
  const corpusOptions = options[OPTIONS_BY_CORPUS[corpus] ?? "mailOptions"];
  const { exportFormat: name } = (corpusOptions ?? {}) as { readonly exportFormat?: unknown };
  const isKnown = typeof name === "string" && Object.hasOwn(FORMAT_BY_OPTION, name);
  return (isKnown ? FORMAT_BY_OPTION[name] : undefined) ?? DEFAULT_FORMAT_BY_CORPUS[corpus] ?? mbox;
}
