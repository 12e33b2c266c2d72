import { parseInstant } from "@seamline/emulator-kit";
import { messageCorpus, messageId, type SeedMessage } from "../seed/message-section.ts";

/** A message in an export's files. Every member has a value, and all strings are well-formed Unicode. */
export interface FileMessage {
  readonly id: string;
  /** E-mail address. */
  readonly account: string;
  readonly corpus: string;
  /** RFC 3339, in UTC. */
  readonly time: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly isDraft: boolean;
  /** Fields that are specific to the corpus, such as a location, a room or a document. */
  readonly details: Readonly<Record<string, string>>;
}

/** Fields that only some corpora have. */
const DETAIL_FIELDS = [
  "location",
  "responseStatus",
  "roomId",
  "coveredData",
  "documentId",
  "sharedDriveId",
  "siteUrl",
] as const satisfies readonly (keyof SeedMessage)[];

/** @param place the position of the message in the seed, from 0 */
export function fileMessageFrom(seed: SeedMessage, place: number, account: string): FileMessage {
  const { time, from = "", to = [], subject = "", text = "" } = seed;
  return {
    id: wellFormedText(messageId(seed, place)),
    account: wellFormedText(account),
    corpus: messageCorpus(seed),
    time: new Date(parseInstant(time) ?? 0).toISOString(),
    from: wellFormedText(from),
    to: to.map(wellFormedText),
    subject: wellFormedText(subject),
    text: wellFormedText(text),
    isDraft: seed.isDraft ?? false,
    details: detailsOf(seed),
  };
}

function detailsOf(seed: SeedMessage): Record<string, string> {
  const details: Record<string, string> = {};
  for (const name of DETAIL_FIELDS) if (seed[name] !== undefined) details[name] = wellFormedText(seed[name]);
  return details;
}

/** Replaces lone surrogates with U+FFFD. JSON strings can contain them, but UTF-8 cannot encode them. */
function wellFormedText(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
