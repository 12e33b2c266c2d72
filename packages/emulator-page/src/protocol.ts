/**
 * Data that the page reads from the emulator and sends to it, below `/__emulator/`. The page does not import the
 * emulator; a test of the emulator checks that its types match these.
 */

import type { RequestWarning } from "@seamline/openapi/request-warning";
import type { Violation } from "@seamline/openapi/violation";

/** `GET /services` */
export interface PageServices {
  /** Version of the emulator. */
  readonly version?: string;
  /** Address of the operation docs; absent if not configured. */
  readonly docsUrl?: string;
  readonly journal: { readonly limit: number };
  readonly services: readonly PageService[];
}

export interface PageService {
  /** For example `retention`. */
  readonly name: string;
  readonly title: string;
  /** For example `http://127.0.0.1:4010`; absent for an emulator without ports. */
  readonly url?: string;
  readonly documents: readonly PageDocument[];
  /** Callers from the seed, the default caller first. */
  readonly callers: readonly PageCaller[];
  /** Calls that together list all current root items. */
  readonly roots: readonly PageRoot[];
  /** Control routes of the service, below `/__emulator/<name>`. */
  readonly controlRoutes: readonly {
    readonly method: string;
    readonly path: string;
    readonly summary: string;
  }[];
}

export interface PageDocument {
  /** For example `retention@v1`. */
  readonly id: string;
  readonly title: string;
  readonly version: string;
}

export interface PageCaller {
  readonly name: string;
  /** Headers that authenticate a request as this caller. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface PageRoot {
  readonly document: string;
  readonly operationId: string;
  /** Values by path parameter, or by the resource name that replaces all of them. */
  readonly path: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Headers of the caller whose items are listed, if lists depend on the caller. */
  readonly headers?: Readonly<Record<string, string>>;
  /** For example `project demo`. */
  readonly label?: string;
}

/** `GET /requests?summary=true`, and the event `requests`. */
export interface JournalSummary {
  readonly id: number;
  /** Time of the emulator's clock, in milliseconds since 1970. */
  readonly at: number;
  readonly service: string;
  readonly document?: string;
  readonly operationId?: string;
  readonly method: string;
  readonly target: string;
  /** An account or the name of a key, never a secret. */
  readonly caller?: string;
  readonly status?: number;
  readonly durationMs?: number;
  /** Ids of the faults that affected the request. */
  readonly faults: readonly string[];
  /** Number of contract violations in the request and in the response. */
  readonly problems: { readonly request: number; readonly response: number };
  readonly warnings: number;
}

export interface JournalBody {
  readonly bytes: number;
  readonly text?: string;
  readonly json?: unknown;
  readonly isCut: boolean;
}

export interface JournalMessage {
  /** Values by lower-case name; secrets are redacted. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: JournalBody;
}

/** `GET /requests/{id}` */
export interface JournalDetail extends Omit<JournalSummary, "problems" | "warnings"> {
  readonly warnings: readonly RequestWarning[];
  readonly request: JournalMessage;
  readonly response?: JournalMessage;
  /** Contract violations recorded when the request was handled. */
  readonly violations: ContractViolations;
  /** Full check of the request and response; absent without an operation, or before the response. */
  readonly check?: EntryCheck;
}

export interface EntryCheck extends ContractViolations {
  /** Ignored parts of the request. */
  readonly warnings: readonly RequestWarning[];
  /** Reasons why the request or the response could not be checked, as sentences. */
  readonly unchecked?: { readonly request?: string; readonly response?: string };
}

export interface ContractViolations {
  readonly request: readonly Violation[];
  readonly response: readonly Violation[];
}

/** `GET /clock` */
export interface ClockNow {
  readonly now: number;
  readonly mode: "system" | "manual";
  readonly scheduled: number;
  readonly sleeping: number;
}

/** `GET /clock/due`: a scheduled job. */
export interface DueJob {
  readonly at: number;
  readonly service?: string;
  readonly kind: string;
  /** Description, if the service provides one. */
  readonly title?: string;
  /** Name or id of the affected resource. */
  readonly resource?: string;
}

export interface DueJobs {
  readonly now: number;
  readonly jobs: readonly DueJob[];
  /** Number of further jobs. */
  readonly more: number;
}

/** A fault and its hit counts. */
export interface FaultNow {
  readonly id: string;
  readonly operationId: string;
  readonly document?: string;
  readonly hits: number;
  readonly requests: number;
  readonly times?: number;
  readonly after?: number;
  readonly [effect: string]: unknown;
}

/** `GET /coverage` */
export interface Coverage {
  readonly totals: {
    readonly operations: number;
    readonly implemented: number;
    readonly extensionPoints: number;
    readonly filled: number;
  };
  readonly operations: readonly CoveredOperation[];
  readonly extensionPoints: readonly CoveredPoint[];
}

export interface CoveredOperation {
  readonly document?: string;
  readonly operationId: string;
  readonly success: boolean;
  readonly error: boolean;
  readonly statuses: Readonly<Record<string, number>>;
  readonly isHandled: boolean;
}

export interface CoveredPoint {
  readonly document: string;
  readonly id: string;
  readonly area: string;
  readonly isFilledByReference: boolean;
  readonly coverageNote: string | false;
}

/** A line of output from user code, or from the emulator about it. */
export interface LogLine {
  readonly service: string;
  /** Full name of the resource that contains the code. */
  readonly resource: string;
  readonly version: string;
  readonly stream: string;
  /** Time of the emulator's clock, in milliseconds since 1970. */
  readonly time: number;
  readonly text: string;
}

/** The events of `GET /events` by name. */
export interface LiveEvents {
  /** First event, also sent after missed events. Unless resumed, the page reloads all data. */
  readonly hello: { readonly epoch: string; readonly lastRequest: number; readonly resumed: boolean };
  /** New requests, and updates of earlier requests with their responses. */
  readonly requests: { readonly entries: readonly JournalSummary[]; readonly missed?: number };
  readonly "requests-cleared": object;
  readonly clock: ClockNow & { readonly next?: DueJob };
  readonly faults: { readonly faults: readonly FaultNow[] };
  /** The state of a service changed. */
  readonly state: { readonly service: string; readonly collections: readonly string[] };
  /** Lines of output from user code. */
  readonly logs: { readonly lines: readonly LogLine[]; readonly missed?: number };
  /** The whole state was replaced by a reset, a seed or a snapshot. */
  readonly replaced: { readonly epoch: string };
}
