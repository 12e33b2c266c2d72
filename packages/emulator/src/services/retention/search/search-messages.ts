import type { Account } from "@seamline/emulator-kit";
import { allItems } from "@seamline/emulator-kit";
import type { AccountCountErrorType, Query } from "../../../generated/retention-v1.types.gen.ts";
import { isAccountUnavailable } from "../directory-lookup.ts";
import type { StoredHold } from "../holds/stored-hold.ts";
import type { RetentionFixtures, RetentionReader } from "../retention-context.ts";
import { heldCondition } from "./held-condition.ts";
import { allOf, optionsCondition, timeCondition } from "./message-conditions.ts";
import type { SearchableMessage } from "./searchable-message.ts";
import { type AccountContent, searchedAccounts } from "./searched-accounts.ts";
import { termsFailure, termsMatcher } from "./terms-matcher.ts";
import { parseTerms, type Terms } from "./terms-parser.ts";

/** The result of a search. Every account in the query is in exactly one of the three lists. */
export interface SearchOutcome {
  /** The accounts that were searched, in the order of the query or the directory. Includes accounts without matches. */
  readonly accounts: readonly AccountMatches[];
  readonly errors: readonly AccountSearchError[];
  /** The names in the query that are not in the directory. */
  readonly nonQueryableAccounts: readonly string[];
}

export interface AccountMatches {
  readonly account: Account;
  /** Sorted by time, oldest first. */
  readonly messages: readonly SearchableMessage[];
}

interface AccountSearchError {
  readonly account: Account;
  readonly errorType: AccountCountErrorType;
}

interface SearchSource {
  readonly fixtures: RetentionFixtures;
  /** The holds of the matter, for the scope HELD_DATA. */
  readonly holds: readonly StoredHold[];
}

/** Searches the seed's messages. The query must be valid (see `assertValidQuery`). */
export function searchMessages(query: Query, source: SearchSource): SearchOutcome {
  const { searched, nonQueryableAccounts } = searchedAccounts(query, source.fixtures);
  const terms = parseTerms(query.terms ?? "");
  const failureOf = (account: Account): AccountCountErrorType | undefined =>
    isAccountUnavailable(account, source.fixtures.section)
      ? "LOCATION_UNAVAILABLE"
      : terms && termsFailure(terms);
  const failures = new Map(searched.map(({ account }) => [account, failureOf(account)]));
  const matchesOf = createContentSearch(query, terms, source);
  return {
    accounts: searched
      .filter(({ account }) => !failures.get(account))
      .map((content) => ({ account: content.account, messages: matchesOf(content) })),
    errors: searched.flatMap(({ account }) => {
      const errorType = failures.get(account);
      return errorType ? [{ account, errorType }] : [];
    }),
    nonQueryableAccounts,
  };
}

/** Reads the data that a query in a matter needs. Holds are read only if necessary. */
export async function readSearchSource(
  reader: RetentionReader,
  fixtures: RetentionFixtures,
  matterId: string,
  { dataScope }: Query,
): Promise<SearchSource> {
  return { fixtures, holds: dataScope === "HELD_DATA" ? await holdsOfMatter(reader, matterId) : [] };
}

function createContentSearch(
  query: Query,
  terms: Terms | undefined,
  { holds, fixtures }: SearchSource,
): (content: AccountContent) => readonly SearchableMessage[] {
  // Check cheap conditions first, so that words are compared only if all other conditions match.
  const matchesQuery = allOf([
    timeCondition(query),
    query.dataScope === "UNPROCESSED_DATA" ? ({ seed }) => seed.isUnprocessed === true : undefined,
    optionsCondition(query),
    terms && termsMatcher(terms),
  ]);
  if (query.dataScope !== "HELD_DATA") return ({ messages }) => messages.filter(matchesQuery);
  const heldOf = heldCondition(holds, fixtures);
  return ({ account, messages }) => {
    const isHeld = heldOf(account);
    return isHeld ? messages.filter(allOf([isHeld, matchesQuery])) : [];
  };
}

async function holdsOfMatter(reader: RetentionReader, matterId: string): Promise<StoredHold[]> {
  const items = await allItems(reader, "holds", { index: "byMatter", equals: [matterId] });
  return items.map(({ value }) => value);
}
