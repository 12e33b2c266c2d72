import { parseInstant } from "../../../clock/times.ts";
import type { CorpusType } from "../../../generated/retention-v1.types.gen.ts";
import type { SeedMessage } from "../seed/message-section.ts";

/** A message as files of exports have it: with nothing left out. Its text is well-formed Unicode. */
export interface FileMessage {
  readonly id: string;
  /** E-mail address of the account that has it. */
  readonly account: string;
  readonly corpus: string;
  /** RFC 3339, in UTC. */
  readonly time: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly isDraft: boolean;
  /** What else its corpus knows of it: a location, a room, a document. */
  readonly details: Readonly<Record<string, string>>;
}

/** Fields that only some kinds of data have. */
const DETAIL_FIELDS = [
  "location",
  "responseStatus",
  "roomId",
  "coveredData",
  "documentId",
  "sharedDriveId",
  "siteUrl",
] as const satisfies readonly (keyof SeedMessage)[];

/** @param place of the message in the seed, from 0 */
export function fileMessageFrom(seed: SeedMessage, place: number, account: string): FileMessage {
  const { id = `message-${place + 1}`, time, from = "", to = [], subject = "", text = "" } = seed;
  return {
    id: wellFormedText(id),
    account: wellFormedText(account),
    corpus: corpusOfMessage(seed),
    time: new Date(parseInstant(time) ?? 0).toISOString(),
    from: wellFormedText(from),
    to: to.map(wellFormedText),
    subject: wellFormedText(subject),
    text: wellFormedText(text),
    isDraft: seed.isDraft ?? false,
    details: detailsOf(seed),
  };
}

export function corpusOfMessage({ corpus = "MAIL" }: SeedMessage): CorpusType {
  return corpus;
}

function detailsOf(seed: SeedMessage): Record<string, string> {
  const details: Record<string, string> = {};
  for (const name of DETAIL_FIELDS) if (seed[name] !== undefined) details[name] = wellFormedText(seed[name]);
  return details;
}

/** Halves of surrogate pairs, which JSON can bring and UTF-8 cannot hold, become U+FFFD. */
function wellFormedText(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
