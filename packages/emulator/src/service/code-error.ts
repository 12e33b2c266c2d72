/** What went wrong with code of a user. */
export type CodeProblem =
  /** The archive is none, or holds what is refused. */
  | "archive"
  /** `package.json` cannot be read, or what it depends on cannot be installed. */
  | "package"
  /** There is no module to load, or nothing in it of the name of the entry point. */
  | "entry-point"
  /** Loading it fails, such as by a mistake in its syntax. */
  | "load"
  | "start-timeout"
  /** A call took longer than it may. */
  | "timeout"
  /** It used more memory than it may. */
  | "memory"
  /** It ended while it was to answer. */
  | "crashed"
  /** The answer is longer than it may be. */
  | "answer-too-large";

/** Code of a user that cannot be deployed, or failed to answer. The emulator is as it was. */
export class CodeError extends Error {
  override readonly name: string = "CodeError";
  readonly problem: CodeProblem;
  /** What the code wrote last, for people. */
  readonly output: string;

  /** @param message what was wrong, where, and what would be right: shown to the caller */
  constructor(problem: CodeProblem, message: string, output = "") {
    super(message);
    this.problem = problem;
    this.output = output;
  }
}
