import type { Account } from "../../../framework/directory.ts";
import type { CorpusType, Query } from "../../../generated/retention-v1.types.gen.ts";
import { orgUnitsWithin } from "../directory-lookup.ts";
import type { StoredHold } from "../holds/stored-hold.ts";
import type { RetentionWorld } from "../retention-context.ts";
import { allOf, type MessageCondition, timeCondition, voiceCondition } from "./message-conditions.ts";
import { termsMatcher } from "./terms-matcher.ts";
import { parseTerms, TermsSyntaxError } from "./terms-parser.ts";

/** Says for an account which of its messages holds preserve; `undefined` where none covers it. */
export type HeldCondition = (account: Account) => MessageCondition | undefined;

/** What of an account holds preserve: kind of data, time, terms and what else their queries say. */
export function heldCondition(holds: readonly StoredHold[], { section }: RetentionWorld): HeldCondition {
  const prepared = holds.map((hold) => ({
    covers: holdCoverage(hold, section),
    preserves: preservationCondition(hold),
  }));
  return (account) => {
    const preserving = prepared.filter(({ covers }) => covers(account)).map(({ preserves }) => preserves);
    return preserving.length === 0
      ? undefined
      : (message) => preserving.some((preserves) => preserves(message));
  };
}

function holdCoverage(
  { accounts, orgUnit }: StoredHold,
  section: RetentionWorld["section"],
): (account: Account) => boolean {
  const ids = new Set(accounts.map(({ accountId }) => accountId));
  const units = orgUnit ? orgUnitsWithin(section, orgUnit.orgUnitId) : new Set<string>();
  return ({ id, orgUnit: unit }) => ids.has(id) || (unit !== undefined && units.has(unit));
}

function preservationCondition({ corpus, query = {} }: StoredHold): MessageCondition {
  const { mailQuery, groupsQuery, driveQuery, hangoutsChatQuery, voiceQuery } = query;
  const byCorpus: Readonly<Partial<Record<CorpusType, MessageCondition | undefined>>> = {
    MAIL: mailQuery && messagesCondition(mailQuery),
    GROUPS: groupsQuery && messagesCondition(groupsQuery),
    DRIVE:
      driveQuery?.includeSharedDriveFiles || driveQuery?.includeTeamDriveFiles
        ? undefined
        : ({ seed }) => seed.sharedDriveId === undefined,
    HANGOUTS_CHAT: hangoutsChatQuery?.includeRooms ? undefined : ({ seed }) => seed.roomId === undefined,
    VOICE: voiceCondition(voiceQuery?.coveredData),
  };
  const isOfCorpus: MessageCondition = (message) => message.corpus === corpus;
  return allOf([isOfCorpus, corpus && byCorpus[corpus]]);
}

function messagesCondition(query: Pick<Query, "startTime" | "endTime" | "terms">): MessageCondition {
  return allOf([timeCondition(query), termsCondition(query.terms)]);
}

/** Terms that cannot be read limit nothing: rather too much is preserved than too little. */
function termsCondition(text = ""): MessageCondition | undefined {
  try {
    const terms = parseTerms(text);
    return terms && termsMatcher(terms);
  } catch (error) {
    if (error instanceof TermsSyntaxError) return undefined;
    throw error;
  }
}
