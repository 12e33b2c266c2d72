import type { RequestWarning } from "@seamline/openapi/request-warning";
import type { Violation } from "@seamline/openapi/violation";

export interface ReceivedResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Blob;
  /** Time in milliseconds from the request to the last byte of the response. */
  readonly durationMs: number;
}

/** Contract violations of an exchange. */
export interface ContractCheck {
  readonly request: readonly Violation[];
  readonly response: readonly Violation[];
  /** Parts of the request that the service ignores, but that the caller probably intended. */
  readonly warnings: readonly RequestWarning[];
}

/** A response with the findings of the emulator. */
export interface Exchange {
  readonly response: ReceivedResponse;
  /** Parts of the request that the service ignored, but that the caller probably intended. */
  readonly warnings: readonly RequestWarning[];
  /** `undefined` if the request matched no operation of a contract. */
  readonly check: ContractCheck | undefined;
}
