import type { ErrorContext, SeamlineError } from "../errors/seamline-error.ts";

type ErrorClass = new (message: string, details: never) => SeamlineError;

/** A problem found by code that has no access to the call. It becomes an error when the call ends. */
export class CallProblem {
  readonly ErrorClass: ErrorClass;
  readonly problem: string;
  /** Members of the error. `cause` may contain credentials. */
  readonly details: ErrorContext;

  /** @param problem the message without the operation name */
  constructor(ErrorClass: ErrorClass, problem: string, details: ErrorContext & Record<string, unknown>) {
    this.ErrorClass = ErrorClass;
    this.problem = problem;
    this.details = details;
  }
}
