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
