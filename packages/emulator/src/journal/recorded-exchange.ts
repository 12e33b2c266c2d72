import { NO_WARNINGS, type RequestWarning } from "@seamline/openapi/request-warning";
import { fieldsOf, type ServiceResponse } from "../pipeline/service-response.ts";
import type {
  ExchangeViolations,
  HandledRequest,
  JournalEntry,
  JournalSummary,
  RecordedBody,
  RecordedMessage,
} from "./journal-entry.ts";
import { redactHeaders, redactText } from "./redaction.ts";

/** Header fields as they came, or values by name in lower case. They must not change any more. */
type MessageHeaders = Iterable<readonly [string, string]> | ServiceResponse["headers"];

/** A request or a response, as the HTTP layer sees it. */
interface ExchangeMessage {
  readonly headers: MessageHeaders;
  readonly body?: Uint8Array | string;
  /** The length of the body in bytes, if it is known. */
  readonly bytes?: number;
}

/** A request as it came. */
export interface ReceivedRequest
  extends ExchangeMessage,
    Pick<JournalEntry, "document" | "operationId" | "method"> {
  /** The service that it came to. */
  readonly service: string;
  /** Path and query as they were sent. */
  readonly target: string;
  /** Names the caller. It is called when somebody looks at the request, and nobody ever looks at most. */
  readonly callerName?: (caller: never) => string | undefined;
}

/** The outcome of a request. */
export interface SentResponse extends Partial<ExchangeMessage> {
  /** Absent if the connection was lost before the response. */
  readonly status?: number;
  /** The ids of the faults that took effect on the request. */
  readonly faults?: readonly string[];
  /** What the service ignored in the request. */
  readonly warnings?: readonly RequestWarning[];
  /** What the contract does not allow. */
  readonly violations?: ExchangeViolations;
  /** Who called, as the service knows it; `undefined` where nobody was authenticated. */
  readonly caller?: unknown;
}

const NO_FAULTS: readonly string[] = [];
const NO_HEADERS: MessageHeaders = {};
const NO_VIOLATIONS: ExchangeViolations = Object.freeze({ request: [], response: [] });

/**
 * A request and its response as they came. Every request leaves one of these behind for the garbage collector to carry
 * along, so it is a single object, and copies nothing that cannot change.
 */
export class RecordedExchange {
  readonly id: number;
  readonly at: number;
  readonly service: string;
  readonly document: string | undefined;
  readonly operationId: string | undefined;
  readonly method: string;
  readonly target: string;
  status: number | undefined;
  readonly #headers: MessageHeaders;
  readonly #body: BufferedBody | undefined;
  #respondedAt: number | undefined;
  #faults: readonly string[] = NO_FAULTS;
  #warnings: readonly RequestWarning[] = NO_WARNINGS;
  #violations: ExchangeViolations = NO_VIOLATIONS;
  readonly #callerName: ReceivedRequest["callerName"];
  #caller: unknown;
  #responseHeaders: MessageHeaders = NO_HEADERS;
  #responseBody: BufferedBody | undefined;

  constructor(id: number, at: number, request: ReceivedRequest, bodies: BodyBuffers) {
    this.id = id;
    this.at = at;
    this.service = request.service;
    this.document = request.document;
    this.operationId = request.operationId;
    this.method = request.method;
    this.target = request.target;
    this.#callerName = request.callerName;
    this.#headers = request.headers;
    this.#body = bodies.record(request);
  }

  get hasResponse(): boolean {
    return this.#respondedAt !== undefined;
  }

  recordResponse(at: number, response: SentResponse, bodies: BodyBuffers): void {
    this.#respondedAt = at;
    this.status = response.status;
    this.#faults = response.faults ?? NO_FAULTS;
    this.#warnings = response.warnings ?? NO_WARNINGS;
    this.#violations = response.violations ?? NO_VIOLATIONS;
    this.#caller = response.caller;
    this.#responseHeaders = response.headers ?? NO_HEADERS;
    this.#responseBody = bodies.record(response);
  }

