import type { AccountCountErrorType, Query } from "../../../generated/retention-v1.types.gen.ts";
import type { Account } from "../../../service/directory.ts";
import { heldCondition } from "./held-condition.ts";
import { allOf } from "./message-condition.ts";
import { optionsCondition } from "./options-condition.ts";
import type { SearchSource } from "./search-source.ts";
import type { SearchableMessage } from "./searchable-message.ts";
import { type AccountContent, searchedAccounts } from "./searched-accounts.ts";
import { parseTerms } from "./terms/parse-terms.ts";
import type { Terms } from "./terms/terms.ts";
import { termsFailure } from "./terms/terms-failure.ts";
import { termsMatcher } from "./terms/terms-matcher.ts";
import { timeCondition } from "./time-condition.ts";
import { isAccountUnavailable } from "./unavailable-accounts.ts";

/** What a query finds. An account of the query is in one of the three lists. */
export interface SearchOutcome {
  /** The accounts that were searched, in the order of the query or the directory, those with nothing found too. */
  readonly accounts: readonly AccountMatches[];
  /** The accounts whose search failed. */
  readonly errors: readonly AccountSearchError[];
  /** What the query names and the directory does not know, as the query has it. */
  readonly nonQueryableAccounts: readonly string[];
}

export interface AccountMatches {
  readonly account: Account;
  /** The oldest first. */
  readonly messages: readonly SearchableMessage[];
}

export interface AccountSearchError {
  readonly account: Account;
  readonly errorType: AccountCountErrorType;
}

/** Searches what the seed has, for a query that {@link checkQuery} lets pass. */
export function searchMessages(query: Query, from: SearchSource): SearchOutcome {
  const { searched, nonQueryableAccounts } = searchedAccounts(query, from.world);
  const terms = parseTerms(query.terms ?? "");
  const failureOf = (account: Account): AccountCountErrorType | undefined =>
    isAccountUnavailable(account, from.world.section) ? "LOCATION_UNAVAILABLE" : terms && termsFailure(terms);
  const failures = new Map(searched.map(({ account }) => [account, failureOf(account)]));
  const matchesOf = matcherOf(query, terms, from);
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

function matcherOf(
  query: Query,
  terms: Terms | undefined,
  { holds, world }: SearchSource,
): (content: AccountContent) => readonly SearchableMessage[] {
  // What costs least comes first: words are looked at only where everything else holds.
  const sought = allOf([
    timeCondition(query),
    query.dataScope === "UNPROCESSED_DATA" ? ({ seed }) => seed.isUnprocessed === true : undefined,
    optionsCondition(query),
    terms && termsMatcher(terms),
  ]);
  if (query.dataScope !== "HELD_DATA") return ({ messages }) => messages.filter(sought);
  const heldOf = heldCondition(holds, world);
  return ({ account, messages }) => {
    const held = heldOf(account);
    return held ? messages.filter(allOf([held, sought])) : [];
  };
}
