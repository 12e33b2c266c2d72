/** The command line is invalid, or a file or a command that it names cannot be used. The message is one line. */
export class UsageError extends Error {
  override readonly name: string = "UsageError";
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * A seed file is invalid. The message has a line for each problem, in the form of compilers: file, line and column
 * first.
 */
export class SeedFileError extends Error {
  override readonly name: string = "SeedFileError";
}
