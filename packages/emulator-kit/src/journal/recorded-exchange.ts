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

/** Received headers, or values by lowercase name. They must not be modified. */
type MessageHeaders = Iterable<readonly [string, string]> | ServiceResponse["headers"];

/** A request or response as seen by the HTTP layer. */
interface ExchangeMessage {
  readonly headers: MessageHeaders;
  readonly body?: Uint8Array | string;
  /** Length of the body in bytes, if known. */
  readonly bytes?: number;
}

/** A received request. */
export interface ReceivedRequest
  extends ExchangeMessage,
    Pick<JournalEntry, "document" | "operationId" | "method"> {
  readonly service: string;
  /** Path and query, not decoded. */
  readonly target: string;
  /** Returns the caller's name. Called on demand, because most entries are never inspected. */
  readonly callerName?: (caller: never) => string | undefined;
}

export interface SentResponse extends Partial<ExchangeMessage> {
  /** Absent if the connection was lost before the response. */
  readonly status?: number;
  /** Ids of the faults that affected the request. */
  readonly faults?: readonly string[];
  /** Warnings about ignored parts of the request. */
  readonly warnings?: readonly RequestWarning[];
  /** Contract violations in the request and the response. */
  readonly violations?: ExchangeViolations;
  /** The authenticated caller, or `undefined` if the request was not authenticated. */
  readonly caller?: unknown;
}

/** A request or response including its secrets, for checks. It must not leave the emulator. */
export interface RawMessage {
  readonly headers: HttpHeaders;
  /** The recorded part of the body, if any. */
  readonly body: Uint8Array | undefined;
  /** True if the recorded part is not the whole body. */
  readonly isCut: boolean;
}

const NO_FAULTS: readonly string[] = [];
const NO_HEADERS: MessageHeaders = {};
const NO_VIOLATIONS: ExchangeViolations = Object.freeze({ request: [], response: [] });

/**
 * A recorded request and its response. To reduce garbage, there is only one such object per request, and only mutable
 * data is copied.
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

  /** Whether the journal has removed the entry, including its headers and bodies. */
  get isDisposed(): boolean {
    return this.#isDisposed;
  }

  dispose(bodies: BodyBuffers): void {
    this.#isDisposed = true;
    bodies.recycle(this.#body);
    bodies.recycle(this.#responseBody);
    this.#body = undefined;
    this.#responseBody = undefined;
  }

  /** Returns the entry without headers and bodies, which are expensive to redact. Members can be undefined. */
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

  /** Violations that were recorded when the request was handled. */
  get violations(): ExchangeViolations {
    return this.#violations;
  }

  /** The received request, including its secrets. */
  get received(): RawMessage {
    return rawMessage(this.#headers, this.#body);
  }

  /** The sent response. */
  get sent(): RawMessage {
    return rawMessage(this.#responseHeaders, this.#responseBody);
  }

  /** The caller's name, or `undefined` if the request was not authenticated. */
  get caller(): string | undefined {
    return this.#caller === undefined ? undefined : this.#callerName?.(this.#caller as never);
  }

  /** Returns the entry as JSON. Undefined members are omitted. */
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

  /** Returns the entry without headers and bodies, which are expensive to redact. */
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

/** Redacts the secrets in a request or response. This is done on demand, because most entries are never inspected. */
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

/** Omits the last character if it was cut in half. */
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
