import type { RequestWarning } from "@seamline/openapi/request-warning";

/** A body, as far as it was kept. */
export interface KeptBody {
  /** How long the whole of it was, in bytes. */
  readonly bytes: number;
  /** The text of what was kept, redacted; none where it is no UTF-8. */
  readonly text?: string;
  /** That text as JSON, where it is an object or an array. */
  readonly json?: unknown;
  /** Whether it was longer than what is kept. */
  readonly isCut: boolean;
}

/** One side of an exchange, without secrets. */
export interface KeptMessage {
  /** By name in lower case; the values of those that hold secrets are redacted. */
  readonly headers: Readonly<Record<string, string>>;
  /** None where there was no body, or where it was not seen. */
  readonly body?: KeptBody;
}

/** A request and its answer, as JSON. */
export interface JournalEntry {
  /** Counts the requests, from 1. */
  readonly id: number;
  /** When it came, in milliseconds since 1970 of the emulator's clock. */
  readonly at: number;
  /** The document that its operation is of, such as `retention@v1`. */
  readonly document?: string;
  /** None where no operation is meant. */
  readonly operationId?: string;
  readonly method: string;
  /** Path and query as they were sent, redacted. */
  readonly target: string;
  readonly request: KeptMessage;
  /** None as long as there is no answer, and where the connection was lost before it. */
  readonly status?: number;
  /** From the request to its answer, in milliseconds of the emulator's clock. */
  readonly durationMs?: number;
  readonly response?: KeptMessage;
  /** Ids of the faults that happened to it. */
  readonly faults: readonly string[];
  /** What of it was ignored, and was probably meant to count; the first ten of it. */
  readonly warnings: readonly RequestWarning[];
}

/** Which entries are wanted: those that match everything that is given. */
export interface JournalFilter {
  /** `functions@v1`: where several documents have an operation of the same name, all of them match unless given. */
  readonly document?: string;
  readonly operationId?: string;
  readonly method?: string;
  readonly status?: number;
}
