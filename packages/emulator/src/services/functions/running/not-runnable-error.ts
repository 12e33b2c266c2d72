/** A function that cannot be run, or not now, or not here. */
export class NotRunnableError extends Error {
  override readonly name: string = "NotRunnableError";
}
