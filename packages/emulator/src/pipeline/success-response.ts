import type { ContractOperation } from "@seamline/openapi/contract-operation";
import type { AnyService } from "../framework/service.ts";
import type { ServiceResponse } from "./service-response.ts";

interface DocumentedSuccess {
  readonly status: number;
  /** `undefined` for a response without a body. */
  readonly mediaType: string | undefined;
}

const successes = new WeakMap<ContractOperation, DocumentedSuccess>();

/** What an operation responds with when it succeeds: its one documented success, with a handler's body. */
export function successResponse(
  { responseHeaders: headers }: AnyService,
  operation: ContractOperation,
  body: unknown,
): ServiceResponse {
  const { status, mediaType } = successes.get(operation) ?? readSuccess(operation);
  if (mediaType === undefined) {
    const { "content-type": _, ...others } = headers;
    return { status, headers: others };
  }
  if (typeof body === "string") {
    return { status, headers: { ...headers, "content-type": `${mediaType}; charset=utf-8` }, body };
  }
  const { text, bytes } = jsonTextOf(body);
  return { status, headers, body: text, bytes, json: body };
}

function readSuccess(operation: ContractOperation): DocumentedSuccess {
  const [key, response] = [...operation.responses].find(([status]) => /^2\d\d$/.test(status)) ?? [];
  const success = { status: Number(key), mediaType: response?.content[0]?.mediaType };
  successes.set(operation, success);
  return success;
}

/** JSON, and its length where that is at hand. */
interface JsonText {
  readonly text: string;
  /** In UTF-8. */
  readonly bytes?: number;
}

/** Pieces of a text, to be joined once: what is joined by and by is copied each time that somebody looks into it. */
interface Pieces {
  readonly texts: string[];
  bytes: number;
}

const serialized = new WeakMap<object, Required<JsonText>>();
const encoder = new TextEncoder();

/** Takes a value that stands in many answers and never changes: its JSON is written once. */
export function serializeOnce<Value extends object>(value: Value): Value {
  const text = JSON.stringify(value);
  serialized.set(value, { text, bytes: encoder.encode(text).length });
  return Object.freeze(value);
}

/** The JSON of a body. Of its lists, what is written already is not written again. */
export function jsonTextOf(body: unknown): JsonText {
  const isRecord = typeof body === "object" && body !== null && !Array.isArray(body);
  if (!isRecord || !hasWrittenList(body)) return { text: JSON.stringify(body) };
  const pieces: Pieces = { texts: [], bytes: 0 };
  let before = "{";
  for (const [name, member] of Object.entries(body)) {
    if (member === undefined) continue;
    add(pieces, `${before}${JSON.stringify(name)}:`);
    if (holdsWritten(member)) addList(pieces, member);
    else add(pieces, JSON.stringify(member));
    before = ",";
  }
  add(pieces, "}");
  return { text: pieces.texts.join(""), bytes: pieces.bytes };
}

function hasWrittenList(body: object): boolean {
  for (const name in body) if (holdsWritten(body[name as never])) return true;
  return false;
}

function holdsWritten(member: unknown): member is readonly object[] {
  return Array.isArray(member) && serialized.has(member[0]);
}

function addList(pieces: Pieces, items: readonly object[]): void {
  let before = "[";
  for (const item of items) {
    add(pieces, before, 1);
    const known = serialized.get(item);
    add(pieces, known?.text ?? JSON.stringify(item), known?.bytes);
    before = ",";
  }
  add(pieces, "]");
}

function add(pieces: Pieces, text: string, bytes: number = encoder.encode(text).length): void {
  pieces.texts.push(text);
  pieces.bytes += bytes;
}
