import { NO_WARNINGS, type RequestWarning } from "@seamline/openapi/request-warning";
import { type HttpHeaders, RawHeaders } from "../http/http-headers.ts";
import { fieldsOf, type ServiceResponse } from "../http/service-response.ts";
import { type BodyBuffers, type BufferedBody, startOf } from "./body-buffers.ts";
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

/** A message for those who check it. It must not leave the emulator, since its secrets are in it. */
export interface RawMessage {
  readonly headers: HttpHeaders;
  /** As much of it as was recorded; `undefined` where there was none. */
  readonly body: Uint8Array | undefined;
  /** Whether it was longer than that. */
  readonly isCut: boolean;
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
  #body: BufferedBody | undefined;
  #isDisposed = false;
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

  /** Whether the journal has dropped it: then its messages are gone. */
  get isDisposed(): boolean {
    return this.#isDisposed;
  }

  /** Gives the memory of the bodies back. */
  dispose(bodies: BodyBuffers): void {
    this.#isDisposed = true;
    bodies.recycle(this.#body);
    bodies.recycle(this.#responseBody);
    this.#body = undefined;
    this.#responseBody = undefined;
  }

  /** Returns the entry without its messages, which take the longest to redact. Members may be undefined. */
  forListeners(): Omit<HandledRequest, "elapsedMs" | "entry"> {
    const { id, service, document, operationId, method, target, status } = this;
    const request = { id, service, document, operationId, method, target: redactText(target), status };
    return { ...request, faults: this.#faults, warnings: this.#warnings };
  }

  get faults(): readonly string[] {
    return this.#faults;
  }

  get warnings(): readonly RequestWarning[] {
    return this.#warnings;
  }

  /** What was noted while the request was handled. */
  get violations(): ExchangeViolations {
    return this.#violations;
  }

  /** The request as it came, secrets and all. */
  get received(): RawMessage {
    return rawMessage(this.#headers, this.#body);
  }

  /** The response as it went out. */
  get sent(): RawMessage {
    return rawMessage(this.#responseHeaders, this.#responseBody);
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
  toSummary(problems: JournalSummary["problems"]): JournalSummary {
    return {
      ...this.#outline(),
      faults: [...this.#faults],
      problems,
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

function rawMessage(headers: MessageHeaders, body: BufferedBody | undefined): RawMessage {
  const fields = isIterable(headers) ? headers : fieldsOf(headers);
  const { start, bytes = 0 } = body === undefined ? {} : startOf(body);
  const isCut = start !== undefined && start.length < bytes;
  return { headers: new RawHeaders([...fields].flat()), body: start, isCut };
}

function isIterable(headers: MessageHeaders): headers is Iterable<readonly [string, string]> {
  return Symbol.iterator in headers;
}

function bodyForJournal(body: BufferedBody): RecordedBody {
  const { start, bytes } = startOf(body);
  const isCut = start.length < bytes;
  const decoded = decodeText(start, isCut);
  if (decoded === undefined) return { bytes, isCut };
  const text = redactText(decoded);
  const json = parseJsonText(text);
  return { bytes, text, ...(json !== undefined && { json }), isCut };
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
