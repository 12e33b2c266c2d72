import type { Account } from "@seamline/emulator-kit";
import type { CorpusType, Query } from "../../../generated/retention-v1.types.gen.ts";
import { orgUnitsWithin } from "../directory-lookup.ts";
import type { RetentionFixtures } from "../retention-context.ts";
import { messageIndex, type PlaceKind } from "./message-index.ts";
import { type QueryMethod, queryCorpus, queryMethod, queryPlaces } from "./query-target.ts";
import type { SearchableMessage } from "./searchable-message.ts";

/** The accounts that a query searches, and the names in the query that do not belong to any account. */
interface SearchedAccounts {
  readonly searched: readonly AccountContent[];
  readonly nonQueryableAccounts: readonly string[];
}

export interface AccountContent {
  readonly account: Account;
  readonly messages: readonly SearchableMessage[];
}

const PLACE_OF_METHOD: Readonly<Partial<Record<QueryMethod, PlaceKind>>> = {
  ROOM: "room",
  SITES_URL: "site",
  SHARED_DRIVE: "sharedDrive",
  DRIVE_DOCUMENT: "document",
};

/**
 * Determines the accounts that a query searches. A search of containers includes the accounts that have messages in
 * them.
 */
export function searchedAccounts(query: Query, fixtures: RetentionFixtures): SearchedAccounts {
  const method = queryMethod(query);
  const corpus = queryCorpus(query);
  const places = queryPlaces(query, method);
  const kind = PLACE_OF_METHOD[method];
  if (kind) {
    const found = messageIndex(fixtures.section).inPlaces(kind, places);
    return { searched: groupedByAccount(onlyCorpus(found, corpus), fixtures), nonQueryableAccounts: [] };
  }
  if (method === "ACCOUNT") return namedAccounts(places, corpus, fixtures);
  const accounts = method === "ORG_UNIT" ? accountsOfUnit(places[0] ?? "", fixtures) : allAccounts(fixtures);
  return { searched: contentOfAccounts(accounts, corpus, fixtures), nonQueryableAccounts: [] };
}

function namedAccounts(
  names: readonly string[],
  corpus: CorpusType | undefined,
  fixtures: RetentionFixtures,
): SearchedAccounts {
  const lookups = names.map((name) => ({ name, account: fixtures.directory.find(name) }));
  const unknown = lookups.filter(({ account }) => !account).map(({ name }) => name);
  const accounts = lookups.map(({ account }) => account).filter((account) => account !== undefined);
  return {
    searched: contentOfAccounts(distinctAccounts(accounts), corpus, fixtures),
    nonQueryableAccounts: [...new Set(unknown)],
  };
}

function accountsOfUnit(orgUnitId: string, { directory, section }: RetentionFixtures): readonly Account[] {
  const units = orgUnitsWithin(section, orgUnitId);
  return directory.accounts.filter(({ orgUnit }) => orgUnit !== undefined && units.has(orgUnit));
}

/**
 * Returns all accounts. An open directory contains every possible account, so only accounts with messages are returned.
 */
function allAccounts({ directory, section }: RetentionFixtures): readonly Account[] {
  if (directory.isClosed) return directory.accounts;
  return messageIndex(section)
    .accountNames.map((name) => directory.find(name))
    .filter((account) => account !== undefined);
}

function contentOfAccounts(
  accounts: readonly Account[],
  corpus: CorpusType | undefined,
  { section }: RetentionFixtures,
): AccountContent[] {
  const index = messageIndex(section);
  return accounts.map((account) => ({ account, messages: index.ofAccount(account, corpus) }));
}

function distinctAccounts(accounts: readonly Account[]): Account[] {
  return [...new Map(accounts.map((account) => [account.id.toLowerCase(), account])).values()];
}

function onlyCorpus(
  messages: readonly SearchableMessage[],
  corpus: CorpusType | undefined,
): readonly SearchableMessage[] {
  return corpus === undefined ? messages : messages.filter((message) => message.corpus === corpus);
}

function groupedByAccount(
  messages: readonly SearchableMessage[],
  { directory }: RetentionFixtures,
): AccountContent[] {
  const contents = new Map<string, { account: Account; messages: SearchableMessage[] }>();
  for (const message of messages) {
    const account = directory.find(message.seed.account);
    if (!account) continue;
    const key = account.id.toLowerCase();
    const content = contents.get(key) ?? { account, messages: [] };
    content.messages.push(message);
    contents.set(key, content);
  }
  return [...contents.values()];
}
