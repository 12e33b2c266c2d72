import { type ErrorContext, isKind, SeamlineError } from "../errors/seamline-error.ts";

/** What was to come, and what came: a digest in hexadecimal, or a number of bytes. */
export interface IntegrityErrorDetails extends ErrorContext {
  readonly expected: string;
  readonly actual: string;
}

/** What was downloaded is not what was announced. It was dropped, where the sink can. */
export class IntegrityError extends SeamlineError {
  /** `md5 9e107d9d…`, `1024 bytes` */
  declare readonly expected: string;
  declare readonly actual: string;

  constructor(message: string, details: IntegrityErrorDetails) {
    super(message, details, "IntegrityError");
  }
}

/** Whether `value` is an {@link IntegrityError}, also one of another copy of this package. */
export function isIntegrityError(value: unknown): value is IntegrityError {
  return isKind(value, "IntegrityError");
}
