const MAX_LENGTH = 64;

/**
 * Matches field names. Dots and colons are only allowed after `@`, as in `@odata.type`. Elsewhere they indicate hosts
 * and ids.
 */
const NAME = /^(?:[$@][\w.:-]+|[\p{L}_$][\p{L}\p{M}\p{N}_$-]*)$/u;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const MAX_DIGITS = 4;
const MAX_DIGIT_RUNS = 2;

/** Matches keys and tokens from well-known services. */
const TOKEN = new RegExp(
  [
    "(?:AKIA|ASIA|ABIA|ACCA|AGPA|AIDA|AIPA|ANPA|ANVA|APKA|AROA)[A-Z\\d]{4,}$",
    "(?:sk|pk|rk)[_-](?:live|test|prod|proj|ant)[_-]",
    "gh[oprsu]_|github_pat_|glpat-|gl[a-z]{2,5}t-|xox[abeoprs]-|xapp-|whsec_|shp(?:at|ca|pa|ss)_|dop_v1_|pypi-Ag|hf_[A-Z]",
    "eyJ[\\w-]{5,}$",
    "AIza[\\w-]{4,}$",
    "npm_(?=[a-z]*[A-Z\\d]|.{20})[A-Za-z\\d]{6,}$",
  ]
    .map((start) => `^(?:${start})`)
    .join("|"),
);

/**
 * Matches hexadecimal strings. Short strings must contain a digit, because some words consist only of the letters a to
 * f.
 */
const HEXADECIMAL = /^(?:(?=.*\d)[\da-f]{8,}|[\da-f]{16,})$/i;

const MAX_WORD_LENGTH = 24;
const MAX_CAPITALS_LENGTH = 15;
/** Minimum length of a token that consists of short words. Field names with two or three short words are common. */
const MIN_TOKEN_LENGTH = 14;
const SHORT_WORD = 3;
const CONSONANTS = /[bcdfghjklmnpqrstvwxz]{6}/i;

/**
 * Returns whether a name looks like data, such as an id, an address, a date or a token that is used as a key. Such
 * names differ between objects and may be secrets.
 */
export function isDataName(name: string): boolean {
  const digits = name.replace(/\D/g, "").length;
  return (
    name.length > MAX_LENGTH ||
    digits > MAX_DIGITS ||
    !NAME.test(name) ||
    UUID.test(name) ||
    TOKEN.test(name) ||
    name.split(/[_$@.:-]+/).some(isRandom)
  );
}

/** Returns whether part of a name looks like a generated token instead of words. */
function isRandom(part: string): boolean {
  const words = part.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/gu) ?? [];
  const digitRuns = part.match(/\d+/g) ?? [];
  const letters = words.join("").length;
  return (
    HEXADECIMAL.test(part) ||
    digitRuns.length > MAX_DIGIT_RUNS ||
    words.some((word) => isTooLong(word) || CONSONANTS.test(word)) ||
    (part.length >= MIN_TOKEN_LENGTH && letters < shortWord(part) * words.length)
  );
}

/** Returns the minimum average word length. It is larger for long names, which rarely consist only of short words. */
function shortWord({ length }: string): number {
  return length >= 2 * MIN_TOKEN_LENGTH ? SHORT_WORD + 1 : SHORT_WORD;
}

function isTooLong(word: string): boolean {
  return word.length > (word === word.toUpperCase() ? MAX_CAPITALS_LENGTH : MAX_WORD_LENGTH);
}
