import type { RequestWarning } from "@seamline/openapi/request-warning";

/** The beginning of a body. */
export interface RecordedBody {
  /** The length of the whole body in bytes. */
  readonly bytes: number;
  /** The text of the beginning, redacted; absent if it is not UTF-8. */
  readonly text?: string;
  /** That text as JSON, if it is an object or an array. */
  readonly json?: unknown;
  /** Whether the body was longer than the beginning that was recorded. */
  readonly isCut: boolean;
}

/** A request or a response, without secrets. */
export interface RecordedMessage {
  /** Values by name in lower case. Secret values are redacted. */
  readonly headers: Readonly<Record<string, string>>;
  /** Absent if there was no body, or if the emulator did not see it. */
  readonly body?: RecordedBody;
}

/** A request and its response, as JSON. */
export interface JournalEntry {
  /** The number of the request, from 1. */
  readonly id: number;
  /** When the request came, in milliseconds since 1970 of the emulator's clock. */
  readonly at: number;
  /** The document of its operation, such as `retention@v1`. */
  readonly document?: string;
  /** Absent if the request matches no operation. */
  readonly operationId?: string;
  readonly method: string;
  /** Path and query as they were sent, redacted. */
  readonly target: string;
  readonly request: RecordedMessage;
  /** Absent as long as there is no response, and if the connection was lost before it. */
  readonly status?: number;
  /** The time from the request to its response, in milliseconds of the emulator's clock. */
  readonly durationMs?: number;
  readonly response?: RecordedMessage;
  /** The ids of the faults that took effect on the request. */
  readonly faults: readonly string[];
  /** What the service ignored in the request, although it was probably meant to count; at most ten. */
  readonly warnings: readonly RequestWarning[];
}

/** A request that has its response, as listeners get it. */
export interface HandledRequest
  extends Pick<
    JournalEntry,
    "document" | "faults" | "id" | "method" | "operationId" | "status" | "target" | "warnings"
  > {
  /** `retention`, … */
  readonly service: string;
  /** The time from the request to its response, in milliseconds of the wall clock, which never stands still. */
  readonly elapsedMs: number;
  /** Makes the entry of the journal. Only the listener may call it, before it returns. */
  entry(): JournalEntry;
}

/** Selects the entries that match every member. */
export interface JournalFilter {
  /** A document such as `functions@v1`. Without it, operations of the same name match in all documents. */
  readonly document?: string;
  readonly operationId?: string;
  readonly method?: string;
  readonly status?: number;
}
