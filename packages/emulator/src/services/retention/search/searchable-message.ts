import { parseInstant } from "@seamline/emulator-kit";
import type { CorpusType } from "../../../generated/retention-v1.types.gen.ts";
import { messageCorpus, messageId, type SeedMessage } from "../seed/message-section.ts";

/** A field that search terms can refer to. `any` includes all fields, the text and the location. */
export type TextField = "from" | "to" | "subject" | "any";

/** Separates fields, so that a phrase cannot match across two fields. */
export const FIELD_SEPARATOR = "|";

const ASCII_ONLY = /^[\0-\x7f]*$/;
const BETWEEN_ASCII_WORDS = /[^a-z0-9]+/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;
const BETWEEN_PATTERNS = /[^\p{L}\p{N}\p{M}*]+/u;

/** A message from the seed, with defaults for missing members. */
export class SearchableMessage {
  readonly seed: SeedMessage;
  /** Position in the seed, from 0. */
  readonly place: number;
  readonly corpus: CorpusType;
  /** Milliseconds since 1970. */
  readonly at: number;
  #words: string | undefined;

  constructor(seed: SeedMessage, place: number) {
    this.seed = seed;
    this.place = place;
    this.corpus = messageCorpus(seed);
    this.at = parseInstant(seed.time) ?? 0;
  }

  get id(): string {
    return messageId(this.seed, this.place);
  }

  /** Returns a field's words, each with a space before and after it. The words of `any` are cached. */
  wordsOf(field: TextField): string {
    const { from = "", to = [], subject = "", text = "", location = "" } = this.seed;
    if (field === "from") return spacedWords(from);
    if (field === "to") return joinedWords(to);
    if (field === "subject") return spacedWords(subject);
    this.#words ??= joinedWords([from, ...to, subject, text, location]);
    return this.#words;
  }
}

/**
 * Returns the words in a text (sequences of letters and digits) in lower case, each with a space before and after it.
 */
export function spacedWords(text: string): string {
  // Most text is ASCII. For ASCII, this pattern is several times faster than the general one.
  const words = ASCII_ONLY.test(text)
    ? text.toLowerCase().replace(BETWEEN_ASCII_WORDS, " ")
    : normalizedText(text).replace(BETWEEN_WORDS, " ");
  return ` ${words.trim()} `;
}

/** Returns the words in search terms in lower case, including asterisks. */
export function wordPatterns(text: string): string[] {
  return normalizedText(text)
    .split(BETWEEN_PATTERNS)
    .filter((word) => word !== "");
}

function joinedWords(parts: readonly string[]): string {
  return parts.map(spacedWords).join(FIELD_SEPARATOR);
}

/** Normalizes letter case, width and composition. */
function normalizedText(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
