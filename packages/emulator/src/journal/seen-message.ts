import type { KeptBody, KeptMessage } from "./journal-entry.ts";
import { redactedHeaders, redactedText } from "./redacted.ts";

/** One side of an exchange, as the HTTP layer sees it. */
export interface SeenMessage {
  readonly headers: Iterable<readonly [string, string]>;
  readonly body?: Uint8Array | string;
}

/** Gives what may be shown of a message. */
export type ShownLater = () => KeptMessage;

/**
 * Keeps no more of a message than `limit` bytes of its body. Redacting waits until somebody looks, since most requests
 * nobody looks at.
 */
export function keptMessage({ headers, body }: SeenMessage, limit: number): ShownLater {
  const fields = [...headers];
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  if (!bytes?.length) return () => ({ headers: redactedHeaders(fields) });
  // A copy: the rest need not stay in memory, and nobody changes it.
  const start = bytes.slice(0, limit);
  return showing(fields, start, bytes.length);
}

/** In a function of its own, whose result holds on to nothing but what it is given. */
function showing(
  fields: readonly (readonly [string, string])[],
  start: Uint8Array,
  length: number,
): ShownLater {
  return () => ({ headers: redactedHeaders(fields), body: keptBody(start, length) });
}

function keptBody(start: Uint8Array, bytes: number): KeptBody {
  const isCut = start.length < bytes;
  const decoded = textOf(start, isCut);
  if (decoded === undefined) return { bytes, isCut };
  const text = redactedText(decoded);
  const json = jsonOf(text);
  return { bytes, text, ...(json !== undefined && { json }), isCut };
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
