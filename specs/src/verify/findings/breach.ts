import type { Received } from "../traffic/call.ts";

/** Name of a check, as used in reports and in files of known differences. */
export type RuleName =
  | "connection"
  | "status"
  | "header"
  | "media-type"
  | "body"
  | "closed-schema"
  | "error-body"
  | "server-error"
  | "valid-request"
  | "invalid-request"
  | "missing-item"
  | "credentials"
  | "pagination"
  | "created-item"
  | "updated-item"
  | "deleted-item"
  | "idempotency"
  | "long-running"
  | "state-transition"
  | "workflow";

/** A contradiction between a response and the contract. */
export interface Breach {
  readonly rule: RuleName;
  readonly operationId: string;
  /** JSON pointer into the bundle: the statement that the response contradicts. */
  readonly pointer: string;
  /** JSON pointer into the response body, if the breach concerns a part of it. */
  readonly at?: string;
  readonly expected: string;
  readonly got: string;
  /** Requests that lead to the breach, in order, with their responses. The last response contradicts the contract. */
  readonly responses: readonly Received[];
}
