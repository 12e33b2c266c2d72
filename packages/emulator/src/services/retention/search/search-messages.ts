import type { Account } from "../../../framework/directory.ts";
import type { AccountCountErrorType, Query } from "../../../generated/retention-v1.types.gen.ts";
import { allItems } from "../../../store/store.ts";
import { isAccountUnavailable } from "../directory-lookup.ts";
import type { StoredHold } from "../holds/stored-hold.ts";
import type { RetentionReader, RetentionWorld } from "../retention-context.ts";
import { heldCondition } from "./held-condition.ts";
import { allOf, optionsCondition, timeCondition } from "./message-conditions.ts";
import type { SearchableMessage } from "./searchable-message.ts";
import { type AccountContent, searchedAccounts } from "./searched-accounts.ts";
import { termsFailure, termsMatcher } from "./terms-matcher.ts";
import { parseTerms, type Terms } from "./terms-parser.ts";

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

interface AccountSearchError {
  readonly account: Account;
  readonly errorType: AccountCountErrorType;
}

/** Searches what the seed has, for a query that {@link assertValidQuery} lets pass. */
export function searchMessages(query: Query, from: SearchSource): SearchOutcome {
  const { searched, nonQueryableAccounts } = searchedAccounts(query, from.world);
  const terms = parseTerms(query.terms ?? "");
  const failureOf = (account: Account): AccountCountErrorType | undefined =>
    isAccountUnavailable(account, from.world.section) ? "LOCATION_UNAVAILABLE" : terms && termsFailure(terms);
  const failures = new Map(searched.map(({ account }) => [account, failureOf(account)]));
  const matchesOf = createContentSearch(query, terms, from);
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

function createContentSearch(
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

/** What there is to search. */
interface SearchSource {
  readonly world: RetentionWorld;
  /** The holds whose data the scope HELD_DATA stands for: those of the matter that is worked in. */
  readonly holds: readonly StoredHold[];
}

/** What there is to search for a query in a matter. Holds are read only where the query asks for held data. */
export async function readSearchSource(
  reader: RetentionReader,
  world: RetentionWorld,
  matterId: string,
  { dataScope }: Query,
): Promise<SearchSource> {
  return { world, holds: dataScope === "HELD_DATA" ? await holdsOfMatter(reader, matterId) : [] };
}

async function holdsOfMatter(reader: RetentionReader, matterId: string): Promise<StoredHold[]> {
  const items = await allItems(reader, "holds", { index: "byMatter", equals: [matterId] });
  return items.map(({ value }) => value);
}
