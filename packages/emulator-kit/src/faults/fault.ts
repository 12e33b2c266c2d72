/**
 * When the connection is lost: before the operation is handled, or after it, so that it takes effect without a
 * response.
 */
export type ResetMoment = "before" | "after";

/** Which requests a fault is for. */
export interface FaultScope {
  /** The operation, or `*` for every request. */
  readonly operationId: string;
  /**
   * The document of the operation, such as `parcels@v1`. Without it, operations of the same name are meant in all
   * documents. With the operation `*`, every operation of the document is meant.
   */
  readonly document?: string;
  /** How many requests the fault takes effect on. Without it, that is all of them. */
  readonly times?: number;
  /** How many matching requests pass before the fault takes effect. */
  readonly after?: number;
}

/** What goes wrong with the response on its way, whatever the service does. The HTTP layer applies it. */
export interface TransportFault {
  /** The status of the response that is sent instead of handling the operation, from 200 to 599. */
  readonly status?: number;
  /**
   * The body of the response with that status: a string as text, any other value as JSON. The default is the service's
   * own.
   */
  readonly body?: unknown;
  /** `Retry-After` of the response with that status: seconds, or the value of the header. */
  readonly retryAfter?: number | string;
  /** How long the response is delayed, in milliseconds of the emulator's clock. */
  readonly latencyMs?: number;
  /** The connection is lost without a response. */
  readonly reset?: ResetMoment;
  /** The connection is lost after so many bytes of the body. A body that is not longer arrives whole. */
  readonly truncate?: number;
  /** The body arrives whole, but is not valid JSON. */
  readonly malformed?: boolean;
  /** `Content-Type` of the response. */
  readonly contentType?: string;
}

/** What goes wrong in the response itself. The service applies it, where it has pages or etags. */
export interface ServiceFault {
  /**
   * The response for a page past the last one is the last one, instead of an empty one. For lists with page numbers.
   */
  readonly clampPages?: boolean;
  /** No page has more items, whatever the request asks for. For lists. */
  readonly pageSize?: number;
  /** The token of the next page is the one that the request came with. For lists with page tokens. */
  readonly repeatToken?: boolean;
  /** The etag of the request counts as stale. For operations whose body has an etag. */
  readonly staleEtag?: boolean;
}

/** The name of a member that says what goes wrong. */
export type FaultKind = keyof TransportFault | keyof ServiceFault;

/** What goes wrong in a response, as the handler of a call sees it. */
export interface CallFaults extends ServiceFault {
  /** Is called with each member that has changed the response. */
  readonly onEffect?: (kind: keyof ServiceFault) => void;
}

/** A fault, as it was read and validated. */
export interface Fault extends FaultScope, TransportFault, ServiceFault {}

/** A fault, as it is passed to `faults.add`. */
export interface FaultInput extends Omit<Fault, "reset"> {
  /** `true` means `after`. */
  readonly reset?: boolean | ResetMoment;
}

/** A fault and how often it took effect, as JSON. */
export interface FaultState extends Fault {
  readonly id: string;
  /** How many requests the fault took effect on. */
  readonly hits: number;
  /** How many matching requests have come, including those that passed. */
  readonly requests: number;
}

/** The faults of one request. */
export interface RequestFaults {
  /** The ids of its faults, in the order in which they were added. */
  readonly ids: readonly string[];
  readonly transport: TransportFault;
  readonly service: ServiceFault;
  /**
   * Counts the faults that took effect, once there is a response. Until then all of them count towards `times`, so that
   * requests at the same time do not exceed it.
   *
   * @returns the ids of the faults that took effect
   */
  settle(effects: ReadonlySet<FaultKind>): readonly string[];
}

/** A problem with a member of a fault. It says what would be valid. */
export interface FaultProblem {
  /** The name of the member, such as `status`; empty if the problem is the fault as a whole. */
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
