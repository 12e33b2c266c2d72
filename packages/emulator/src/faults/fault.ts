/**
 * When the connection is lost: before the operation is carried out, or after it, so that it has happened and nobody
 * was told.
 */
export type ResetMoment = "before" | "after";

/** Which requests a fault is for. */
export interface FaultScope {
  /** The operation, or `*` for every request. */
  readonly operationId: string;
  /**
   * The document whose operation is meant, such as `functions@v1`: where several have one of the same name, it is for
   * all of them unless given. With `*`, every operation of the document.
   */
  readonly document?: string;
  /** How many requests it takes effect on; all of them where it is not given. */
  readonly times?: number;
  /** How many matching requests it lets pass first. */
  readonly after?: number;
}

/** What goes wrong on the way of an answer, whatever the service says. The HTTP layer does it. */
export interface TransportFault {
  /** Answered instead of carrying out the operation, from 200 to 599. */
  readonly status?: number;
  /** Body of the answer with that status: text as it stands, any other value as JSON. The service's own otherwise. */
  readonly body?: unknown;
  /** `Retry-After` of the answer with that status: seconds, or the value of the header. */
  readonly retryAfter?: number | string;
  /** How long the answer is held back, in milliseconds of the emulator's clock. */
  readonly latencyMs?: number;
  /** The connection is lost without an answer. */
  readonly reset?: ResetMoment;
  /** The connection is lost after so many bytes of the body; a body that is no longer arrives whole. */
  readonly truncate?: number;
  /** The body arrives whole, but is no JSON. */
  readonly malformed?: boolean;
  /** `Content-Type` of the answer. */
  readonly contentType?: string;
}

/** What goes wrong in the answer itself. The service does it, where it has pages or etags. */
export interface ServiceFault {
  /** A page past the last one is answered with the last one, instead of an empty one. For lists with page numbers. */
  readonly clampPages?: boolean;
  /** No page holds more items, whatever the request asks for. For lists. */
  readonly pageSize?: number;
  /** The token of the next page is the one that the request came with. For lists with page tokens. */
  readonly repeatToken?: boolean;
  /** The etag of the request counts as stale. For operations whose body has an etag. */
  readonly staleEtag?: boolean;
}

/** A member of a fault that says what goes wrong. */
export type FaultKind = keyof TransportFault | keyof ServiceFault;

/** What is to go wrong in an answer, as the handler of a call sees it. */
export interface CallFaults extends ServiceFault {
  /** Told of each member that has changed the answer. */
  readonly onEffect?: (kind: keyof ServiceFault) => void;
}

/** Something that is to go wrong. */
export interface Fault extends FaultScope, TransportFault, ServiceFault {}

/** A fault as it is asked for. */
export interface FaultInput extends Omit<Fault, "reset"> {
  /** `true` means `after`. */
  readonly reset?: boolean | ResetMoment;
}

/** A fault, and what has become of it, as JSON. */
export interface FaultState extends Fault {
  readonly id: string;
  /** How many requests it took effect on. */
  readonly hits: number;
  /** How many matching requests it has seen, those included that it let pass. */
  readonly requests: number;
}

/** What is to happen to one request. */
export interface RequestFaults {
  /** The faults that happen to it, in the order in which they were added. */
  readonly ids: readonly string[];
  readonly transport: TransportFault;
  readonly service: ServiceFault;
  /**
   * Counts those that took effect, once the request is answered. Until then they count for `times` as if they did, so
   * that requests at the same time do not exceed it.
   *
   * @returns the ids of those that took effect
   */
  settle(effects: ReadonlySet<FaultKind>): readonly string[];
}

/** What is wrong with a member of a fault, and what would be right. */
export interface FaultProblem {
  /** `status`; empty where it is the fault as a whole. */
  readonly field: string;
  readonly problem: string;
}

/** A fault that cannot be injected. Nothing was added. */
export class InvalidFaultError extends TypeError {
  override readonly name: string = "InvalidFaultError";
  readonly problems: readonly FaultProblem[];

  constructor(problems: readonly FaultProblem[]) {
    super(problems.map(problemSentence).join(" "));
    this.problems = problems;
  }
}

/** `status must be a status from 200 to 599.` */
export function problemSentence({ field, problem }: FaultProblem): string {
  return `${field || "A fault"} ${problem}${problem.endsWith("?") ? "" : "."}`;
}
