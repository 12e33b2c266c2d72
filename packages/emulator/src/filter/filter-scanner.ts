import { COMPARATORS, type Comparator, type Operand } from "./filter-node.ts";
import { InvalidFilterError } from "./invalid-filter-error.ts";

const SPACE = /\s*/y;
/** A field may not hold what compares; the text after a comparator may, so that times need no quotation marks. */
const NAME = /[^\s()"'=<>!:.,;&|]+/y;
const BARE_OPERAND = /[^\s()"'=<>!:,;&|][^\s()"',;]*/y;
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/sy;
const KEYWORD = /(?:AND|OR|NOT)(?=[\s()]|$)/y;

export type Keyword = "AND" | "OR" | "NOT";

/** Reads the pieces of a filter, from the left to the right. */
export class FilterScanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Where it stands, counted from 1. */
  get column(): number {
    return this.#at + 1;
  }

  /** Whether nothing but space is left. */
  isAtEnd(): boolean {
    this.#match(SPACE);
    return this.#at >= this.#text.length;
  }

  /** Takes a word of the grammar, if it comes next. */
  takeKeyword(word: Keyword): boolean {
    if (!this.isAtKeyword(word)) return false;
    this.#at += word.length;
    return true;
  }

  /** Whether a word of the grammar comes next. */
  isAtKeyword(word: Keyword): boolean {
    this.#match(SPACE);
    KEYWORD.lastIndex = this.#at;
    return KEYWORD.exec(this.#text)?.[0] === word;
  }

  /** Takes a sign, if it comes next. */
  takeSign(sign: string): boolean {
    this.#match(SPACE);
    return this.#takeHere(sign);
  }

  /** Whether a sign comes next. */
  isAtSign(sign: string): boolean {
    this.#match(SPACE);
    return this.#text.startsWith(sign, this.#at);
  }

  takeComparator(): Comparator | undefined {
    this.#match(SPACE);
    return COMPARATORS.find((comparator) => this.#takeHere(comparator));
  }

  /** A field with its fields within, or a text by itself: names and quotations with dots between. */
  readNames(): { readonly names: readonly Operand[]; readonly hasQuotation: boolean } {
    const names: Operand[] = [];
    let hasQuotation = false;
    this.#match(SPACE);
    do {
      hasQuotation ||= /["']/.test(this.#text[this.#at] ?? "");
      names.push(this.#quoted() ?? this.#unquoted(NAME, "a field, or a text in quotation marks"));
    } while (this.#takeHere("."));
    return { names, hasQuotation };
  }

  readOperand(): Operand {
    this.#match(SPACE);
    return (
      this.#quoted() ?? this.#unquoted(BARE_OPERAND, 'a value to compare with, such as true, 3 or "a text"')
    );
  }

  /** @throws InvalidFilterError, always: something else should stand here */
  refuse(right: string): never {
    const found = this.isAtEnd()
      ? "the filter ends"
      : `there is ${this.#text.slice(this.#at, this.#at + 20)}`;
    throw new InvalidFilterError(this.column, `There must be ${right} here, and ${found}.`);
  }

  #quoted(): Operand | undefined {
    const mark = this.#text[this.#at];
    if (mark !== '"' && mark !== "'") return undefined;
    const start = this.column;
    const found = this.#match(QUOTED);
    if (found === undefined) throw new InvalidFilterError(start, `The quotation must end with ${mark}.`);
    return parts(found.slice(1, -1), true);
  }

  #unquoted(what: RegExp, right: string): Operand {
    const found = this.#match(what);
    return found === undefined ? this.refuse(right) : parts(found, false);
  }

  #takeHere(sign: string): boolean {
    if (!this.#text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  #match(what: RegExp): string | undefined {
    what.lastIndex = this.#at;
    const found = what.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }
}

/** A text apart at its asterisks. In quotation marks a backslash takes the meaning from the sign after it. */
function parts(text: string, hasEscapes: boolean): Operand {
  if (!hasEscapes) return text.split("*");
  const found: string[] = [""];
  for (const [piece, escaped] of text.matchAll(/\\(.)|[^\\]/gs)) {
    if (piece === "*") found.push("");
    else found[found.length - 1] += escaped ?? piece;
  }
  return found;
}
