import { type ErrorContext, isKind, SeamlineError } from "./seamline-error.ts";

/** An argument or option is wrong. Nothing was sent. The message says what would be right. */
export class InvalidArgumentError extends SeamlineError {
  /** Which argument: `input.matterId`, `options.headers`, `baseUrl`. */
  readonly argument: string;

  constructor(argument: string, problem: string, context?: ErrorContext) {
    super(`${argument} ${problem}`, context, "InvalidArgumentError");
    this.argument = argument;
  }
}

/** Whether `value` is an {@link InvalidArgumentError}, also one of another copy of this package. */
export function isInvalidArgumentError(value: unknown): value is InvalidArgumentError {
  return isKind(value, "InvalidArgumentError");
}
