import type { Account } from "@seamline/emulator-kit";
import type { CorpusType } from "../../../generated/retention-v1.types.gen.ts";
import type { SeedMessage } from "../seed/message-section.ts";
import type { RetentionSection } from "../seed/retention-section.ts";
import { SearchableMessage } from "./searchable-message.ts";

/** The kinds of containers, other than accounts, that contain messages. */
export type PlaceKind = "sharedDrive" | "room" | "document" | "site";

/** A seed's messages, sorted by time, then by position in the seed. */
interface MessageIndex {
  /** Account names in messages (ids or e-mail addresses), in order of first appearance. */
  readonly accountNames: readonly string[];
  /** Returns an account's messages in one corpus, or in all corpora. */
  ofAccount(
    account: Pick<Account, "id" | "email">,
    corpus: CorpusType | undefined,
  ): readonly SearchableMessage[];
  /** Returns the messages in the given containers. A site includes everything below its URL. */
  inPlaces(kind: PlaceKind, ids: readonly string[]): readonly SearchableMessage[];
}

const indexes = new WeakMap<RetentionSection, MessageIndex>();

/** Returns the index of a seed's messages. It is built once per seed. */
export function messageIndex(section: RetentionSection): MessageIndex {
  const cached = indexes.get(section);
  if (cached) return cached;
  const index = createMessageIndex(section.messages ?? []);
  indexes.set(section, index);
  return index;
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
  const messagesOf = (name: string, corpus: CorpusType | undefined): readonly SearchableMessage[] =>
    corpus === undefined
      ? mergedLists(accounts.lists(name.toLowerCase()))
      : accounts.list(name.toLowerCase(), corpus);
  return {
    accountNames: [...names.values()],
    ofAccount({ id, email }, corpus) {
      const byEmail = messagesOf(email, corpus);
      return id.toLowerCase() === email.toLowerCase()
        ? byEmail
        : mergedLists([byEmail, messagesOf(id, corpus)]);
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

/** Returns a URL and its parents: `a/b/c`, `a/b`, `a`. */
function urlWithParents(url: string): string[] {
  const scheme = url.indexOf("://");
  const start = scheme < 0 ? 0 : scheme + 3;
  const ends = [...url.slice(start).matchAll(/\//g)].map(({ index }) => start + index);
  return [url, ...ends.map((end) => url.slice(0, end))];
}

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

/** Messages, grouped by two keys. */
class MessageLists {
  readonly #lists = new Map<string, Map<string, SearchableMessage[]>>();

  add(first: string, second: string, message: SearchableMessage): void {
    const inner = this.#lists.get(first) ?? new Map<string, SearchableMessage[]>();
    if (inner.size === 0) this.#lists.set(first, inner);
    const list = inner.get(second);
    if (list) list.push(message);
    else inner.set(second, [message]);
  }

  list(first: string, second: string): readonly SearchableMessage[] {
    return this.#lists.get(first)?.get(second) ?? [];
  }

  lists(first: string): readonly (readonly SearchableMessage[])[] {
    return [...(this.#lists.get(first)?.values() ?? [])];
  }
}
