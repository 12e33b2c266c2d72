/**
 * The data that the page exchanges with the emulator at `/__emulator/`. The page does not import the emulator. Instead,
 * a test in the emulator checks that its types match the types in this file.
 */

import type { RequestWarning } from "@seamline/openapi/request-warning";
import type { Violation } from "@seamline/openapi/violation";

/** `GET /services` */
export interface PageServices {
  /** Version of the emulator. */
  readonly version?: string;
  /** URL of the operation documentation. Absent if it is not configured. */
  readonly docsUrl?: string;
  readonly journal: { readonly limit: number };
  /** Whether the state was created from the example seed. Absent if the emulator has no example. */
  readonly example?: "loaded" | "available";
  readonly services: readonly PageService[];
}

export interface PageService {
  /** For example `retention`. */
  readonly name: string;
  readonly title: string;
  /** For example `http://127.0.0.1:4010`. Absent if the emulator does not listen on ports. */
  readonly url?: string;
  /** The reason why requests to the service fail, if its store failed. */
  readonly problem?: string;
  readonly documents: readonly PageDocument[];
  /** Resource counts in the seed, by kind. */
  readonly seeded: readonly { readonly count: number; readonly one: string; readonly many: string }[];
  /** Shell commands for trying the service. */
  readonly examples: readonly string[];
  /** The callers in the seed. The default caller comes first. */
  readonly callers: readonly PageCaller[];
  /** Calls that together list all current root items. */
  readonly roots: readonly PageRoot[];
  /** The service's control routes under `/__emulator/<name>`. */
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
  /** The generated client. Absent if clients cannot use the document. */
  readonly client?: { readonly module: string; readonly factory: string } | { readonly definition: string };
}

export interface PageCaller {
  readonly name: string;
  /** Headers that authenticate a request as this caller. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface PageRoot {
  readonly document: string;
  readonly operationId: string;
  /** Values of the path parameters, or a single resource name that replaces all values. */
  readonly path: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Headers of the caller whose items are listed, if the list depends on the caller. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Label, for example `project demo`. */
  readonly label?: string;
}

/** An entry from `GET /requests?summary=true`, also sent in the `requests` event. */
export interface JournalSummary {
  readonly id: number;
  /** Time according to the emulator's clock, in milliseconds since 1970. */
  readonly at: number;
  readonly service: string;
  readonly document?: string;
  readonly operationId?: string;
  readonly method: string;
  readonly target: string;
  /** An account or the name of a key, but never a secret. */
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
  /** Values by lowercase name. Secrets are redacted. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: JournalBody;
}

/** `GET /requests/{id}` */
export interface JournalDetail extends Omit<JournalSummary, "problems" | "warnings"> {
  readonly warnings: readonly RequestWarning[];
  readonly request: JournalMessage;
  readonly response?: JournalMessage;
  /** Contract violations that were recorded while the request was handled. */
  readonly violations: ContractViolations;
  /** The result of checking the request and response. Absent if there is no operation or no response yet. */
  readonly check?: EntryCheck;
}

export interface EntryCheck extends ContractViolations {
  /** Warnings about ignored parts of the request. */
  readonly warnings: readonly RequestWarning[];
  /** The reasons why the request or the response could not be checked, as full sentences. */
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

/** A scheduled job, returned by `GET /clock/due`. */
export interface DueJob {
  readonly at: number;
  readonly service?: string;
  readonly kind: string;
  /** A description, if the service provides one. */
  readonly title?: string;
  /** The affected resource, by name or id. */
  readonly resource?: string;
  /** True for work that does not change any resource, such as stopping an idle process. */
  readonly isUpkeep?: boolean;
}

export interface DueJobs {
  readonly now: number;
  readonly jobs: readonly DueJob[];
  /** Number of other jobs that are not listed. */
  readonly more: number;
}

/** An entry from `GET /snapshots`. */
export interface SavedSnapshot {
  readonly name: string;
  /** Time according to the emulator's clock, in milliseconds since 1970. */
  readonly at: number;
}

/** A fault, and how many requests it has affected. */
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
    readonly decided: number;
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
  readonly isFilled: boolean;
  readonly coverageNote: string | false;
}

/** A line of output from user code, or from the emulator about this code. */
export interface LogLine {
  readonly service: string;
  /** Full name of the resource that contains the code. */
  readonly resource: string;
  readonly version: string;
  readonly stream: string;
  /** Time according to the emulator's clock, in milliseconds since 1970. */
  readonly time: number;
  readonly text: string;
}

/** Events sent by `GET /events`, by name. */
export interface LiveEvents {
  /**
   * Sent first, and again after the page has missed events. The page reloads all data unless the stream was resumed.
   */
  readonly hello: { readonly epoch: string; readonly lastRequest: number; readonly resumed: boolean };
  /** New requests, and updates to earlier requests that have received their responses. */
  readonly requests: { readonly entries: readonly JournalSummary[]; readonly missed?: number };
  readonly "requests-cleared": object;
  readonly clock: ClockNow & { readonly next?: DueJob };
  readonly faults: { readonly faults: readonly FaultNow[] };
  /** Sent when the state of a service changes. */
  readonly state: { readonly service: string; readonly collections: readonly string[] };
  /** Lines of output from user code. */
  readonly logs: { readonly lines: readonly LogLine[]; readonly missed?: number };
  readonly "snapshots-changed": object;
  /** Sent when the whole state is replaced by a reset, a seed or a snapshot. */
  readonly replaced: { readonly epoch: string };
}
