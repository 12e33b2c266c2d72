import { type TextField, wordPatterns } from "./searchable-message.ts";

/** Search terms, read. */
export type Terms =
  | { readonly kind: "all" | "any"; readonly of: readonly Terms[] }
  | { readonly kind: "not"; readonly of: Terms }
  | { readonly kind: "phrase"; readonly field: TextField; readonly words: readonly Word[] };

/** A word as it stands in a text, or one with asterisks: what stands around each. */
export type Word = string | readonly string[];

/** Search terms that cannot be read. */
export class TermsSyntaxError extends Error {
  override readonly name: string = "TermsSyntaxError";
  /** Where, counted from 1. */
  readonly column: number;

  constructor(column: number, problem: string) {
    super(`${problem} (column ${column})`);
    this.column = column;
  }
}

/** A piece of search terms. Columns are counted from 1. */
type TermToken = { readonly column: number } & (
  | { readonly kind: "(" | ")" | "OR" | "AND" | "NOT" }
  | { readonly kind: "field"; readonly field: TextField }
  | { readonly kind: "text"; readonly text: string }
);

const TOKEN_PATTERN =
  /\s*(?:(?<sign>[()]|-(?=[^\s)]))|(?<field>from|to|subject):(?=[^\s)])|"(?<quoted>[^"]*)(?<end>"|$)|(?<word>[^\s()"]+))/iy;
const OPERATOR_WORDS = new Set(["OR", "AND", "NOT"]);

/** @throws TermsSyntaxError for a quotation that does not end */
function tokenizeTerms(text: string): TermToken[] {
  const tokens: TermToken[] = [];
  const rest = text.trimEnd();
  const piece = new RegExp(TOKEN_PATTERN);
  while (piece.lastIndex < rest.length) {
    const found = piece.exec(rest);
    if (!found?.groups) break;
    tokens.push(tokenOf(found.groups, piece.lastIndex - found[0].trimStart().length + 1));
  }
  return tokens;
}

function tokenOf(groups: Readonly<Record<string, string | undefined>>, column: number): TermToken {
  const { sign, field, quoted, end, word = "" } = groups;
  if (sign === "(" || sign === ")") return { kind: sign, column };
  if (sign !== undefined) return { kind: "NOT", column };
  if (field !== undefined) return { kind: "field", field: field.toLowerCase() as TextField, column };
  if (quoted !== undefined) {
    if (end !== '"') throw new TermsSyntaxError(column, 'The quotation must end with ".');
    return { kind: "text", text: quoted, column };
  }
  return OPERATOR_WORDS.has(word)
    ? { kind: word as "OR" | "AND" | "NOT", column }
    : { kind: "text", text: word, column };
}

const MAX_NESTING = 50;

/**
 * Reads search terms: words, `"phrases"`, `from:`, `to:` and `subject:` before a word, a phrase or a group, `OR`, `AND`
 * (or nothing) between, `NOT` or `-` before, parentheses, and `*` in a word for any letters. Letter case says nothing,
 * save for OR, AND and NOT. No other operator is known: `label:urgent` is a phrase of two words.
 *
 * @returns `undefined` for terms without a word
 * @throws TermsSyntaxError
 */
export function parseTerms(text: string): Terms | undefined {
  return new TermsParser(tokenizeTerms(text), text.trimEnd().length + 1).read();
}

class TermsParser {
  readonly #tokens: readonly TermToken[];
  /** The column after the last one. */
  readonly #end: number;
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly TermToken[], end: number) {
    this.#tokens = tokens;
    this.#end = end;
  }

  read(): Terms | undefined {
    if (this.#tokens.length === 0) return undefined;
    const terms = this.#any("any");
    const left = this.#tokens[this.#at];
    if (left) throw new TermsSyntaxError(left.column, "There must be a ( for this ).");
    return terms;
  }

  #any(field: TextField): Terms | undefined {
    const branches = [this.#all(field)];
    while (this.#take("OR")) branches.push(this.#all(field));
    return combinedTerms("any", branches);
  }

  #all(field: TextField): Terms | undefined {
    const branches = [this.#single(field)];
    while (this.#goesOn()) {
      this.#take("AND");
      branches.push(this.#single(field));
    }
    return combinedTerms("all", branches);
  }

  #goesOn(): boolean {
    const kind = this.#tokens[this.#at]?.kind;
    return kind !== undefined && kind !== ")" && kind !== "OR";
  }

  #single(field: TextField): Terms | undefined {
    let isNegated = false;
    while (this.#take("NOT")) isNegated = !isNegated;
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
        `There must be a word, a phrase or a (, and there is ${token?.kind ?? "nothing"}.`,
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
        `Parentheses must not be nested deeper than ${MAX_NESTING}.`,
      );
    this.#at += 1;
    const terms = this.#any(field);
    if (!this.#take(")")) throw new TermsSyntaxError(this.#column(), "There must be a ) here.");
    this.#depth -= 1;
    return terms;
  }

  #take(kind: TermToken["kind"]): boolean {
    if (this.#tokens[this.#at]?.kind !== kind) return false;
    this.#at += 1;
    return true;
  }

  #column(): number {
    return this.#tokens[this.#at]?.column ?? this.#end;
  }
}

/** What has no word in it, such as a lone hyphen, says nothing. */
function combinedTerms(kind: "all" | "any", branches: readonly (Terms | undefined)[]): Terms | undefined {
  const of = branches.filter((each) => each !== undefined);
  return of.length > 1 ? { kind, of } : of[0];
}

function parseWord(word: string): Word {
  return word.includes("*") ? word.split(/\*+/) : word;
}
