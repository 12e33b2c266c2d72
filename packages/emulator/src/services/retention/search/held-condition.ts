import type { Account } from "@seamline/emulator-kit";
import type { CorpusType, Query } from "../../../generated/retention-v1.types.gen.ts";
import { orgUnitsWithin } from "../directory-lookup.ts";
import type { StoredHold } from "../holds/stored-hold.ts";
import type { RetentionFixtures } from "../retention-context.ts";
import { allOf, type MessageCondition, timeCondition, voiceCondition } from "./message-conditions.ts";
import { termsMatcher } from "./terms-matcher.ts";
import { parseTerms, TermsSyntaxError } from "./terms-parser.ts";

/**
 * Returns a condition that matches the preserved messages of an account, or `undefined` if no hold covers the account.
 */
type HeldCondition = (account: Account) => MessageCondition | undefined;

/** Compiles the corpora, times, terms and options of holds to conditions that match the preserved messages. */
export function heldCondition(holds: readonly StoredHold[], { section }: RetentionFixtures): HeldCondition {
  const compiled = holds.map((hold) => ({
    covers: holdCoverage(hold, section),
    preserves: preservationCondition(hold),
  }));
  return (account) => {
    const preserving = compiled.filter(({ covers }) => covers(account)).map(({ preserves }) => preserves);
    return preserving.length === 0
      ? undefined
      : (message) => preserving.some((preserves) => preserves(message));
  };
}

function holdCoverage(
  { accounts, orgUnit }: StoredHold,
  section: RetentionFixtures["section"],
): (account: Account) => boolean {
  const ids = new Set(accounts.map(({ accountId }) => accountId));
  const units = orgUnit ? orgUnitsWithin(section, orgUnit.orgUnitId) : new Set<string>();
  return (account) => ids.has(account.id) || (account.orgUnit !== undefined && units.has(account.orgUnit));
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

/** Compiles terms. Invalid terms are ignored, because a hold should preserve too much rather than too little. */
function termsCondition(text = ""): MessageCondition | undefined {
  try {
    const terms = parseTerms(text);
    return terms && termsMatcher(terms);
  } catch (error) {
    if (error instanceof TermsSyntaxError) return undefined;
    throw error;
  }
}
