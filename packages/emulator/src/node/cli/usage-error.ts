/**
 * The command line is invalid, or a file or a command that it names cannot be used. The message has a line for each
 * problem.
 */
export class UsageError extends Error {
  override readonly name: string = "UsageError";
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Collects the problems of a command line, so that one run reports all problems. */
export class UsageProblems {
  readonly #messages: string[];

  constructor(messages: readonly string[]) {
    this.#messages = [...messages];
  }

  /** Returns what the step returns; `undefined` if it throws a `UsageError`. */
  attempt<Result>(step: () => Result): Result | undefined {
    try {
      return step();
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.#messages.push(error.message);
      return undefined;
    }
  }

  /** @throws UsageError with every problem */
  throwIfAny(): void {
    if (this.#messages.length > 0) throw new UsageError(this.#messages.join("\n"));
  }
}

/**
 * A seed file is invalid. The message has a line for each problem, in the form of compilers: file, line and column
 * first.
 */
export class SeedFileError extends Error {
  override readonly name: string = "SeedFileError";
}
