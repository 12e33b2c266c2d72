/** A filter that cannot be read. The message says where, and what would be right. */
export class InvalidFilterError extends Error {
  override readonly name: string = "InvalidFilterError";
  /** Where, counted from 1. */
  readonly column: number;

  constructor(column: number, problem: string) {
    super(`${problem} (column ${column})`);
    this.column = column;
  }
}
