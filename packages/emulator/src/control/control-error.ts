import type { ServiceResponse } from "../pipeline/service-response.ts";

/** A problem with a place in what was sent. */
export interface ControlProblem {
  readonly problem: string;
  readonly [place: string]: unknown;
}

/** Why a control request is refused. */
export class ControlError extends Error {
  override readonly name: string = "ControlError";
  readonly status: number;
  /** A word for programs. */
  readonly code: string;
  readonly problems: readonly ControlProblem[] | undefined;
  /** Methods that may be used instead. */
  readonly allow: readonly string[] | undefined;

  /** @param message what was wrong, and what would be right */
  constructor(
    status: number,
    code: string,
    message: string,
    more: { readonly problems?: readonly ControlProblem[]; readonly allow?: readonly string[] } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.problems = more.problems;
    this.allow = more.allow;
  }
}

/** Header fields of answers of the control surface that have a body. */
export const JSON_HEADERS: ServiceResponse["headers"] = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
};

/** What a control request that is refused is answered. */
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
