import { NO_WARNINGS, type RequestWarning } from "../contract/request-warning.ts";
import type { HeldBodies, HeldBody } from "./held-bodies.ts";
import type { JournalEntry } from "./journal-entry.ts";
import { redactedText } from "./redacted.ts";
import { type SeenHeaders, type SeenMessage, shownMessage } from "./seen-message.ts";

/** A request as it came. */
export interface SeenRequest extends SeenMessage, Pick<JournalEntry, "document" | "operationId" | "method"> {
  /** Path and query, as they were sent. */
  readonly target: string;
}

/** What became of a request. */
export interface SeenAnswer extends Partial<SeenMessage> {
  /** None where the connection was lost before the answer. */
  readonly status?: number;
  /** Ids of the faults that happened to it. */
  readonly faults?: readonly string[];
  /** What of the request was ignored. */
  readonly warnings?: readonly RequestWarning[];
}

const NONE: readonly string[] = [];
const NO_HEADERS: SeenHeaders = {};

/**
 * A request and its answer, as they came. All in one object, and nothing copied that does not change: every request
 * leaves one behind, which the garbage collector has to carry along until the journal lets go of it.
 */
export class KeptExchange {
  readonly id: number;
  readonly at: number;
  readonly document: string | undefined;
  readonly operationId: string | undefined;
  readonly method: string;
  readonly target: string;
  readonly #headers: SeenHeaders;
  readonly #body: HeldBody | undefined;
  #answeredAt: number | undefined;
  status: number | undefined;
  #faults: readonly string[] = NONE;
  #warnings: readonly RequestWarning[] = NO_WARNINGS;
  #answerHeaders: SeenHeaders = NO_HEADERS;
  #answerBody: HeldBody | undefined;

  constructor(id: number, at: number, request: SeenRequest, bodies: HeldBodies) {
    this.id = id;
    this.at = at;
    this.document = request.document;
    this.operationId = request.operationId;
    this.method = request.method;
    this.target = request.target;
    this.#headers = request.headers;
    this.#body = bodies.hold(request);
    this.#answeredAt = undefined;
    this.status = undefined;
    this.#answerBody = undefined;
  }

  get isAnswered(): boolean {
    return this.#answeredAt !== undefined;
  }

  answer(at: number, answer: SeenAnswer, bodies: HeldBodies): void {
    this.#answeredAt = at;
    this.status = answer.status;
    this.#faults = answer.faults ?? NONE;
    this.#warnings = answer.warnings ?? NO_WARNINGS;
    this.#answerHeaders = answer.headers ?? NO_HEADERS;
    this.#answerBody = bodies.hold(answer);
  }

  /** Nobody may look at it any more. */
  letGo(bodies: HeldBodies): void {
    bodies.letGo(this.#body);
    bodies.letGo(this.#answerBody);
  }

  /** As JSON has it: without members that are undefined. */
  shown(): JournalEntry {
    const { id, at, document, operationId, method, target, status } = this;
    return {
      id,
      at,
      ...(document !== undefined && { document }),
      ...(operationId !== undefined && { operationId }),
      method,
      target: redactedText(target),
      request: shownMessage(this.#headers, this.#body),
      ...(status !== undefined && { status }),
      ...(this.#answeredAt !== undefined && {
        durationMs: this.#answeredAt - at,
        response: shownMessage(this.#answerHeaders, this.#answerBody),
      }),
      faults: [...this.#faults],
      warnings: [...this.#warnings],
    };
  }
}
