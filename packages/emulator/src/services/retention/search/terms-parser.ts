import { type TextField, wordPatterns } from "./searchable-message.ts";

const TOKEN_PATTERN =
  /\s*(?:(?<sign>[()]|-(?=[^\s)]))|(?<field>from|to|subject):(?=[^\s)])|"(?<quoted>[^"]*)(?<end>"|$)|(?<word>[^\s()"]+))/iy;
const OPERATOR_WORDS = new Set(["OR", "AND", "NOT"]);
/** The maximum nesting depth of parentheses. Protects the call stack. */
const MAX_NESTING = 50;

export type Terms =
  | { readonly kind: "all" | "any"; readonly of: readonly Terms[] }
  | { readonly kind: "not"; readonly of: Terms }
  | { readonly kind: "phrase"; readonly field: TextField; readonly words: readonly Word[] };

/** A plain word, or the parts around the asterisks of a word with wildcards. */
export type Word = string | readonly string[];

export class TermsSyntaxError extends Error {
  override readonly name: string = "TermsSyntaxError";
  /** The column of the error, from 1. */
  readonly column: number;

  constructor(column: number, problem: string) {
    super(`${problem} (column ${column})`);
    this.column = column;
  }
}

/** A token with its column, from 1. */
type TermToken = { readonly column: number } & (
  | { readonly kind: "(" | ")" | "OR" | "AND" | "NOT" }
  | { readonly kind: "field"; readonly field: TextField }
  | { readonly kind: "text"; readonly text: string }
);

/**
 * Parses search terms. They consist of words, `"phrases"` and parentheses. `from:`, `to:` and `subject:` restrict the
 * next word, phrase or group to a field. `OR` and `AND` (or nothing) combine terms, and `NOT` or `-` negates the next
 * term. `*` in a word matches any letters. Only OR, AND and NOT are case-sensitive. There are no other operators:
 * `label:urgent` is a phrase of two words.
 *
 * @returns `undefined` if the terms do not contain a word
 * @throws TermsSyntaxError
 */
export function parseTerms(text: string): Terms | undefined {
  return new TermsParser(tokenizeTerms(text), text.trimEnd().length + 1).parse();
}

class TermsParser {
  readonly #tokens: readonly TermToken[];
  /** The column after the last token. */
  readonly #end: number;
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly TermToken[], end: number) {
    this.#tokens = tokens;
    this.#end = end;
  }

  parse(): Terms | undefined {
    if (this.#tokens.length === 0) return undefined;
    const terms = this.#disjunction("any");
    const rest = this.#tokens[this.#at];
    if (rest) throw new TermsSyntaxError(rest.column, "The ) has no matching (.");
    return terms;
  }

  #disjunction(field: TextField): Terms | undefined {
    const branches = [this.#conjunction(field)];
    while (this.#accept("OR")) branches.push(this.#conjunction(field));
    return combinedTerms("any", branches);
  }

  #conjunction(field: TextField): Terms | undefined {
    const branches = [this.#negation(field)];
    while (this.#hasOperand()) {
      this.#accept("AND");
      branches.push(this.#negation(field));
    }
    return combinedTerms("all", branches);
  }

  #hasOperand(): boolean {
    const kind = this.#tokens[this.#at]?.kind;
    return kind !== undefined && kind !== ")" && kind !== "OR";
  }

  #negation(field: TextField): Terms | undefined {
    let isNegated = false;
    while (this.#accept("NOT")) isNegated = !isNegated;
    const terms = this.#operand(field);
    return terms && isNegated ? { kind: "not", of: terms } : terms;
  }

  #operand(outer: TextField): Terms | undefined {
    let field = outer;
    let token = this.#tokens[this.#at];
    while (token?.kind === "field") {
      field = token.field;
      this.#at += 1;
      token = this.#tokens[this.#at];
    }
    if (token?.kind === "(") return this.#parenthesised(field);
    if (token?.kind !== "text")
      throw new TermsSyntaxError(
        this.#column(),
        `Expected a word, a phrase or a (, but found ${token?.kind ?? "the end"}.`,
      );
    this.#at += 1;
    const words = wordPatterns(token.text).map(parseWord);
    return words.length > 0 ? { kind: "phrase", field, words } : undefined;
  }

  #parenthesised(field: TextField): Terms | undefined {
    this.#depth += 1;
    if (this.#depth > MAX_NESTING)
      throw new TermsSyntaxError(
        this.#column(),
        `Parentheses must not be nested more than ${MAX_NESTING} levels deep.`,
      );
    this.#at += 1;
    const terms = this.#disjunction(field);
    if (!this.#accept(")")) throw new TermsSyntaxError(this.#column(), "Expected a ).");
    this.#depth -= 1;
    return terms;
  }

  #accept(kind: TermToken["kind"]): boolean {
    if (this.#tokens[this.#at]?.kind !== kind) return false;
    this.#at += 1;
    return true;
  }

  #column(): number {
    return this.#tokens[this.#at]?.column ?? this.#end;
  }
}

/** Combines branches. Branches without a word, such as a lone hyphen, are ignored. */
function combinedTerms(kind: "all" | "any", branches: readonly (Terms | undefined)[]): Terms | undefined {
  const of = branches.filter((branch) => branch !== undefined);
  return of.length > 1 ? { kind, of } : of[0];
}

function parseWord(word: string): Word {
  return word.includes("*") ? word.split(/\*+/) : word;
}

/** @throws TermsSyntaxError if the closing quotation mark is missing */
function tokenizeTerms(text: string): TermToken[] {
  const tokens: TermToken[] = [];
  const trimmed = text.trimEnd();
  const pattern = new RegExp(TOKEN_PATTERN);
  while (pattern.lastIndex < trimmed.length) {
    const match = pattern.exec(trimmed);
    if (!match?.groups) break;
    tokens.push(tokenOf(match.groups, pattern.lastIndex - match[0].trimStart().length + 1));
  }
  return tokens;
}

function tokenOf(groups: Readonly<Record<string, string | undefined>>, column: number): TermToken {
  const { sign, field, quoted, end, word = "" } = groups;
  if (sign === "(" || sign === ")") return { kind: sign, column };
  if (sign !== undefined) return { kind: "NOT", column };
  if (field !== undefined) return { kind: "field", field: field.toLowerCase() as TextField, column };
  if (quoted !== undefined) {
    if (end !== '"') throw new TermsSyntaxError(column, 'The quotation has no closing ".');
    return { kind: "text", text: quoted, column };
  }
  return OPERATOR_WORDS.has(word)
    ? { kind: word as "OR" | "AND" | "NOT", column }
    : { kind: "text", text: word, column };
}
