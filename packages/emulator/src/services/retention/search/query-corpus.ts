import type { CorpusType, Query } from "../../../generated/retention-v1.types.gen.ts";
import type { QueryMethod } from "./query-method.ts";

type QueryOptions = Extract<keyof Query, `${string}Options`>;

/** The options that a query may have for each kind of data alone. */
export const CORPUS_OF_OPTIONS: Readonly<Record<QueryOptions, CorpusType>> = {
  mailOptions: "MAIL",
  driveOptions: "DRIVE",
  calendarOptions: "CALENDAR",
  voiceOptions: "VOICE",
  hangoutsChatOptions: "HANGOUTS_CHAT",
  geminiOptions: "GEMINI",
};

/** Methods that search what only one kind of data has. */
export const CORPUS_OF_METHOD: Readonly<Partial<Record<QueryMethod, CorpusType>>> = {
  ROOM: "HANGOUTS_CHAT",
  SITES_URL: "DRIVE",
  SHARED_DRIVE: "DRIVE",
  DRIVE_DOCUMENT: "DRIVE",
};

/** The kind of data that a query states; `undefined` stands for all. */
export function queryCorpus({ corpus }: Query): CorpusType | undefined {
  return corpus === "CORPUS_TYPE_UNSPECIFIED" ? undefined : corpus;
}
