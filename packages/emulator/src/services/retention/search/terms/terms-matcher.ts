import { fitsWildcard } from "../../../../filter/wildcard.ts";
import { FIELD_BORDER, type SearchableMessage } from "../searchable-message.ts";
import type { Terms, Word } from "./terms.ts";

/** Whether terms match a message. */
export type TermsMatcher = (message: SearchableMessage) => boolean;

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
      const isIn = phraseFinder(words);
      return (message) => isIn(message.wordsOf(field));
    }
  }
}

function phraseFinder(words: readonly Word[]): (text: string) => boolean {
  const plain = plainPhrase(words);
  if (plain !== undefined) return (text) => text.includes(plain);
  const letters = words.flat();
  return (text) => {
    // Most texts lack some of the letters, and need not be taken apart.
    if (!letters.every((each) => text.includes(each))) return false;
    const found = text.split(" ");
    return found.some((_, start) => words.every((word, at) => fits(word, found[start + at])));
  };
}

/** A phrase whose only asterisk is its last sign begins with what stands before: no word need be looked at. */
function plainPhrase(words: readonly Word[]): string | undefined {
  const last = words[words.length - 1];
  const before = words.slice(0, -1);
  if (last === undefined || before.some((word) => typeof word !== "string")) return undefined;
  const start = before.map((word) => ` ${word as string}`).join("");
  if (typeof last === "string") return `${start} ${last} `;
  return last.length === 2 && last[0] !== "" && last[1] === "" ? `${start} ${last[0]}` : undefined;
}

function fits(word: Word, found: string | undefined): boolean {
  if (found === undefined || found === "" || found === FIELD_BORDER) return false;
  return typeof word === "string" ? word === found : fitsWildcard(word, found);
}
