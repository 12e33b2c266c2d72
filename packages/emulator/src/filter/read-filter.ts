import type { FilterNode, Operand } from "./filter-node.ts";
import { FilterScanner } from "./filter-scanner.ts";
import { InvalidFilterError } from "./invalid-filter-error.ts";

const MOST_PARENTHESES = 50;
const LONGEST_FILTER = 10_000;

/**
 * Reads a filter; {@link parseFilter} says how it is written.
 *
 * @returns `undefined` for a filter that is empty
 * @throws InvalidFilterError
 */
export function readFilter(text: string): FilterNode | undefined {
  if (text.length > LONGEST_FILTER)
    throw new InvalidFilterError(
      LONGEST_FILTER + 1,
      `A filter must have at most ${LONGEST_FILTER} characters, and has ${text.length}.`,
    );
  return new FilterReader(new FilterScanner(text)).read();
}

class FilterReader {
  readonly #scanner: FilterScanner;
  #depth = 0;

  constructor(scanner: FilterScanner) {
    this.#scanner = scanner;
  }

  read(): FilterNode | undefined {
    if (this.#scanner.isAtEnd()) return undefined;
    const node = this.#expression();
    return this.#scanner.isAtEnd() ? node : this.#scanner.refuse("AND, OR or the end of the filter");
  }

  #expression(): FilterNode {
    const operands = [this.#factor()];
    while (this.#scanner.takeKeyword("AND") || !this.#isAtEndOfExpression()) operands.push(this.#factor());
    return group("and", operands);
  }

  #isAtEndOfExpression(): boolean {
    return this.#scanner.isAtEnd() || this.#scanner.isAtSign(")");
  }

  #factor(): FilterNode {
    const operands = [this.#term()];
    while (this.#scanner.takeKeyword("OR")) operands.push(this.#term());
    return group("or", operands);
  }

  #term(): FilterNode {
    let isNegated = false;
    while (this.#scanner.takeKeyword("NOT") || this.#scanner.takeSign("-")) isNegated = !isNegated;
    const node = this.#scanner.isAtSign("(") ? this.#parenthesised() : this.#restriction();
    return isNegated ? { kind: "not", of: node } : node;
  }

  #parenthesised(): FilterNode {
    this.#depth += 1;
    if (this.#depth > MOST_PARENTHESES)
      throw new InvalidFilterError(
        this.#scanner.column,
        `Parentheses must not be nested deeper than ${MOST_PARENTHESES}.`,
      );
    this.#scanner.takeSign("(");
    const node = this.#expression();
    if (!this.#scanner.takeSign(")")) this.#scanner.refuse("AND, OR or a )");
    this.#depth -= 1;
    return node;
  }

  #restriction(): FilterNode {
    for (const word of ["AND", "OR"] as const)
      if (this.#scanner.isAtKeyword(word)) this.#scanner.refuse(`a comparison before ${word}`);
    const { names, hasQuotation } = this.#scanner.readNames();
    const comparator = this.#scanner.takeComparator();
    if (comparator) {
      const path = names.map((parts) => parts.join("*"));
      return { kind: "comparison", path, comparator, operand: this.#scanner.readOperand() };
    }
    if (this.#scanner.isAtSign("(") && !hasQuotation)
      this.#scanner.refuse("a comparator, since filters have no functions,");
    return { kind: "anywhere", operand: joined(names) };
  }
}

function group(kind: "and" | "or", of: readonly FilterNode[]): FilterNode {
  const [only] = of;
  return of.length === 1 && only ? only : { kind, of };
}

/** A text that stands alone may hold dots: `example.com`. */
function joined(names: readonly Operand[]): Operand {
  return names.reduce((all, name) => [
    ...all.slice(0, -1),
    `${all[all.length - 1] ?? ""}.${name[0] ?? ""}`,
    ...name.slice(1),
  ]);
}
