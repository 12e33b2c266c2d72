import type { RequestWarning } from "@seamline/openapi/request-warning";
import type { Violation } from "@seamline/openapi/violation";

/** The recorded beginning of a body. */
export interface RecordedBody {
  /** Length of the whole body in bytes. */
  readonly bytes: number;
  /** The beginning of the body as redacted text. Absent if the body is not valid UTF-8. */
  readonly text?: string;
  /** The parsed text, if it is a JSON object or array. */
  readonly json?: unknown;
  /** True if only the beginning of the body was recorded. */
  readonly isCut: boolean;
}

/** A request or response whose secrets have been removed. */
export interface RecordedMessage {
  /** Values by lowercase name. Secrets are redacted. */
  readonly headers: Readonly<Record<string, string>>;
  /** Absent if the body is empty or could not be recorded. */
  readonly body?: RecordedBody;
}

/** A request and its response as JSON. */
export interface JournalEntry {
  /** The number of the request, starting at 1. */
  readonly id: number;
  /** When the request arrived, in milliseconds since 1970 according to the emulator's clock. */
  readonly at: number;
  /** The service that received the request, such as `parcels`. */
  readonly service: string;
  /** Id of the document that contains the operation, such as `parcels@v1`. */
  readonly document?: string;
  /** Absent if the request does not match an operation. */
  readonly operationId?: string;
  readonly method: string;
  /** Path and query, redacted and not decoded. */
  readonly target: string;
  /**
   * The caller: an account, or the position of a key in the seed, but never a secret. Absent if the request was not
   * authenticated.
   */
  readonly caller?: string;
  readonly request: RecordedMessage;
  /** Absent while the request is in progress, or if the connection was lost before the response. */
  readonly status?: number;
  /** Time until the response, in milliseconds, as measured by the emulator's clock. */
  readonly durationMs?: number;
  readonly response?: RecordedMessage;
  /** Ids of the faults that affected the request. */
  readonly faults: readonly string[];
  /** Warnings about parts of the request that were ignored but probably intended to have an effect. At most ten. */
  readonly warnings: readonly RequestWarning[];
  /** Contract violations. If the request has violations, the service has rejected it. */
  readonly violations: ExchangeViolations;
}

/** Contract violations in a request and its response. */
export interface ExchangeViolations {
  readonly request: readonly Violation[];
  readonly response: readonly Violation[];
}

/** A request without headers and bodies, for lists. */
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
  /** Number of contract violations in the request and in the response. */
  readonly problems: { readonly request: number; readonly response: number };
  /** Number of warnings about ignored parts of the request. */
  readonly warnings: number;
}

/** A request with its response, for listeners. */
export interface HandledRequest
  extends Pick<
    JournalEntry,
    "document" | "faults" | "id" | "method" | "operationId" | "status" | "target" | "warnings"
  > {
  /** `parcels`, … */
  readonly service: string;
  /** Time until the response, in milliseconds, as measured by the wall clock, which never stops. */
  readonly elapsedMs: number;
  /** Returns the journal entry. Must be called before the listener returns. */
  entry(): JournalEntry;
}

/** Selects the entries that match all members. */
export interface JournalFilter {
  /** Id of a document, such as `parcels@v1`. If absent, operations with the same name match in every document. */
  readonly document?: string;
  readonly operationId?: string;
  readonly service?: string;
  readonly caller?: string;
  readonly method?: string;
  /** A status, or a class such as `4xx`. */
  readonly status?: number | StatusClass;
  /** Only requests with a higher number. */
  readonly after?: number;
  /** Only requests with a lower number. */
  readonly before?: number;
  /** Maximum number of requests to return. The latest ones are returned. */
  readonly limit?: number;
}

/** A class of statuses that have the same first digit (RFC 9110 section 15). */
export type StatusClass = `${1 | 2 | 3 | 4 | 5}xx`;
