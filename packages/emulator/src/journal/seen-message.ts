import type { HeldBody, HeldStart } from "./held-bodies.ts";
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

const encoder = new TextEncoder();

/** What may be shown of a message. Redacting waits until somebody looks, since most messages nobody looks at. */
export function shownMessage(headers: SeenHeaders, held: HeldBody | undefined): KeptMessage {
  const fields = Symbol.iterator in headers ? headers : Object.entries(headers);
  const shown = { headers: redactedHeaders(fields as Iterable<readonly [string, string]>) };
  return held === undefined ? shown : { ...shown, body: shownBody(held) };
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
