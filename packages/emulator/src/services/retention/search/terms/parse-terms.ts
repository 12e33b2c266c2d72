import type { TextField } from "../searchable-message.ts";
import { wordPatterns } from "../words.ts";
import { type TermToken, termTokens } from "./term-tokens.ts";
import type { Terms, Word } from "./terms.ts";
import { TermsSyntaxError } from "./terms-syntax-error.ts";

const MOST_PARENTHESES = 50;

/**
 * Reads search terms: words, `"phrases"`, `from:`, `to:` and `subject:` before a word, a phrase or a group, `OR`, `AND`
 * (or nothing) between, `NOT` or `-` before, parentheses, and `*` in a word for any letters. Letter case says nothing,
 * save for OR, AND and NOT. No other operator is known: `label:urgent` is a phrase of two words.
 *
 * @returns `undefined` for terms without a word
 * @throws TermsSyntaxError
 */
export function parseTerms(text: string): Terms | undefined {
  return new TermsParser(termTokens(text), text.trimEnd().length + 1).read();
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
    return group("any", branches);
  }

  #all(field: TextField): Terms | undefined {
    const branches = [this.#single(field)];
    while (this.#goesOn()) {
      this.#take("AND");
      branches.push(this.#single(field));
    }
    return group("all", branches);
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
    const words = wordPatterns(token.text).map(asWord);
    return words.length > 0 ? { kind: "phrase", field, words } : undefined;
  }

  #parenthesised(field: TextField): Terms | undefined {
    this.#depth += 1;
    if (this.#depth > MOST_PARENTHESES)
      throw new TermsSyntaxError(
        this.#column(),
        `Parentheses must not be nested deeper than ${MOST_PARENTHESES}.`,
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
function group(kind: "all" | "any", branches: readonly (Terms | undefined)[]): Terms | undefined {
  const of = branches.filter((each) => each !== undefined);
  return of.length > 1 ? { kind, of } : of[0];
}

function asWord(word: string): Word {
  return word.includes("*") ? word.split(/\*+/) : word;
}
