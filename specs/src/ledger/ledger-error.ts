/** A problem in a ledger, or in a run to be recorded. */
export interface LedgerProblem {
  /** Line in the ledger, starting at 1; undefined for a problem with the run. */
  readonly line?: number;
  /** The problem, its value and the fix. */
  readonly message: string;
}

/** Thrown if a ledger cannot be read or written. The message has one line per problem: `file:line: problem (fix)`. */
export class LedgerError extends Error {
  override readonly name: string = "LedgerError";
  /** Path of the ledger. */
  readonly file: string;
  readonly problems: readonly LedgerProblem[];

  constructor(file: string, problems: readonly LedgerProblem[]) {
    super(
      problems.map(({ line, message }) => `${[file, line ?? []].flat().join(":")}: ${message}`).join("\n"),
    );
    this.file = file;
    this.problems = problems;
  }
}
