/** The syntax tree of a filter. `and` and `or` have at least two operands. */
export type FilterNode =
  | { readonly kind: "and" | "or"; readonly of: readonly FilterNode[] }
  | { readonly kind: "not"; readonly of: FilterNode }
  | {
      readonly kind: "comparison";
      readonly path: readonly string[];
      readonly comparator: Comparator;
      readonly operand: Operand;
    }
  /** A bare value, which is searched for in all fields. */
  | { readonly kind: "anywhere"; readonly operand: Operand };

export type Comparator = "=" | "!=" | "<" | "<=" | ">" | ">=" | ":";

/** Longer comparators come first, because some start with a shorter one. */
export const COMPARATORS: readonly Comparator[] = ["<=", ">=", "!=", "=", "<", ">", ":"];

/** A value to compare with, split at its asterisks. A value without asterisks has one part. */
export type Operand = readonly string[];

const MAX_DEPTH = 50;
const MAX_FILTER_LENGTH = 10_000;

/**
 * Parses a filter. {@link parseFilter} describes the syntax.
 *
 * @returns `undefined` for an empty filter
 * @throws InvalidFilterError
 */
export function parseSyntax(text: string): FilterNode | undefined {
  if (text.length > MAX_FILTER_LENGTH)
    throw new InvalidFilterError(
      MAX_FILTER_LENGTH + 1,
      `The filter has ${text.length} characters, but the maximum is ${MAX_FILTER_LENGTH}.`,
    );
  return new FilterParser(new FilterScanner(text)).parse();
}

class FilterParser {
  readonly #scanner: FilterScanner;
  #depth = 0;

  constructor(scanner: FilterScanner) {
    this.#scanner = scanner;
  }

