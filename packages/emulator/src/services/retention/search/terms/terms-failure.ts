import type { Terms, Word } from "./terms.ts";

/** Why terms are not searched for. */
export type TermsFailure = "TOO_MANY_TERMS" | "WILDCARD_TOO_BROAD";

/** How many words terms may have. */
const MOST_WORDS = 100;
/** How many letters or digits must stand beside an asterisk, in the word or phrase that it is in. */
const LEAST_LETTERS = 3;

/** Why an account cannot be searched for terms; `undefined` where it can. */
export function termsFailure(terms: Terms): TermsFailure | undefined {
  const phrases = [...phrasesOf(terms)];
  if (phrases.reduce((sum, { length }) => sum + length, 0) > MOST_WORDS) return "TOO_MANY_TERMS";
  return phrases.some(isTooBroad) ? "WILDCARD_TOO_BROAD" : undefined;
}

function* phrasesOf(terms: Terms): Generator<readonly Word[]> {
  if (terms.kind === "phrase") yield terms.words;
  else if (terms.kind === "not") yield* phrasesOf(terms.of);
  else for (const each of terms.of) yield* phrasesOf(each);
}

function isTooBroad(words: readonly Word[]): boolean {
  if (words.every((word) => typeof word === "string")) return false;
  return [...words.flat().join("")].length < LEAST_LETTERS;
}
