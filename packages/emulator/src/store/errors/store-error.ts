/** What kind of refusal a {@link StoreError} is. */
export type StoreErrorCode =
  | "invalid-argument"
  | "invalid-cursor"
  | "unique-conflict"
  | "closed"
  | "unavailable";

/** Root of everything that a store throws by itself; what `work` throws goes through as it is. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreError";
    this.code = code;
  }
}
