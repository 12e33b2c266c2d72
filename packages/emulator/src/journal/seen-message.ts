import type { KeptBody, KeptMessage } from "./journal-entry.ts";
import { redactedHeaders, redactedText } from "./redacted.ts";

/** One side of an exchange, as the HTTP layer sees it. */
export interface SeenMessage {
  readonly headers: Iterable<readonly [string, string]>;
  readonly body?: Uint8Array | string;
}

/** Gives what may be shown of a message. */
export type ShownLater = () => KeptMessage;

/** What was kept of a body, and how long the whole of it was in bytes. */
interface Kept {
  /** A text that is kept whole says its length itself. */
  readonly start: Uint8Array | string;
  readonly bytes: number | undefined;
}

/** Texts are measured in here, since most are short and an array for each would be waste. */
const scratch = new Uint8Array(192 * 1024);
const encoder = new TextEncoder();

/** Most bytes that a UTF-16 code unit takes in UTF-8. */
const WIDEST = 3;

/**
 * Keeps no more of a message than `limit` bytes of its body. Redacting waits until somebody looks, since most requests
 * nobody looks at.
 */
export function keptMessage({ headers, body }: SeenMessage, limit: number): ShownLater {
  const fields = [...headers];
  if (!body?.length) return () => ({ headers: redactedHeaders(fields) });
  return showing(fields, typeof body === "string" ? keptText(body, limit) : keptBytes(body, limit));
}

/** In a function of its own, whose result holds on to nothing but what it is given. */
function showing(fields: readonly (readonly [string, string])[], kept: Kept): ShownLater {
  return () => ({ headers: redactedHeaders(fields), body: keptBody(kept) });
}

function keptText(text: string, limit: number): Kept {
  if (text.length * WIDEST <= limit) return { start: text, bytes: undefined };
  return keptBytes(encoded(text), limit);
}

function encoded(text: string): Uint8Array {
  if (text.length * WIDEST > scratch.length) return encoder.encode(text);
  return scratch.subarray(0, encoder.encodeInto(text, scratch).written);
}

/** A copy: the rest need not stay in memory, and nobody changes it. */
function keptBytes(bytes: Uint8Array, limit: number): Kept {
  return { start: bytes.slice(0, limit), bytes: bytes.length };
}

function keptBody({ start, bytes }: Kept): KeptBody {
  const first = typeof start === "string" ? encoder.encode(start) : start;
  const length = bytes ?? first.length;
  const isCut = first.length < length;
  const decoded = textOf(first, isCut);
  if (decoded === undefined) return { bytes: length, isCut };
  const text = redactedText(decoded);
  const json = jsonOf(text);
  return { bytes: length, text, ...(json !== undefined && { json }), isCut };
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
