/** A source that cannot be had. The message says what is missing, and what would be right: shown to the caller. */
export class SourceError extends Error {
  override readonly name: string = "SourceError";
}