  /** Gives the memory of the bodies back. The exchange must not be used afterwards. */
  dispose(bodies: BodyBuffers): void {
    bodies.recycle(this.#body);
    bodies.recycle(this.#responseBody);
  }

  /** Returns the entry without its messages, which take the longest to redact. Members may be undefined. */
  forListeners(): Omit<HandledRequest, "elapsedMs" | "entry"> {
    const { id, service, document, operationId, method, target, status } = this;
    const request = { id, service, document, operationId, method, target: redactText(target), status };
    return { ...request, faults: this.#faults, warnings: this.#warnings };
  }

  /** Who called; `undefined` where nobody was authenticated. */
  get caller(): string | undefined {
    return this.#caller === undefined ? undefined : this.#callerName?.(this.#caller as never);
  }

  /** Returns the entry without members that are undefined, as JSON has it. */
  toEntry(): JournalEntry {
    const { request, response } = this.#violations;
    return {
      ...this.#outline(),
      request: messageForJournal(this.#headers, this.#body),
      ...(this.hasResponse && { response: messageForJournal(this.#responseHeaders, this.#responseBody) }),
      faults: [...this.#faults],
      warnings: [...this.#warnings],
      violations: { request: [...request], response: [...response] },
    };
  }

  /** The entry without its messages, which are what takes the time. */
  toSummary(): JournalSummary {
    const { request, response } = this.#violations;
    return {
      ...this.#outline(),
      faults: [...this.#faults],
      problems: { request: request.length, response: response.length },
      warnings: this.#warnings.length,
    };
  }

  #outline() {
    const { id, at, service, document, operationId, method, target, status, caller } = this;
    return {
      id,
      at,
      service,
      ...(document !== undefined && { document }),
      ...(operationId !== undefined && { operationId }),
      method,
      target: redactText(target),
      ...(caller !== undefined && { caller }),
      ...(status !== undefined && { status }),
      ...(this.#respondedAt !== undefined && { durationMs: this.#respondedAt - at }),
    };
  }
}

/** Redacts a message. This waits until somebody looks at the message, since nobody ever looks at most of them. */
function messageForJournal(headers: MessageHeaders, body: BufferedBody | undefined): RecordedMessage {
  const fields = isIterable(headers) ? headers : fieldsOf(headers);
  const message = { headers: redactHeaders(fields) };
  return body === undefined ? message : { ...message, body: bodyForJournal(body) };
}

function isIterable(headers: MessageHeaders): headers is Iterable<readonly [string, string]> {
  return Symbol.iterator in headers;
}

function bodyForJournal(body: BufferedBody): RecordedBody {
  const { start, bytes } = typeof body === "string" ? wholeBody(body) : body;
  const isCut = start.length < bytes;
  const decoded = decodeText(start, isCut);
  if (decoded === undefined) return { bytes, isCut };
  const text = redactText(decoded);
  const json = parseJsonText(text);
  return { bytes, text, ...(json !== undefined && { json }), isCut };
}

function wholeBody(text: string): BodyStart {
  const start = encoder.encode(text);
  return { start, bytes: start.length };
}

/** Leaves out a last character that is incomplete because the body was cut. */
function decodeText(bytes: Uint8Array, isCut: boolean): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return undefined;
  }
}

function parseJsonText(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The recorded part of a body. A short text is recorded whole. */
type BufferedBody = string | BodyStart;

/** The beginning of a body, and the length of the whole body in bytes. */
interface BodyStart {
  readonly start: Uint8Array;
  readonly bytes: number;
}

const encoder = new TextEncoder();

/** Texts are encoded in here to measure them, so that no array is allocated for each. */
const scratch = new Uint8Array(192 * 1024);

/** The most bytes that a UTF-16 code unit takes in UTF-8. */
const MAX_BYTES_PER_UNIT = 3;

/**
 * Records at most `limit` bytes of each body. The memory of disposed bodies is used again, because the garbage
 * collector would free it too late at thousands of long bodies per second.
 */
export class BodyBuffers {
  readonly #limit: number;
  readonly #spare: Uint8Array[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** @returns `undefined` if there is no body */
  record({ body, bytes }: Partial<ExchangeMessage>): BufferedBody | undefined {
    if (!body?.length) return undefined;
    if (typeof body !== "string") return this.#copyStart(body);
    if (body.length * MAX_BYTES_PER_UNIT <= this.#limit) return body;
    return this.#encodeStart(body, bytes ?? byteLength(body));
  }

  /** Takes the memory of a body back. The body must not be used afterwards. */
  recycle(body: BufferedBody | undefined): void {
    if (typeof body === "object" && body.start.buffer.byteLength === this.#limit)
      this.#spare.push(new Uint8Array(body.start.buffer as ArrayBuffer));
  }

  /** Copies the beginning, since the owner of the bytes may change them, and the rest need not stay in memory. */
  #copyStart(body: Uint8Array): BodyStart {
    if (body.length < this.#limit) return { start: body.slice(), bytes: body.length };
    const start = this.#buffer();
    start.set(body.subarray(0, this.#limit));
    return { start, bytes: body.length };
  }

  /** A code unit takes at least one byte, so that nothing beyond `limit` code units need be encoded. */
  #encodeStart(body: string, bytes: number): BodyStart {
    const buffer = this.#buffer();
    const { written } = encoder.encodeInto(body.slice(0, this.#limit), buffer);
    return { start: buffer.subarray(0, written), bytes };
  }

  #buffer(): Uint8Array {
    return this.#spare.pop() ?? new Uint8Array(this.#limit);
  }
}

function byteLength(text: string): number {
  if (text.length * MAX_BYTES_PER_UNIT > scratch.length) return encoder.encode(text).length;
  return encoder.encodeInto(text, scratch).written;
}
