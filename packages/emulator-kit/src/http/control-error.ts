import type { ServiceResponse } from "./service-response.ts";

/** A problem with a place in what was sent. */
export interface ControlProblem {
  readonly problem: string;
  readonly [place: string]: unknown;
}

/** The error of a control request. */
export class ControlError extends Error {
  override readonly name: string = "ControlError";
  readonly status: number;
  /** A word that identifies the error to programs. */
  readonly code: string;
  readonly problems: readonly ControlProblem[] | undefined;
  /** Methods that may be used instead. */
  readonly allow: readonly string[] | undefined;

  /** @param message what was wrong, and what would be right */
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

/** Header fields of control responses that have a body. */
export const JSON_HEADERS: ServiceResponse["headers"] = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
};

/** The response to a control request that fails. */
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
