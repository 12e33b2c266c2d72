/**
 * What the page reads from the emulator that serves it, and sends to it, over `/__emulator/`. The page imports nothing
 * of the emulator: a test of the emulator proves that its own types fit these.
 */

import type { RequestWarning } from "@seamline/openapi/request-warning";
import type { Violation } from "@seamline/openapi/violation";

/** `GET /services` */
export interface PageServices {
  /** Version of the emulator. */
  readonly version?: string;
  /** Where the documentation of the operations is; absent where the emulator was not told. */
  readonly docsUrl?: string;
  readonly journal: { readonly limit: number };
  readonly services: readonly PageService[];
}

export interface PageService {
  /** `retention` */
  readonly name: string;
  readonly title: string;
  /** `http://127.0.0.1:4010`; absent in a process without ports. */
  readonly url?: string;
  readonly documents: readonly PageDocument[];
  /** Who may call, as the seed has it; the default caller first. */
  readonly callers: readonly PageCaller[];
  /** The calls that together list all that there is at the top, as of now. */
  readonly roots: readonly PageRoot[];
  /** Control routes of the service, below `/__emulator/<name>`. */
  readonly controlRoutes: readonly {
    readonly method: string;
    readonly path: string;
    readonly summary: string;
  }[];
}

export interface PageDocument {
  /** `retention@v1` */
  readonly id: string;
  readonly title: string;
  readonly version: string;
}

export interface PageCaller {
  readonly name: string;
  /** The headers by which a request says that this caller sends it. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface PageRoot {
  readonly document: string;
  readonly operationId: string;
  /** By parameter of the path, or the one name that stands for all of them. */
  readonly path: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Of the caller whose items it lists, where not everybody's are. */
  readonly headers?: Readonly<Record<string, string>>;
  /** `project demo` */
  readonly label?: string;
}

/** `GET /requests?summary=true`, and the event `requests`. */
export interface JournalSummary {
  readonly id: number;
  /** Milliseconds since 1970 of the emulator's clock. */
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
  /** The ids of the faults that took effect. */
  readonly faults: readonly string[];
  /** How much of the request and of the response the contract does not allow. */
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
  /** Values by name in lower case; secret ones are redacted. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: JournalBody;
}

/** `GET /requests/{id}` */
export interface JournalDetail extends Omit<JournalSummary, "problems" | "warnings"> {
  readonly warnings: readonly RequestWarning[];
  readonly request: JournalMessage;
  readonly response?: JournalMessage;
  /** What the contract does not allow, as it was noted when the request was handled. */
  readonly violations: ContractViolations;
  /** The same of the request and the response as they were; absent where there is no operation, or no response yet. */
  readonly check?: EntryCheck;
}

export interface EntryCheck extends ContractViolations {
  /** What of the request the service ignores. */
  readonly warnings: readonly RequestWarning[];
  /** Why one of them could not be checked, in a sentence. */
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

/** `GET /clock/due`: what will happen once its time has come. */
export interface DueJob {
  readonly at: number;
  readonly service?: string;
  readonly kind: string;
  /** In words, where the service has some. */
  readonly title?: string;
  /** The name or id of what it is about. */
  readonly resource?: string;
}

export interface DueJobs {
  readonly now: number;
  readonly jobs: readonly DueJob[];
  /** How many there are beyond these. */
  readonly more: number;
}

/** A fault, and how often it took effect. */
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

/** A line that the code of a user wrote, or that the emulator wrote about it. */
export interface LogLine {
  readonly service: string;
  /** The full name of the resource whose code it is. */
  readonly resource: string;
  readonly version: string;
  readonly stream: string;
  /** Milliseconds since 1970 of the emulator's clock. */
  readonly time: number;
  readonly text: string;
}

/** The events of `GET /events`, by name, with their data. */
export interface LiveEvents {
  /** Comes first, and again whenever something was missed. Everything is read anew unless it was resumed. */
  readonly hello: { readonly epoch: string; readonly lastRequest: number; readonly resumed: boolean };
  /** New requests, and those that have got their response since. */
  readonly requests: { readonly entries: readonly JournalSummary[]; readonly missed?: number };
  readonly "requests-cleared": object;
  readonly clock: ClockNow & { readonly next?: DueJob };
  readonly faults: { readonly faults: readonly FaultNow[] };
  /** A service's state has changed. */
  readonly state: { readonly service: string; readonly collections: readonly string[] };
  /** Lines that the code of users wrote. */
  readonly logs: { readonly lines: readonly LogLine[]; readonly missed?: number };
  /** All state was replaced: by a reset, a seed or a snapshot. */
  readonly replaced: { readonly epoch: string };
}
