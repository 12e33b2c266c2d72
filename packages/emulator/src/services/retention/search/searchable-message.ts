import { instantOf } from "../../../filter/instant-of.ts";
import type { CorpusType } from "../../../generated/retention-v1.types.gen.ts";
import type { SeedMessage } from "../seed/seed-message.ts";
import { spacedWords } from "./words.ts";

/** A field that search terms may name; `any` stands for all of them, the text and the location. */
export type TextField = "from" | "to" | "subject" | "any";

/** Stands between fields, so that no phrase reaches from one into the next. */
export const FIELD_BORDER = "|";

/** A message of the seed, with what it leaves to defaults. */
export class SearchableMessage {
  readonly seed: SeedMessage;
  /** Place in the seed, from 0. */
  readonly place: number;
  readonly corpus: CorpusType;
  /** Milliseconds since 1970. */
  readonly at: number;
  #words: string | undefined;

  constructor(seed: SeedMessage, place: number) {
    this.seed = seed;
    this.place = place;
    this.corpus = seed.corpus ?? "MAIL";
    this.at = instantOf(seed.time) ?? 0;
  }

  get id(): string {
    return this.seed.id ?? `message-${this.place + 1}`;
  }

  /** The words of a field, each with a space before and after it. Those of all fields are made out once. */
  wordsOf(field: TextField): string {
    const { from = "", to = [], subject = "", text = "", location = "" } = this.seed;
    if (field === "from") return spacedWords(from);
    if (field === "to") return bordered(to);
    if (field === "subject") return spacedWords(subject);
    this.#words ??= bordered([from, ...to, subject, text, location]);
    return this.#words;
  }
}

function bordered(parts: readonly string[]): string {
  return parts.map(spacedWords).join(FIELD_BORDER);
}
