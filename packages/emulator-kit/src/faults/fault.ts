/**
 * When the connection is lost: before the operation is handled, or after it. After it, the operation takes effect
 * although no response arrives.
 */
export type ResetMoment = "before" | "after";

/** Selects the requests that a fault affects. */
export interface FaultScope {
  /** The operation, or `*` for every request. */
  readonly operationId: string;
  /**
   * The document of the operation, such as `parcels@v1`. If absent, the fault affects operations with this name in all
   * documents. With the operation `*`, it affects every operation of the document.
   */
  readonly document?: string;
  /** Maximum number of requests that the fault affects. The default is unlimited. */
  readonly times?: number;
  /** Matching requests to skip before the fault takes effect. */
  readonly after?: number;
}

/** A failure in transit, independent of the service. The HTTP layer applies it. */
export interface TransportFault {
  /** The status of a response that replaces the operation's, from 200 to 599. The operation is not handled. */
  readonly status?: number;
  /**
   * The body for `status`: a string is sent as text, any other value as JSON. The default is the service's error body.
   */
  readonly body?: unknown;
  /** `Retry-After` for `status`: seconds, or the header value. */
  readonly retryAfter?: number | string;
  /** Delay of the response, in milliseconds of the emulator's clock. */
  readonly latencyMs?: number;
  /** The connection is lost without a response. */
  readonly reset?: ResetMoment;
  /** The connection is lost after this many bytes of the body. A body that is not longer arrives completely. */
  readonly truncate?: number;
  /** The body arrives completely, but is not valid JSON. */
  readonly malformed?: boolean;
  /** `Content-Type` of the response. */
  readonly contentType?: string;
}

/** A failure in the response itself. The service applies it to operations with pages or etags. */
export interface ServiceFault {
  /**
   * Requests for a page after the last page return the last page instead of an empty page. For lists with page numbers.
   */
  readonly clampPages?: boolean;
  /** Maximum number of items per page, regardless of the requested page size. For lists. */
  readonly pageSize?: number;
  /** The next page token of the response repeats the page token of the request. For lists with page tokens. */
  readonly repeatToken?: boolean;
  /** The etag of the request is treated as stale. For operations with an etag in the body. */
  readonly staleEtag?: boolean;
}

/** A member with an effect. */
export type FaultKind = keyof TransportFault | keyof ServiceFault;

/** The faults of a call that its handler must apply. */
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
  /** Requests that the fault affected. */
  readonly hits: number;
  /** Number of matching requests, including skipped ones. */
  readonly requests: number;
}

/** The faults of one request. */
export interface RequestFaults {
  /** The ids of its faults, in the order of their addition. */
  readonly ids: readonly string[];
  readonly transport: TransportFault;
  readonly service: ServiceFault;
  /**
   * Counts the faults that took effect. Must be called when there is a response. Until then, all faults of the request
   * count towards `times`, so concurrent requests cannot exceed it.
   *
   * @returns the ids of the faults that took effect
   */
  settle(effects: ReadonlySet<FaultKind>): readonly string[];
}

/** A problem with a member of a fault, and the valid values. */
export interface FaultProblem {
  /** The name of the member, such as `status`; empty if the problem concerns the fault as a whole. */
  readonly field: string;
  readonly problem: string;
}

/** A fault is invalid. Nothing was added. */
export class InvalidFaultError extends TypeError {
  override readonly name: string = "InvalidFaultError";
  readonly problems: readonly FaultProblem[];

  constructor(problems: readonly FaultProblem[]) {
    super(problems.map(problemSentence).join(" "));
    this.problems = problems;
  }
}

/** Returns a sentence such as `status must be a status from 200 to 599.` */
export function problemSentence({ field, problem }: FaultProblem): string {
  return `${field || "A fault"} ${problem}${problem.endsWith("?") ? "" : "."}`;
}
