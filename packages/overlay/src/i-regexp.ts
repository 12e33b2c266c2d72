import { createRequire } from "node:module";
import type { RE2JS } from "re2js";
import { excerpt } from "./json.ts";

const require: NodeJS.Require = createRequire(import.meta.url);

const ESCAPE = String.raw`\\[()*+\-.?[\]^nrt{|}\\]`;
const CATEGORY = String.raw`\\[pP]\{(?:C[cfno]?|L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|S[ckmo]?|Z[lps]?)\}`;
const CLASS_CHARACTER = String.raw`(?:[^[\]\\\-]|${ESCAPE})`;
const CLASS_PART = `(?:${CLASS_CHARACTER}(?:-${CLASS_CHARACTER})?|${CATEGORY})`;
const CLASS = String.raw`\[\^?(?:-|${CLASS_PART})${CLASS_PART}*-?\]`;
const CHARACTER = String.raw`[^()*+.?[\]{|}\\]`;

/** Matches one token of the grammar in RFC 9485 section 3. The named groups are the token kinds. */
const TOKEN = new RegExp(
  String.raw`(?<quantifier>[*+?]|\{\d+(?:,\d*)?\})|(?<open>\()|(?<close>\))|(?<branch>\|)|` +
    `(?<dot>\\.)|(?<atom>${ESCAPE}|${CATEGORY}|${CLASS}|${CHARACTER})`,
  "uy",
);

/**
 * Translates an I-Regexp (RFC 9485) to RE2 syntax. They differ in the dot, which also matches a carriage return in RE2.
 *
 * @returns `undefined` if the pattern is not an I-Regexp
 */
function translateIRegexp(pattern: string): string | undefined {
  const tokens: Groups[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < pattern.length) {
    const groups = TOKEN.exec(pattern)?.groups;
    if (groups === undefined) {
      return undefined;
    }
    tokens.push(groups);
  }
  const isValid =
    areBalanced(tokens) && tokens.every(({ quantifier }, at) => !quantifier || canRepeat(tokens[at - 1]));
  return isValid ? tokens.map(translateToken).join("") : undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;

function areBalanced(tokens: readonly Groups[]): boolean {
  let depth = 0;
  return (
    tokens.every(({ open, close }) => {
      depth += open ? 1 : close ? -1 : 0;
      return depth >= 0;
    }) && depth === 0
  );
}

function canRepeat(token: Groups | undefined): boolean {
  return (token?.close ?? token?.dot ?? token?.atom) !== undefined;
}

function translateToken({ dot, ...others }: Groups): string {
  return dot ? String.raw`[^\n\r]` : (Object.values(others).find((text) => text !== undefined) ?? "");
}

/** With longer patterns or larger programs, matching a single string takes seconds. */
const MAX_PATTERN_LENGTH = 1000;
const MAX_PROGRAM_SIZE = 10_000;

/** A regular expression that is invalid or too large. */
export class PatternError extends Error {
  override readonly name: string = "PatternError";

  constructor(pattern: string, problem: string) {
    super(`the regular expression \`${excerpt(pattern)}\` ${problem}`);
  }
}

/**
 * Returns an upper bound for the number of instructions in the compiled pattern. RE2 allows at most 1000 repetitions.
 */
export function programSizeLimit(pattern: string): number {
  const bounds = pattern.matchAll(/\{(?:\d+,)?(\d+)/g);
  const repeated = [...bounds].reduce((product, [, bound]) => product * Math.max(1, Number(bound)), 1);
  return pattern.length * Math.min(repeated, 1000);
}

/**
 * Compiles an I-Regexp for an engine that matches in linear time.
 *
 * @throws PatternError if the pattern is not an I-Regexp or is too large
 */
export function compileIRegexp(pattern: string): RE2JS {
  if (pattern.length > MAX_PATTERN_LENGTH) {
    throw new PatternError(pattern, `is longer than ${MAX_PATTERN_LENGTH} characters`);
  }
  const translated = translateIRegexp(pattern);
  if (translated === undefined) {
    throw new PatternError(pattern, "is not a valid I-Regexp (RFC 9485)");
  }
  // Load the engine lazily: loading it takes longer than applying most overlays, and few overlays use regular
  // expressions.
  const engine = require("re2js") as typeof import("re2js");
  const compiled = compile(engine, pattern, translated);
  if (compiled.programSize() > MAX_PROGRAM_SIZE) {
    throw new PatternError(pattern, "has too many repetitions");
  }
  return compiled;
}

function compile({ RE2JS }: typeof import("re2js"), pattern: string, translated: string): RE2JS {
  try {
    return RE2JS.compile(translated);
  } catch (error) {
    const [reason] = (error as Error).message.replace("error parsing regexp: ", "").split(":");
    throw new PatternError(pattern, `cannot be compiled (${reason})`);
  }
}
