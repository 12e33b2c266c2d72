/** The command line, or a file that it names, is not what it must be. The message is one line. */
export class UsageError extends Error {
  override readonly name: string = "UsageError";
}
