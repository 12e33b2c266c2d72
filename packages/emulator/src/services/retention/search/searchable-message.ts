import { parseInstant } from "../../../clock/times.ts";
import type { CorpusType } from "../../../generated/retention-v1.types.gen.ts";
import type { SeedMessage } from "../seed/message-section.ts";

/** A field that search terms may name; `any` stands for all of them, the text and the location. */
export type TextField = "from" | "to" | "subject" | "any";

/** Stands between fields, so that no phrase reaches from one into the next. */
export const FIELD_SEPARATOR = "|";

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
    this.at = parseInstant(seed.time) ?? 0;
  }

  get id(): string {
    return this.seed.id ?? `message-${this.place + 1}`;
  }

  /** The words of a field, each with a space before and after it. Those of all fields are made out once. */
  wordsOf(field: TextField): string {
    const { from = "", to = [], subject = "", text = "", location = "" } = this.seed;
    if (field === "from") return spacedWords(from);
    if (field === "to") return joinedWords(to);
    if (field === "subject") return spacedWords(subject);
    this.#words ??= joinedWords([from, ...to, subject, text, location]);
    return this.#words;
  }
}

function joinedWords(parts: readonly string[]): string {
  return parts.map(spacedWords).join(FIELD_SEPARATOR);
}

const ASCII_ONLY = /^[\0-\x7f]*$/;
const BETWEEN_ASCII_WORDS = /[^a-z0-9]+/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;
const BETWEEN_PATTERNS = /[^\p{L}\p{N}\p{M}*]+/u;

/** The words of a text, in lower case, each with a space before and after it: runs of letters and digits. */
export function spacedWords(text: string): string {
  // Most texts are plain, and there are many of them: the general way takes several times as long.
  const words = ASCII_ONLY.test(text)
    ? text.toLowerCase().replace(BETWEEN_ASCII_WORDS, " ")
    : normalizedText(text).replace(BETWEEN_WORDS, " ");
  return ` ${words.trim()} `;
}

/** The words of search terms, in lower case, with their asterisks. */
export function wordPatterns(text: string): string[] {
  return normalizedText(text)
    .split(BETWEEN_PATTERNS)
    .filter((word) => word !== "");
}

/** Texts that look the same are the same: letter case, width and composition say nothing. */
function normalizedText(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
