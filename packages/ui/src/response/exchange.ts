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

/** Contract violations in an exchange. */
export interface ContractCheck {
  readonly request: readonly Violation[];
  readonly response: readonly Violation[];
  /** Parts of the request that the service ignores although the caller probably needs them. */
  readonly warnings: readonly RequestWarning[];
}

/** A response with the emulator's warnings and the result of its contract check. */
export interface Exchange {
  readonly response: ReceivedResponse;
  /** Parts of the request that the service ignored although the caller probably needs them. */
  readonly warnings: readonly RequestWarning[];
  /** `undefined` if the request matches no operation in a contract. */
  readonly check: ContractCheck | undefined;
}