  parse(): FilterNode | undefined {
    if (this.#scanner.isAtEnd()) return undefined;
    const node = this.#expression();
    return this.#scanner.isAtEnd() ? node : this.#scanner.fail("AND, OR or the end of the filter");
  }

  #expression(): FilterNode {
    const scanner = this.#scanner;
    const operands = [this.#factor()];
    while (scanner.takeKeyword("AND") || !(scanner.isAtEnd() || scanner.isAtSign(")")))
      operands.push(this.#factor());
    return group("and", operands);
  }

  #factor(): FilterNode {
    const operands = [this.#term()];
    while (this.#scanner.takeKeyword("OR")) operands.push(this.#term());
    return group("or", operands);
  }

  #term(): FilterNode {
    let isNegated = false;
    while (this.#scanner.takeKeyword("NOT") || this.#scanner.takeSign("-")) isNegated = !isNegated;
    const node = this.#scanner.isAtSign("(") ? this.#parenthesized() : this.#restriction();
    return isNegated ? { kind: "not", of: node } : node;
  }

  #parenthesized(): FilterNode {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH)
      throw new InvalidFilterError(
        this.#scanner.column,
        `Parentheses are nested more than ${MAX_DEPTH} levels deep.`,
      );
    this.#scanner.takeSign("(");
    const node = this.#expression();
    if (!this.#scanner.takeSign(")")) this.#scanner.fail('AND, OR or ")"');
    this.#depth -= 1;
    return node;
  }

  #restriction(): FilterNode {
    for (const word of ["AND", "OR"] as const)
      if (this.#scanner.isAtKeyword(word)) this.#scanner.fail(`a comparison before ${word}`);
    const { names, hasQuotation } = this.#scanner.readNames();
    const comparator = this.#scanner.takeComparator();
    if (comparator) {
      const path = names.map((parts) => parts.join("*"));
      return { kind: "comparison", path, comparator, operand: this.#scanner.readOperand() };
    }
    if (this.#scanner.isAtSign("(") && !hasQuotation)
      this.#scanner.fail("a comparator (filters do not support functions)");
    return { kind: "anywhere", operand: joinNames(names) };
  }
}

function group(kind: "and" | "or", of: readonly FilterNode[]): FilterNode {
  const [only] = of;
  return of.length === 1 && only ? only : { kind, of };
}

/** A bare value may contain dots, as in `example.com`. */
function joinNames(names: readonly Operand[]): Operand {
  return names.reduce((all, name) => [
    ...all.slice(0, -1),
    `${all[all.length - 1] ?? ""}.${name[0] ?? ""}`,
    ...name.slice(1),
  ]);
}

const SPACE = /\s*/y;
/** Fields must not contain comparators. Values can, so that times do not need quotation marks. */
const FIELD_NAME = /[^\s()"'=<>!:.,;&|]+/y;
const BARE_OPERAND = /[^\s()"'=<>!:,;&|][^\s()"',;]*/y;
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/sy;
const KEYWORD = /(?:AND|OR|NOT)(?=[\s()]|$)/y;

type Keyword = "AND" | "OR" | "NOT";

class FilterScanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The current position, starting at 1. */
  get column(): number {
    return this.#at + 1;
  }

  /** Returns whether only white space is left. */
  isAtEnd(): boolean {
    this.#match(SPACE);
    return this.#at >= this.#text.length;
  }

  /** Consumes a keyword if it is the next token. */
  takeKeyword(word: Keyword): boolean {
    if (!this.isAtKeyword(word)) return false;
    this.#at += word.length;
    return true;
  }

  isAtKeyword(word: Keyword): boolean {
    this.#match(SPACE);
    KEYWORD.lastIndex = this.#at;
    return KEYWORD.exec(this.#text)?.[0] === word;
  }

  /** Consumes a punctuation mark if it is next. */
  takeSign(sign: string): boolean {
    this.#match(SPACE);
    return this.#takeHere(sign);
  }

  isAtSign(sign: string): boolean {
    this.#match(SPACE);
    return this.#text.startsWith(sign, this.#at);
  }

  takeComparator(): Comparator | undefined {
    this.#match(SPACE);
    return COMPARATORS.find((comparator) => this.#takeHere(comparator));
  }

  /** Reads a field path or a bare value: names and quoted strings, separated by dots. */
  readNames(): { readonly names: readonly Operand[]; readonly hasQuotation: boolean } {
    const names: Operand[] = [];
    let hasQuotation = false;
    this.#match(SPACE);
    do {
      hasQuotation ||= /["']/.test(this.#text[this.#at] ?? "");
      names.push(this.#quoted() ?? this.#unquoted(FIELD_NAME, "a field or a quoted string"));
    } while (this.#takeHere("."));
    return { names, hasQuotation };
  }

  readOperand(): Operand {
    this.#match(SPACE);
    return (
      this.#quoted() ?? this.#unquoted(BARE_OPERAND, 'a value to compare with, such as true, 3 or "text"')
    );
  }

  /** @throws InvalidFilterError always */
  fail(expected: string): never {
    const found = this.isAtEnd()
      ? "the end of the filter"
      : JSON.stringify(this.#text.slice(this.#at, this.#at + 20));
    throw new InvalidFilterError(this.column, `Expected ${expected}, but found ${found}.`);
  }

  #quoted(): Operand | undefined {
    const mark = this.#text[this.#at];
    if (mark !== '"' && mark !== "'") return undefined;
    const start = this.column;
    const found = this.#match(QUOTED);
    if (found === undefined)
      throw new InvalidFilterError(start, `Missing ${mark} at the end of the quoted string.`);
    return splitAtAsterisks(found.slice(1, -1), true);
  }

  #unquoted(pattern: RegExp, expected: string): Operand {
    const found = this.#match(pattern);
    return found === undefined ? this.fail(expected) : splitAtAsterisks(found, false);
  }

  #takeHere(sign: string): boolean {
    if (!this.#text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }
}

/** Splits text at its asterisks. Within quotation marks, a backslash escapes the next character. */
function splitAtAsterisks(text: string, hasEscapes: boolean): Operand {
  if (!hasEscapes) return text.split("*");
  const found: string[] = [""];
  for (const [piece, escaped] of text.matchAll(/\\(.)|[^\\]/gs)) {
    if (piece === "*") found.push("");
    else found[found.length - 1] += escaped ?? piece;
  }
  return found;
}

/** Thrown for an invalid filter. The message contains the position and the expected token. */
export class InvalidFilterError extends Error {
  override readonly name: string = "InvalidFilterError";
  /** Position of the problem, starting at 1. */
  readonly column: number;

  constructor(column: number, problem: string) {
    super(`${problem} (column ${column})`);
    this.column = column;
  }
}
