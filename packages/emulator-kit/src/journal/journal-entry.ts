import type { RequestWarning } from "@seamline/openapi/request-warning";
import type { Violation } from "@seamline/openapi/violation";

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
  /** The service that it came to: `parcels`, … */
  readonly service: string;
  /** The document of its operation, such as `parcels@v1`. */
  readonly document?: string;
  /** Absent if the request matches no operation. */
  readonly operationId?: string;
  readonly method: string;
  /** Path and query as they were sent, redacted. */
  readonly target: string;
  /** Who called: an account, or the place of a key in the seed; never a secret. Absent where nobody was authenticated. */
  readonly caller?: string;
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
  /** What the contract does not allow. The service has rejected a request with any of it. */
  readonly violations: ExchangeViolations;
}

/** What a request and its response have that their contract does not allow. */
export interface ExchangeViolations {
  readonly request: readonly Violation[];
  readonly response: readonly Violation[];
}

/** A request without its messages, as lists of many have it. */
export interface JournalSummary
  extends Pick<
    JournalEntry,
    | "id"
    | "at"
    | "service"
    | "document"
    | "operationId"
    | "method"
    | "target"
    | "caller"
    | "status"
    | "durationMs"
    | "faults"
  > {
  /** How many violations of the contract the request and the response have. */
  readonly problems: { readonly request: number; readonly response: number };
  /** How many things in the request the service ignored. */
  readonly warnings: number;
}

/** A request that has its response, as listeners get it. */
export interface HandledRequest
  extends Pick<
    JournalEntry,
    "document" | "faults" | "id" | "method" | "operationId" | "status" | "target" | "warnings"
  > {
  /** `parcels`, … */
  readonly service: string;
  /** The time from the request to its response, in milliseconds of the wall clock, which never stands still. */
  readonly elapsedMs: number;
  /** Makes the entry of the journal. Only the listener may call it, before it returns. */
  entry(): JournalEntry;
}

/** Selects the entries that match every member. */
export interface JournalFilter {
  /** A document such as `parcels@v1`. Without it, operations of the same name match in all documents. */
  readonly document?: string;
  readonly operationId?: string;
  readonly service?: string;
  readonly caller?: string;
  readonly method?: string;
  /** A status, or all of a class such as `4xx`. */
  readonly status?: number | StatusClass;
  /** Only requests after the one of this number. */
  readonly after?: number;
  /** Only requests before the one of this number. */
  readonly before?: number;
  /** How many at most: the last ones. */
  readonly limit?: number;
}

/** The statuses that begin with a digit (RFC 9110 section 15). */
export type StatusClass = `${1 | 2 | 3 | 4 | 5}xx`;
