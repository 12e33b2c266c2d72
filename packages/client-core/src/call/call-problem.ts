import type { ErrorContext, SeamlineError } from "../errors/seamline-error.ts";

type ErrorClass = new (message: string, details: never) => SeamlineError;

/** A problem that is found by code without access to the call. It becomes an error when the call ends. */
export class CallProblem {
  readonly ErrorClass: ErrorClass;
  readonly problem: string;
  /** Members of the error. `cause` may contain credentials. */
  readonly details: ErrorContext;

  /** @param problem the message without the name of the operation */
  constructor(ErrorClass: ErrorClass, problem: string, details: ErrorContext & Record<string, unknown>) {
    this.ErrorClass = ErrorClass;
    this.problem = problem;
    this.details = details;
  }
}
