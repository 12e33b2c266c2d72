import { NO_WARNINGS, type RequestWarning } from "@seamline/openapi/request-warning";
import { fieldsOf, type ServiceResponse } from "../pipeline/service-response.ts";
import type { JournalEntry, KeptBody, KeptMessage } from "./journal-entry.ts";
import { redactHeaders, redactText } from "./redaction.ts";

/** A request as it came. */
export interface ReceivedRequest
  extends ExchangeMessage,
    Pick<JournalEntry, "document" | "operationId" | "method"> {
  /** Path and query, as they were sent. */
  readonly target: string;
}

/** What became of a request. */
export interface SentResponse extends Partial<ExchangeMessage> {
  /** None where the connection was lost before the answer. */
  readonly status?: number;
  /** Ids of the faults that happened to it. */
  readonly faults?: readonly string[];
  /** What of the request was ignored. */
  readonly warnings?: readonly RequestWarning[];
}

const NO_FAULTS: readonly string[] = [];
const NO_HEADERS: MessageHeaders = {};

/**
 * A request and its answer, as they came. All in one object, and nothing copied that does not change: every request
 * leaves one behind, which the garbage collector has to carry along until the journal lets go of it.
 */
export class RecordedExchange {
  readonly id: number;
  readonly at: number;
  readonly document: string | undefined;
  readonly operationId: string | undefined;
  readonly method: string;
  readonly target: string;
  readonly #headers: MessageHeaders;
  readonly #body: BufferedBody | undefined;
  #answeredAt: number | undefined;
  status: number | undefined;
  #faults: readonly string[] = NO_FAULTS;
  #warnings: readonly RequestWarning[] = NO_WARNINGS;
  #responseHeaders: MessageHeaders = NO_HEADERS;
  #responseBody: BufferedBody | undefined;

  constructor(id: number, at: number, request: ReceivedRequest, bodies: BodyBuffers) {
    this.id = id;
    this.at = at;
    this.document = request.document;
    this.operationId = request.operationId;
    this.method = request.method;
    this.target = request.target;
    this.#headers = request.headers;
    this.#body = bodies.keep(request);
    this.#answeredAt = undefined;
    this.status = undefined;
    this.#responseBody = undefined;
  }

  get isAnswered(): boolean {
    return this.#answeredAt !== undefined;
  }

  recordResponse(at: number, answer: SentResponse, bodies: BodyBuffers): void {
    this.#answeredAt = at;
    this.status = answer.status;
    this.#faults = answer.faults ?? NO_FAULTS;
    this.#warnings = answer.warnings ?? NO_WARNINGS;
    this.#responseHeaders = answer.headers ?? NO_HEADERS;
    this.#responseBody = bodies.keep(answer);
  }

  /** Nobody may look at it any more. */
  letGo(bodies: BodyBuffers): void {
    bodies.recycle(this.#body);
    bodies.recycle(this.#responseBody);
  }

  /** As JSON has it: without members that are undefined. */
  toEntry(): JournalEntry {
    const { id, at, document, operationId, method, target, status } = this;
    return {
      id,
      at,
      ...(document !== undefined && { document }),
      ...(operationId !== undefined && { operationId }),
      method,
      target: redactText(target),
      request: messageForJournal(this.#headers, this.#body),
      ...(status !== undefined && { status }),
      ...(this.#answeredAt !== undefined && {
        durationMs: this.#answeredAt - at,
        response: messageForJournal(this.#responseHeaders, this.#responseBody),
      }),
      faults: [...this.#faults],
      warnings: [...this.#warnings],
    };
  }
}

/** Header fields: as they came, or by name in lower case. Nobody changes them any more. */
type MessageHeaders = Iterable<readonly [string, string]> | ServiceResponse["headers"];

/** One side of an exchange, as the HTTP layer sees it. */
interface ExchangeMessage {
  readonly headers: MessageHeaders;
  readonly body?: Uint8Array | string;
  /** Length of the body, where that is at hand. */
  readonly bytes?: number;
}

const textEncoder = new TextEncoder();

/** What may be shown of a message. Redacting waits until somebody looks, since most messages nobody looks at. */
function messageForJournal(headers: MessageHeaders, held: BufferedBody | undefined): KeptMessage {
  const fields = isIterable(headers) ? headers : fieldsOf(headers);
  const shown = { headers: redactHeaders(fields) };
  return held === undefined ? shown : { ...shown, body: bodyForJournal(held) };
}

function isIterable(headers: MessageHeaders): headers is Iterable<readonly [string, string]> {
  return Symbol.iterator in headers;
}

function bodyForJournal(held: BufferedBody): KeptBody {
  const { start, bytes } = typeof held === "string" ? wholeBody(held) : held;
  const isCut = start.length < bytes;
  const decoded = textOf(start, isCut);
  if (decoded === undefined) return { bytes, isCut };
  const text = redactText(decoded);
  const json = parseJsonText(text);
  return { bytes, text, ...(json !== undefined && { json }), isCut };
}

function wholeBody(text: string): BodyStart {
  const start = textEncoder.encode(text);
  return { start, bytes: start.length };
}

function parseJsonText(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A cut may go through a character: then that is left out. */
function textOf(bytes: Uint8Array, isCut: boolean): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return undefined;
  }
}

/** What was kept of a body: a short text is the whole of it. */
type BufferedBody = string | BodyStart;

/** How a body begins, and how long the whole of it was in bytes. */
interface BodyStart {
  readonly start: Uint8Array;
  readonly bytes: number;
}

const encoder = new TextEncoder();
/** Texts are measured in here, since an array for each would be waste. */
const scratch = new Uint8Array(192 * 1024);

/** Most bytes that a UTF-16 code unit takes in UTF-8. */
const MAX_BYTES_PER_UNIT = 3;

/**
 * Holds no more of bodies than `limit` bytes each. Memory of those that are let go of is used again: of some thousand
 * long bodies a second the platform would free it too late.
 */
export class BodyBuffers {
  readonly #limit: number;
  readonly #spare: Uint8Array[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** `undefined` where there is no body. */
  keep({ body, bytes }: Partial<ExchangeMessage>): BufferedBody | undefined {
    if (!body?.length) return undefined;
    if (typeof body !== "string") return this.#copied(body);
    return body.length * MAX_BYTES_PER_UNIT <= this.#limit
      ? body
      : this.#encoded(body, bytes ?? byteLength(body));
  }

  /** Nobody may look at it any more. */
  recycle(held: BufferedBody | undefined): void {
    if (typeof held === "object" && held.start.buffer.byteLength === this.#limit)
      this.#spare.push(new Uint8Array(held.start.buffer as ArrayBuffer));
  }

  /** A copy: the rest need not stay in memory, and whoever has the bytes may change them. */
  #copied(body: Uint8Array): BodyStart {
    if (body.length < this.#limit) return { start: body.slice(), bytes: body.length };
    const start = this.#buffer();
    start.set(body.subarray(0, this.#limit));
    return { start, bytes: body.length };
  }

  /** A code unit takes a byte at least: what lies beyond the limit need not be encoded. */
  #encoded(body: string, bytes: number): BodyStart {
    const room = this.#buffer();
    const { written } = encoder.encodeInto(body.slice(0, this.#limit), room);
    return { start: room.subarray(0, written), bytes };
  }

  #buffer(): Uint8Array {
    return this.#spare.pop() ?? new Uint8Array(this.#limit);
  }
}

function byteLength(text: string): number {
  if (text.length * MAX_BYTES_PER_UNIT > scratch.length) return encoder.encode(text).length;
  return encoder.encodeInto(text, scratch).written;
}
