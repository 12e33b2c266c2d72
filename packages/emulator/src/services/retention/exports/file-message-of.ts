import { instantOf } from "../../../filter/instant-of.ts";
import type { CorpusType } from "../../../generated/retention-v1.types.gen.ts";
import type { SeedMessage } from "../seed/seed-message.ts";
import type { FileMessage } from "./formats/file-message.ts";

/** Fields that only some kinds of data have. */
const DETAILS = [
  "location",
  "responseStatus",
  "roomId",
  "coveredData",
  "documentId",
  "sharedDriveId",
  "siteUrl",
] as const satisfies readonly (keyof SeedMessage)[];

/** @param place of the message in the seed, from 0 */
export function fileMessageOf(seed: SeedMessage, place: number, account: string): FileMessage {
  const { id = `message-${place + 1}`, time, from = "", to = [], subject = "", text = "" } = seed;
  return {
    id: wellFormed(id),
    account: wellFormed(account),
    corpus: corpusOf(seed),
    time: new Date(instantOf(time) ?? 0).toISOString(),
    from: wellFormed(from),
    to: to.map(wellFormed),
    subject: wellFormed(subject),
    text: wellFormed(text),
    isDraft: seed.isDraft ?? false,
    details: detailsOf(seed),
  };
}

export function corpusOf({ corpus = "MAIL" }: SeedMessage): CorpusType {
  return corpus;
}

function detailsOf(seed: SeedMessage): Record<string, string> {
  const details: Record<string, string> = {};
  for (const name of DETAILS) if (seed[name] !== undefined) details[name] = wellFormed(seed[name]);
  return details;
}

/** Halves of surrogate pairs, which JSON can bring and UTF-8 cannot hold, become U+FFFD. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
