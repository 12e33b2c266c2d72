import { parseInstant } from "@seamline/emulator-kit";
import type {
  CalendarOptions,
  ClientSideEncryptedOption,
  CoveredData,
  DriveOptions,
  Query,
} from "../../../generated/retention-v1.types.gen.ts";
import { type QueryMethod, queryMethod } from "./query-target.ts";
import { type SearchableMessage, spacedWords } from "./searchable-message.ts";

/** Methods that search accounts. The other methods search containers such as rooms and shared drives. */
const ACCOUNT_METHODS: ReadonlySet<QueryMethod> = new Set(["ACCOUNT", "ORG_UNIT", "ENTIRE_ORG"]);

export type MessageCondition = (message: SearchableMessage) => boolean;

/** Combines conditions with AND. An `undefined` condition is ignored. */
export function allOf(conditions: readonly (MessageCondition | undefined)[]): MessageCondition {
  const defined = conditions.filter((condition) => condition !== undefined);
  return (message) => defined.every((condition) => condition(message));
}

/** Matches messages within a time span. The start is inclusive, and the end is exclusive. */
export function timeCondition({
  startTime,
  endTime,
}: {
  readonly startTime?: string;
  readonly endTime?: string;
}): MessageCondition | undefined {
  const start = parseInstant(startTime ?? "") ?? Number.NEGATIVE_INFINITY;
  const end = parseInstant(endTime ?? "") ?? Number.POSITIVE_INFINITY;
  if (start === Number.NEGATIVE_INFINITY && end === Number.POSITIVE_INFINITY) return undefined;
  return ({ at }) => start <= at && at < end;
}

/** Matches messages that satisfy the options of a query. The options of a corpus only affect that corpus. */
export function optionsCondition(query: Query): MessageCondition {
  const { mailOptions, calendarOptions = {}, voiceOptions } = query;
  return allOf([
    whenCorpus("MAIL", mailOptions?.excludeDrafts ? ({ seed }) => !seed.isDraft : undefined),
    whenCorpus("MAIL", encryptionCondition(mailOptions?.clientSideEncryptedOption)),
    whenCorpus("DRIVE", driveCondition(query)),
    whenCorpus("HANGOUTS_CHAT", roomCondition(query)),
    whenCorpus("VOICE", voiceCondition(voiceOptions?.coveredData)),
    whenCorpus("CALENDAR", calendarCondition(calendarOptions)),
  ]);
}

/** Matches voice data of the given kinds. Without kinds, all voice data match. */
export function voiceCondition(kinds: readonly CoveredData[] = []): MessageCondition | undefined {
  const covered = new Set(kinds.filter((kind) => kind !== "COVERED_DATA_UNSPECIFIED"));
  if (covered.size === 0) return undefined;
  return ({ seed }) => seed.coveredData !== undefined && covered.has(seed.coveredData);
}

function whenCorpus(corpus: string, condition: MessageCondition | undefined): MessageCondition | undefined {
  return condition && ((message) => message.corpus !== corpus || condition(message));
}

function encryptionCondition(option: ClientSideEncryptedOption | undefined): MessageCondition | undefined {
  if (option === "CLIENT_SIDE_ENCRYPTED_OPTION_ENCRYPTED")
    return ({ seed }) => seed.isClientSideEncrypted === true;
  if (option === "CLIENT_SIDE_ENCRYPTED_OPTION_UNENCRYPTED") return ({ seed }) => !seed.isClientSideEncrypted;
  return undefined;
}

function driveCondition(query: Query): MessageCondition {
  const { driveOptions = {} } = query;
  return allOf([
    encryptionCondition(driveOptions.clientSideEncryptedOption),
    versionCondition(driveOptions.versionDate),
    ACCOUNT_METHODS.has(queryMethod(query)) ? sharedDriveCondition(driveOptions) : undefined,
  ]);
}

/** Matches messages that existed at the time of a version. */
function versionCondition(versionDate: string | undefined): MessageCondition | undefined {
  const date = parseInstant(versionDate ?? "");
  return date === undefined ? undefined : ({ at }) => at <= date;
}

/** An account search finds files in shared drives only if its options include them. */
function sharedDriveCondition({
  sharedDrivesOption,
  includeSharedDrives,
  includeTeamDrives,
}: DriveOptions): MessageCondition | undefined {
  if (sharedDrivesOption === "INCLUDED") return undefined;
  if (sharedDrivesOption === "INCLUDED_IF_ACCOUNT_IS_NOT_A_MEMBER")
    return ({ seed }) => seed.sharedDriveId === undefined || seed.isSharedDriveMember === false;
  const isExcluded = sharedDrivesOption === "NOT_INCLUDED";
  if (!isExcluded && (includeSharedDrives || includeTeamDrives)) return undefined;
  return ({ seed }) => seed.sharedDriveId === undefined;
}

function roomCondition(query: Query): MessageCondition | undefined {
  if (query.hangoutsChatOptions?.includeRooms || !ACCOUNT_METHODS.has(queryMethod(query))) return undefined;
  return ({ seed }) => seed.roomId === undefined;
}

function calendarCondition(options: CalendarOptions): MessageCondition {
  const {
    locationQuery = [],
    peopleQuery = [],
    minusWords = [],
    responseStatuses = [],
    versionDate,
  } = options;
  const acceptedResponses = new Set(
    responseStatuses.filter((status) => status !== "ATTENDEE_RESPONSE_UNSPECIFIED"),
  );
  return allOf([
    versionCondition(versionDate),
    mentionsCondition(locationQuery, ({ seed }) => spacedWords(seed.location ?? "")),
    mentionsCondition(peopleQuery, (message) => `${message.wordsOf("from")}|${message.wordsOf("to")}`),
    acceptedResponses.size > 0 ? ({ seed }) => acceptedResponses.has(seed.responseStatus ?? "") : undefined,
    ...searchPhrases(minusWords).map(
      (words): MessageCondition =>
        (message) =>
          !message.wordsOf("any").includes(words),
    ),
  ]);
}

function mentionsCondition(
  texts: readonly string[],
  wordsOf: (message: SearchableMessage) => string,
): MessageCondition | undefined {
  const phrases = searchPhrases(texts);
  if (phrases.length === 0) return undefined;
  return (message) => phrases.some((words) => wordsOf(message).includes(words));
}

/** Converts strings to search phrases. Ignores strings without words. */
function searchPhrases(texts: readonly string[]): string[] {
  return texts.map(spacedWords).filter((words) => words.trim() !== "");
}
