import { matchesWildcard } from "@seamline/emulator-kit";
import { FIELD_SEPARATOR, type SearchableMessage } from "./searchable-message.ts";
import type { Terms, Word } from "./terms-parser.ts";

/** The maximum number of words in terms. */
const MAX_WORDS = 100;
/** The minimum number of letters or digits in a word or phrase with an asterisk. */
const MIN_WILDCARD_LETTERS = 3;

type TermsMatcher = (message: SearchableMessage) => boolean;

/** The reason why terms cannot be searched. */
type TermsFailure = "TOO_MANY_TERMS" | "WILDCARD_TOO_BROAD";

/** Compiles terms to a matcher that can be reused for many messages. */
export function termsMatcher(terms: Terms): TermsMatcher {
  switch (terms.kind) {
    case "all": {
      const matchers = terms.of.map(termsMatcher);
      return (message) => matchers.every((matches) => matches(message));
    }
    case "any": {
      const matchers = terms.of.map(termsMatcher);
      return (message) => matchers.some((matches) => matches(message));
    }
    case "not": {
      const matches = termsMatcher(terms.of);
      return (message) => !matches(message);
    }
    case "phrase": {
      const { field, words } = terms;
      const matches = phraseMatcher(words);
      return (message) => matches(message.wordsOf(field));
    }
  }
}

/** Returns the reason why terms cannot be searched, or `undefined` if they can. */
export function termsFailure(terms: Terms): TermsFailure | undefined {
  const phrases = [...phrasesIn(terms)];
  if (phrases.reduce((sum, { length }) => sum + length, 0) > MAX_WORDS) return "TOO_MANY_TERMS";
  return phrases.some(isTooBroad) ? "WILDCARD_TOO_BROAD" : undefined;
}

function phraseMatcher(words: readonly Word[]): (text: string) => boolean {
  const literal = literalPhrase(words);
  if (literal !== undefined) return (text) => text.includes(literal);
  const parts = words.flat();
  return (text) => {
    // Splitting a text into words is slow, and most texts do not contain all parts.
    if (!parts.every((part) => text.includes(part))) return false;
    const textWords = text.split(" ");
    return textWords.some((_, start) => words.every((word, at) => matchesWord(word, textWords[start + at])));
  };
}

/**
 * Returns the substring to search for. Returns `undefined` if the phrase contains an asterisk that is not at its end,
 * because a substring search is then not sufficient.
 */
function literalPhrase(words: readonly Word[]): string | undefined {
  const last = words[words.length - 1];
  const before = words.slice(0, -1);
  if (last === undefined || before.some((word) => typeof word !== "string")) return undefined;
  const start = before.map((word) => ` ${word as string}`).join("");
  if (typeof last === "string") return `${start} ${last} `;
  return last.length === 2 && last[0] !== "" && last[1] === "" ? `${start} ${last[0]}` : undefined;
}

function matchesWord(word: Word, textWord: string | undefined): boolean {
  if (textWord === undefined || textWord === "" || textWord === FIELD_SEPARATOR) return false;
  return typeof word === "string" ? word === textWord : matchesWildcard(word, textWord);
}

function* phrasesIn(terms: Terms): Generator<readonly Word[]> {
  if (terms.kind === "phrase") yield terms.words;
  else if (terms.kind === "not") yield* phrasesIn(terms.of);
  else for (const each of terms.of) yield* phrasesIn(each);
}

function isTooBroad(words: readonly Word[]): boolean {
  if (words.every((word) => typeof word === "string")) return false;
  return [...words.flat().join("")].length < MIN_WILDCARD_LETTERS;
}
