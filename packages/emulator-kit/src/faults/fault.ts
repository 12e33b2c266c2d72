/**
 * When the connection is closed: before the operation is handled, or afterwards. In the latter case, the operation
 * takes effect, but the client does not receive a response.
 */
export type ResetMoment = "before" | "after";

/** Selects the requests that a fault affects. */
export interface FaultScope {
  /** The operation, or `*` for every request. */
  readonly operationId: string;
  /**
   * The document that contains the operation, such as `parcels@v1`. If absent, the fault affects operations with this
   * name in all documents. If `operationId` is `*`, the fault affects all operations in the document.
   */
  readonly document?: string;
  /** Maximum number of requests affected by the fault. Unlimited by default. */
  readonly times?: number;
  /** Skips this many matching requests before the fault takes effect. */
  readonly after?: number;
}

/** A failure in transit, applied by the HTTP layer. It does not depend on the service. */
export interface TransportFault {
  /** Returns this status (200 to 599) without handling the operation. */
  readonly status?: number;
  /**
   * The body to send with `status`. A string is sent as plain text, any other value as JSON. The default is the
   * service's error body.
   */
  readonly body?: unknown;
  /** The `Retry-After` header to send with `status`: a number of seconds, or the header's value. */
  readonly retryAfter?: number | string;
  /** Delays the response by this many milliseconds, as measured by the emulator's clock. */
  readonly latencyMs?: number;
  /** Closes the connection without sending a response. */
  readonly reset?: ResetMoment;
  /** Closes the connection after this many bytes of the body. Has no effect on bodies up to this length. */
  readonly truncate?: number;
  /** Sends a complete body that is not valid JSON. */
  readonly malformed?: boolean;
  /** Replaces the `Content-Type` of the response. */
  readonly contentType?: string;
}

/** A failure in the content of the response. The service applies it to operations with pages or etags. */
export interface ServiceFault {
  /**
   * Returns the last page instead of an empty page if the requested page is past the end. Only for lists with page
   * numbers.
   */
  readonly clampPages?: boolean;
  /** Maximum number of items per page, regardless of the requested page size. Only for lists. */
  readonly pageSize?: number;
  /** Returns the request's page token as the next page token. Only for lists with page tokens. */
  readonly repeatToken?: boolean;
  /** Treats the request's etag as stale. Only for operations with an etag in the body. */
  readonly staleEtag?: boolean;
}

/** A member that has an effect on requests. */
export type FaultKind = keyof TransportFault | keyof ServiceFault;

/** Faults that the handler must apply itself. */
export interface CallFaults extends ServiceFault {
  /** Called with each member that changed the response. */
  readonly onEffect?: (kind: keyof ServiceFault) => void;
}

/** A validated fault. */
export interface Fault extends FaultScope, TransportFault, ServiceFault {}

/** The parameter of `faults.add`. */
export interface FaultInput extends Omit<Fault, "reset"> {
  /** `true` is the same as `after`. */
  readonly reset?: boolean | ResetMoment;
}

/** A fault and its counters, as JSON. */
export interface FaultState extends Fault {
  readonly id: string;
  /** Number of requests affected by the fault. */
  readonly hits: number;
  /** Number of matching requests, including those that were skipped. */
  readonly requests: number;
}

/** Faults that apply to one request. */
export interface RequestFaults {
  /** Ids of these faults in insertion order. */
  readonly ids: readonly string[];
  readonly transport: TransportFault;
  readonly service: ServiceFault;
  /**
   * Counts the faults that took effect. Must be called once the response is known. Until then, all selected faults
   * count towards `times`, so that concurrent requests cannot exceed it.
   *
   * @returns the ids of the faults that took effect
   */
  settle(effects: ReadonlySet<FaultKind>): readonly string[];
}

/** A problem with a fault's member, and the member's valid values. */
export interface FaultProblem {
  /** The name of the member, such as `status`. Empty if the problem concerns the fault as a whole. */
  readonly field: string;
  readonly problem: string;
}

/** Thrown for an invalid fault. No fault was added. */
export class InvalidFaultError extends TypeError {
  override readonly name: string = "InvalidFaultError";
  readonly problems: readonly FaultProblem[];

  constructor(problems: readonly FaultProblem[]) {
    super(problems.map(problemSentence).join(" "));
    this.problems = problems;
  }
}

/** Formats a sentence such as `status must be a status from 200 to 599.` */
export function problemSentence({ field, problem }: FaultProblem): string {
  return `${field || "A fault"} ${problem}${problem.endsWith("?") ? "" : "."}`;
}
