import type { Account } from "../../../framework/directory.ts";
import type { CorpusType } from "../../../generated/retention-v1.types.gen.ts";
import type { SeedMessage } from "../seed/message-section.ts";
import type { RetentionSection } from "../seed/retention-section.ts";
import { SearchableMessage } from "./searchable-message.ts";

/** Somewhere that messages are kept beside the account that has them. */
export type PlaceKind = "sharedDrive" | "room" | "document" | "site";

/** The messages of a seed, sorted by time, and by their place in the seed where that is the same. */
export interface MessageIndex {
  /** Ids or e-mail addresses that messages name, in the order of their first messages. */
  readonly accountNames: readonly string[];
  /** What an account has. Without a corpus, in all. */
  ofAccount(
    account: Pick<Account, "id" | "email">,
    corpus: CorpusType | undefined,
  ): readonly SearchableMessage[];
  /** What is kept in any of some places. A site holds what is below its address. */
  inPlaces(kind: PlaceKind, ids: readonly string[]): readonly SearchableMessage[];
}

const indexes = new WeakMap<RetentionSection, MessageIndex>();

/** The messages of a seed by account and place, sorted out once. */
export function messageIndex(section: RetentionSection): MessageIndex {
  const known = indexes.get(section);
  if (known) return known;
  const index = createMessageIndex(section.messages ?? []);
  indexes.set(section, index);
  return index;
}

/** Messages by a name of two parts. */
class MessageLists {
  readonly #lists = new Map<string, Map<string, SearchableMessage[]>>();

  add(first: string, second: string, message: SearchableMessage): void {
    const within = this.#lists.get(first) ?? new Map<string, SearchableMessage[]>();
    if (within.size === 0) this.#lists.set(first, within);
    const list = within.get(second);
    if (list) list.push(message);
    else within.set(second, [message]);
  }

  list(first: string, second: string): readonly SearchableMessage[] {
    return this.#lists.get(first)?.get(second) ?? [];
  }

  lists(first: string): readonly (readonly SearchableMessage[])[] {
    return [...(this.#lists.get(first)?.values() ?? [])];
  }
}

function createMessageIndex(messages: readonly SeedMessage[]): MessageIndex {
  const names = new Map<string, string>();
  const accounts = new MessageLists();
  const places = new MessageLists();
  const sorted = messages.map((seed, place) => new SearchableMessage(seed, place)).sort(byTime);
  for (const message of sorted) {
    const { seed, corpus } = message;
    const name = seed.account.toLowerCase();
    if (!names.has(name)) names.set(name, seed.account);
    accounts.add(name, corpus, message);
    for (const [kind, id] of messagePlaces(seed)) places.add(kind, id, message);
  }
  const of = (name: string, corpus: CorpusType | undefined): readonly SearchableMessage[] =>
    corpus === undefined
      ? mergedLists(accounts.lists(name.toLowerCase()))
      : accounts.list(name.toLowerCase(), corpus);
  return {
    accountNames: [...names.values()],
    ofAccount({ id, email }, corpus) {
      const own = of(email, corpus);
      return id.toLowerCase() === email.toLowerCase() ? own : mergedLists([own, of(id, corpus)]);
    },
    inPlaces: (kind, ids) => mergedLists(ids.map((id) => places.list(kind, withoutTrailingSlash(id)))),
  };
}

function messagePlaces({ sharedDriveId, roomId, documentId, siteUrl }: SeedMessage): [PlaceKind, string][] {
  const places: [PlaceKind, string][] = [];
  if (sharedDriveId !== undefined) places.push(["sharedDrive", withoutTrailingSlash(sharedDriveId)]);
  if (roomId !== undefined) places.push(["room", withoutTrailingSlash(roomId)]);
  if (documentId !== undefined) places.push(["document", withoutTrailingSlash(documentId)]);
  if (siteUrl !== undefined)
    for (const url of urlWithParents(withoutTrailingSlash(siteUrl))) places.push(["site", url]);
  return places;
}

/** An address, and those that it is below: `a/b/c`, `a/b`, `a`. */
function urlWithParents(url: string): string[] {
  const scheme = url.indexOf("://");
  const start = scheme < 0 ? 0 : scheme + 3;
  const ends = [...url.slice(start).matchAll(/\//g)].map(({ index }) => start + index);
  return [url, ...ends.map((end) => url.slice(0, end))];
}

/** A slash at the end of an address says nothing. */
function withoutTrailingSlash(url: string): string {
  return url.endsWith("/") ? url.slice(0, -1) : url;
}

function mergedLists(lists: readonly (readonly SearchableMessage[])[]): readonly SearchableMessage[] {
  const filled = lists.filter(({ length }) => length > 0);
  if (filled.length < 2) return filled[0] ?? [];
  return [...new Set(filled.flat())].sort(byTime);
}

function byTime(one: SearchableMessage, other: SearchableMessage): number {
  return one.at - other.at || one.place - other.place;
}
