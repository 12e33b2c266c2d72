import type { KeptBody, KeptMessage } from "./journal-entry.ts";
import { redactedHeaders, redactedText } from "./redacted.ts";

/** Header fields: as they came, or by name in lower case. Nobody changes them any more. */
export type SeenHeaders = Iterable<readonly [string, string]> | Readonly<Record<string, string>>;

/** One side of an exchange, as the HTTP layer sees it. */
export interface SeenMessage {
  readonly headers: SeenHeaders;
  readonly body?: Uint8Array | string;
  /** Length of the body, where that is at hand. */
  readonly bytes?: number;
}

/** What was kept of a body: a short text is the whole of it. */
export type HeldBody = string | HeldStart;

/** How a body begins, and how long the whole of it was in bytes. */
interface HeldStart {
  readonly start: Uint8Array;
  readonly bytes: number;
}

/** Texts are measured in here, since an array for each would be waste. */
const scratch = new Uint8Array(192 * 1024);
const encoder = new TextEncoder();

/** Most bytes that a UTF-16 code unit takes in UTF-8. */
const WIDEST = 3;

/** No more of a body than `limit` bytes; `undefined` where there is none. */
export function heldBody({ body, bytes }: Partial<SeenMessage>, limit: number): HeldBody | undefined {
  if (!body?.length) return undefined;
  if (typeof body !== "string") return startOf(body, limit);
  if (body.length * WIDEST <= limit) return body;
  // A code unit takes a byte at least: what lies beyond need not be encoded where its length is known.
  return bytes === undefined
    ? startOf(encoded(body), limit)
    : startOf(encoded(body.slice(0, limit)), limit, bytes);
}

/** What may be shown of a message. Redacting waits until somebody looks, since most messages nobody looks at. */
export function shownMessage(headers: SeenHeaders, held: HeldBody | undefined): KeptMessage {
  const fields = Symbol.iterator in headers ? headers : Object.entries(headers);
  const shown = { headers: redactedHeaders(fields as Iterable<readonly [string, string]>) };
  return held === undefined ? shown : { ...shown, body: shownBody(held) };
}

function encoded(text: string): Uint8Array {
  if (text.length * WIDEST > scratch.length) return encoder.encode(text);
  return scratch.subarray(0, encoder.encodeInto(text, scratch).written);
}

/** A copy: the rest need not stay in memory, and nobody changes it. */
function startOf(encoded: Uint8Array, limit: number, bytes: number = encoded.length): HeldStart {
  return { start: encoded.slice(0, limit), bytes };
}

function shownBody(held: HeldBody): KeptBody {
  const { start, bytes } = typeof held === "string" ? wholeOf(held) : held;
  const isCut = start.length < bytes;
  const decoded = textOf(start, isCut);
  if (decoded === undefined) return { bytes, isCut };
  const text = redactedText(decoded);
  const json = jsonOf(text);
  return { bytes, text, ...(json !== undefined && { json }), isCut };
}

function wholeOf(text: string): HeldStart {
  const start = encoder.encode(text);
  return { start, bytes: start.length };
}

function jsonOf(text: string): unknown {
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
