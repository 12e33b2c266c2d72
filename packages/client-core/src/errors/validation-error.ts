import { type ErrorContext, isKind, SeamlineError } from "./seamline-error.ts";

/** What is wrong with the data of an answer. */
export interface ValidationIssue {
  /** JSON pointer (RFC 6901) into the data; empty for the whole. */
  readonly path: string;
  /** In the words of the validator. */
  readonly message: string;
}

/** What was refused. */
export interface ValidationErrorDetails extends ErrorContext {
  readonly status: number;
  readonly issues: readonly ValidationIssue[];
}

/**
 * The service answered with a success whose data the operation's validator refuses.
 *
 * Credentials of the call that the validator repeats are replaced by `[redacted]`.
 */
export class ValidationError extends SeamlineError {
  /** HTTP status of the success. */
  declare readonly status: number;
  /** Everything that the validator has found. The message holds the first three. */
  declare readonly issues: readonly ValidationIssue[];

  constructor(message: string, details: ValidationErrorDetails) {
    super(message, details, "ValidationError");
  }
}

/** Whether `value` is a {@link ValidationError}, also one of another copy of this package. */
export function isValidationError(value: unknown): value is ValidationError {
  return isKind(value, "ValidationError");
}
