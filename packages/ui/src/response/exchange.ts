import type { RequestWarning } from "@seamline/openapi/request-warning";
import type { Violation } from "@seamline/openapi/violation";

export interface ReceivedResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Blob;
  /** Milliseconds from the request to the last byte of the response. */
  readonly durationMs: number;
}

/** What the contract of an operation does not allow. */
export interface ContractCheck {
  readonly request: readonly Violation[];
  readonly response: readonly Violation[];
  /** What of the request is ignored, and was probably meant to count. */
  readonly warnings: readonly RequestWarning[];
}

/** What came of a request. */
export interface Exchange {
  readonly response: ReceivedResponse;
  /** What the service ignored, although it was probably meant to count. */
  readonly warnings: readonly RequestWarning[];
  /** `undefined` where the request was for no operation of a contract. */
  readonly check: ContractCheck | undefined;
}
