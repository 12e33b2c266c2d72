import type { Violation } from "../contract/violation.ts";

/** What more a refusal says. */
export interface RefusalDetails {
  /** Why, in the service's own word: `FAILED_PRECONDITION`, `dnsZone.not_found`. The service's word for the status otherwise. */
  readonly reason?: string;
  /** The field or resource that it is about. */
  readonly field?: string;
  /** What of the contract was broken. */
  readonly violations?: readonly Violation[];
  /** When to come again, in milliseconds: `Retry-After`. */
  readonly retryAfterMs?: number;
  /** Methods that may be used, for the header `Allow`. */
  readonly allow?: readonly string[];
}

/** A request that a service does not carry out. The service turns it into an answer of its own shape. */
export class Refusal extends Error {
  override readonly name: string = "Refusal";
  readonly status: number;
  readonly details: RefusalDetails;

  /** @param problem what was wrong, and what would be right: shown to the caller */
  constructor(status: number, problem: string, details: RefusalDetails = {}) {
    super(problem);
    this.status = status;
    this.details = details;
  }
}
