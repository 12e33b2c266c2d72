import { matchesWildcard } from "../../../filter/filter.ts";
import { FIELD_SEPARATOR, type SearchableMessage } from "./searchable-message.ts";
import type { Terms, Word } from "./terms-parser.ts";

/** Whether terms match a message. */
type TermsMatcher = (message: SearchableMessage) => boolean;

/** Prepares terms to be held against many messages. */
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
      const isIn = phraseMatcher(words);
      return (message) => isIn(message.wordsOf(field));
    }
  }
}

function phraseMatcher(words: readonly Word[]): (text: string) => boolean {
  const plain = literalPhrase(words);
  if (plain !== undefined) return (text) => text.includes(plain);
  const letters = words.flat();
  return (text) => {
    // Most texts lack some of the letters, and need not be taken apart.
    if (!letters.every((each) => text.includes(each))) return false;
    const found = text.split(" ");
    return found.some((_, start) => words.every((word, at) => matchesWord(word, found[start + at])));
  };
}

/** A phrase whose only asterisk is its last sign begins with what stands before: no word need be looked at. */
function literalPhrase(words: readonly Word[]): string | undefined {
  const last = words[words.length - 1];
  const before = words.slice(0, -1);
  if (last === undefined || before.some((word) => typeof word !== "string")) return undefined;
  const start = before.map((word) => ` ${word as string}`).join("");
  if (typeof last === "string") return `${start} ${last} `;
  return last.length === 2 && last[0] !== "" && last[1] === "" ? `${start} ${last[0]}` : undefined;
}

function matchesWord(word: Word, found: string | undefined): boolean {
  if (found === undefined || found === "" || found === FIELD_SEPARATOR) return false;
  return typeof word === "string" ? word === found : matchesWildcard(word, found);
}

/** Why terms are not searched for. */
type TermsFailure = "TOO_MANY_TERMS" | "WILDCARD_TOO_BROAD";

/** How many words terms may have. */
const MAX_WORDS = 100;
/** How many letters or digits must stand beside an asterisk, in the word or phrase that it is in. */
const MIN_WILDCARD_LETTERS = 3;

/** Why an account cannot be searched for terms; `undefined` where it can. */
export function termsFailure(terms: Terms): TermsFailure | undefined {
  const phrases = [...phrasesIn(terms)];
  if (phrases.reduce((sum, { length }) => sum + length, 0) > MAX_WORDS) return "TOO_MANY_TERMS";
  return phrases.some(isTooBroad) ? "WILDCARD_TOO_BROAD" : undefined;
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
