import { parseInstant } from "../../../clock/times.ts";
import type {
  CalendarOptions,
  ClientSideEncryptedOption,
  CoveredData,
  DriveOptions,
  Query,
} from "../../../generated/retention-v1.types.gen.ts";
import { type QueryMethod, queryMethod } from "./query-target.ts";
import { type SearchableMessage, spacedWords } from "./searchable-message.ts";

/** Whether a message is among what is looked for. */
export type MessageCondition = (message: SearchableMessage) => boolean;

/** Holds where all of them hold; `undefined` stands for a condition that was not made. */
export function allOf(conditions: readonly (MessageCondition | undefined)[]): MessageCondition {
  const made = conditions.filter((each) => each !== undefined);
  return (message) => made.every((holds) => holds(message));
}

/** Of a span of time: its start belongs to it, and its end does not. */
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

/** What the options of a query ask of messages. Those of a kind of data say nothing about the others. */
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

function whenCorpus(corpus: string, condition: MessageCondition | undefined): MessageCondition | undefined {
  return condition && ((message) => message.corpus !== corpus || condition(message));
}

function encryptionCondition(option: ClientSideEncryptedOption | undefined): MessageCondition | undefined {
  if (option === "CLIENT_SIDE_ENCRYPTED_OPTION_ENCRYPTED")
    return ({ seed }) => seed.isClientSideEncrypted === true;
  if (option === "CLIENT_SIDE_ENCRYPTED_OPTION_UNENCRYPTED") return ({ seed }) => !seed.isClientSideEncrypted;
  return undefined;
}

const ACCOUNT_METHODS: ReadonlySet<QueryMethod> = new Set(["ACCOUNT", "ORG_UNIT", "ENTIRE_ORG"]);

function driveCondition(query: Query): MessageCondition {
  const { driveOptions = {} } = query;
  return allOf([
    encryptionCondition(driveOptions.clientSideEncryptedOption),
    versionCondition(driveOptions.versionDate),
    ACCOUNT_METHODS.has(queryMethod(query)) ? sharedDriveCondition(driveOptions) : undefined,
  ]);
}

/** The state that data had at a time: what came after is not found. */
function versionCondition(versionDate: string | undefined): MessageCondition | undefined {
  const date = parseInstant(versionDate ?? "");
  return date === undefined ? undefined : ({ at }) => at <= date;
}

/** A search of accounts finds their files; those in shared drives only where it asks for them. */
function sharedDriveCondition({
  sharedDrivesOption,
  includeSharedDrives,
  includeTeamDrives,
}: DriveOptions): MessageCondition | undefined {
  if (sharedDrivesOption === "INCLUDED") return undefined;
  if (sharedDrivesOption === "INCLUDED_IF_ACCOUNT_IS_NOT_A_MEMBER")
    return ({ seed }) => seed.sharedDriveId === undefined || seed.isSharedDriveMember === false;
  const isStated = sharedDrivesOption === "NOT_INCLUDED";
  if (!isStated && (includeSharedDrives || includeTeamDrives)) return undefined;
  return ({ seed }) => seed.sharedDriveId === undefined;
}

function roomCondition(query: Query): MessageCondition | undefined {
  if (query.hangoutsChatOptions?.includeRooms || !ACCOUNT_METHODS.has(queryMethod(query))) return undefined;
  return ({ seed }) => seed.roomId === undefined;
}

/** Voice data of some kinds; of all, where none is named. */
export function voiceCondition(kinds: readonly CoveredData[] = []): MessageCondition | undefined {
  const covered = new Set(kinds.filter((kind) => kind !== "COVERED_DATA_UNSPECIFIED"));
  if (covered.size === 0) return undefined;
  return ({ seed }) => seed.coveredData !== undefined && covered.has(seed.coveredData);
}

function calendarCondition(options: CalendarOptions): MessageCondition {
  const {
    locationQuery = [],
    peopleQuery = [],
    minusWords = [],
    responseStatuses = [],
    versionDate,
  } = options;
  const answers = new Set(responseStatuses.filter((each) => each !== "ATTENDEE_RESPONSE_UNSPECIFIED"));
  return allOf([
    versionCondition(versionDate),
    mentionsCondition(locationQuery, ({ seed }) => spacedWords(seed.location ?? "")),
    mentionsCondition(peopleQuery, (message) => `${message.wordsOf("from")}|${message.wordsOf("to")}`),
    answers.size > 0 ? ({ seed }) => answers.has(seed.responseStatus ?? "") : undefined,
    ...searchPhrases(minusWords).map(
      (words): MessageCondition =>
        (message) =>
          !message.wordsOf("any").includes(words),
    ),
  ]);
}

function mentionsCondition(
  sought: readonly string[],
  wordsOf: (message: SearchableMessage) => string,
): MessageCondition | undefined {
  const phrases = searchPhrases(sought);
  if (phrases.length === 0) return undefined;
  return (message) => phrases.some((words) => wordsOf(message).includes(words));
}

/** What has no word in it asks for nothing. */
function searchPhrases(texts: readonly string[]): string[] {
  return texts.map(spacedWords).filter((words) => words.trim() !== "");
}
