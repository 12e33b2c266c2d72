import { instantOf } from "../../../filter/instant-of.ts";
import type {
  CalendarOptions,
  ClientSideEncryptedOption,
  CoveredData,
  DriveOptions,
  Query,
} from "../../../generated/retention-v1.types.gen.ts";
import { allOf, type MessageCondition } from "./message-condition.ts";
import { type QueryMethod, queryMethod } from "./query-method.ts";
import type { SearchableMessage } from "./searchable-message.ts";
import { spacedWords } from "./words.ts";

/** What the options of a query ask of messages. Those of a kind of data say nothing about the others. */
export function optionsCondition(query: Query): MessageCondition {
  const { mailOptions, calendarOptions = {}, voiceOptions } = query;
  return allOf([
    of("MAIL", mailOptions?.excludeDrafts ? ({ seed }) => !seed.isDraft : undefined),
    of("MAIL", encryptionCondition(mailOptions?.clientSideEncryptedOption)),
    of("DRIVE", driveCondition(query)),
    of("HANGOUTS_CHAT", roomCondition(query)),
    of("VOICE", voiceCondition(voiceOptions?.coveredData)),
    of("CALENDAR", calendarCondition(calendarOptions)),
  ]);
}

function of(corpus: string, condition: MessageCondition | undefined): MessageCondition | undefined {
  return condition && ((message) => message.corpus !== corpus || condition(message));
}

function encryptionCondition(option: ClientSideEncryptedOption | undefined): MessageCondition | undefined {
  if (option === "CLIENT_SIDE_ENCRYPTED_OPTION_ENCRYPTED")
    return ({ seed }) => seed.isClientSideEncrypted === true;
  if (option === "CLIENT_SIDE_ENCRYPTED_OPTION_UNENCRYPTED") return ({ seed }) => !seed.isClientSideEncrypted;
  return undefined;
}

const BY_ACCOUNT: ReadonlySet<QueryMethod> = new Set(["ACCOUNT", "ORG_UNIT", "ENTIRE_ORG"]);

function driveCondition(query: Query): MessageCondition {
  const { driveOptions = {} } = query;
  return allOf([
    encryptionCondition(driveOptions.clientSideEncryptedOption),
    versionCondition(driveOptions.versionDate),
    BY_ACCOUNT.has(queryMethod(query)) ? sharedDriveCondition(driveOptions) : undefined,
  ]);
}

/** The state that data had at a time: what came after is not found. */
function versionCondition(versionDate: string | undefined): MessageCondition | undefined {
  const date = instantOf(versionDate ?? "");
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
  if (query.hangoutsChatOptions?.includeRooms || !BY_ACCOUNT.has(queryMethod(query))) return undefined;
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
    mentions(locationQuery, ({ seed }) => spacedWords(seed.location ?? "")),
    mentions(peopleQuery, (message) => `${message.wordsOf("from")}|${message.wordsOf("to")}`),
    answers.size > 0 ? ({ seed }) => answers.has(seed.responseStatus ?? "") : undefined,
    ...phrasesOf(minusWords).map(
      (words): MessageCondition =>
        (message) =>
          !message.wordsOf("any").includes(words),
    ),
  ]);
}

function mentions(
  sought: readonly string[],
  wordsOf: (message: SearchableMessage) => string,
): MessageCondition | undefined {
  const phrases = phrasesOf(sought);
  if (phrases.length === 0) return undefined;
  return (message) => phrases.some((words) => wordsOf(message).includes(words));
}

/** What has no word in it asks for nothing. */
function phrasesOf(texts: readonly string[]): string[] {
  return texts.map(spacedWords).filter((words) => words.trim() !== "");
}
