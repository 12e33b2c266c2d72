import type { ServiceResponse } from "./service-response.ts";

/** A problem with a part of the request. */
export interface ControlProblem {
  readonly problem: string;
  readonly [place: string]: unknown;
}

/** An error that a control route returns. */
export class ControlError extends Error {
  override readonly name: string = "ControlError";
  readonly status: number;
  /** A code that programs can use to identify the error. */
  readonly code: string;
  readonly problems: readonly ControlProblem[] | undefined;
  /** Allowed methods. */
  readonly allow: readonly string[] | undefined;

  /** @param message description of the problem and how to fix it */
  constructor(
    status: number,
    code: string,
    message: string,
    details: { readonly problems?: readonly ControlProblem[]; readonly allow?: readonly string[] } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.problems = details.problems;
    this.allow = details.allow;
  }
}

/** Headers of control responses that have a body. */
export const JSON_HEADERS: ServiceResponse["headers"] = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
};

/** Returns the response for a failed control request. */
export function controlErrorResponse({
  status,
  code,
  message,
  problems,
  allow,
}: ControlError): ServiceResponse {
  return {
    status,
    headers: allow ? { ...JSON_HEADERS, allow: allow.join(", ") } : JSON_HEADERS,
    body: JSON.stringify({ error: { status, code, message, ...(problems && { problems }) } }),
  };
}
