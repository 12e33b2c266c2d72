import { BASE64, decodeBase64 } from "./base64.ts";
import type { RecordedHeaders, RecordedMessage } from "./recorded-exchange.ts";

/** The text of a recorded body. */
export interface BodyText {
  /** `undefined` if the recording has no content. */
  readonly text: string | undefined;
  readonly isBase64: boolean;
  /** True if the recording contains only the beginning of the body. */
  readonly isCut?: boolean;
  /** Original length, if the recording contains it. */
  readonly bytes?: number | undefined;
}

/** Returns the message for a body's bytes, for example after decompressing them. */
export type ReadBytes = (headers: RecordedHeaders, bytes: Uint8Array) => RecordedMessage;

const BASE64_TEXT = new RegExp(BASE64);

/**
 * Reads a recorded message.
 *
 * @param readBytes creates the message for the bytes of a Base64 body. By default, the bytes are not changed
 */
export function readMessage(
  headers: RecordedHeaders,
  { text, isBase64, isCut = false, bytes = lengthOf(headers) }: BodyText,
  readBytes: ReadBytes = (fields, body) => ({ headers: fields, body }),
): RecordedMessage {
  if (isCut) return { headers, body: undefined, obstacle: "only part of the body was recorded" };
  if (text === undefined || text === "")
    return bytes > 0
      ? { headers, body: undefined, obstacle: "the body was not recorded" }
      : { headers, body: undefined };
  if (!isBase64) return { headers, body: text };
  const packed = text.replace(/\s+/g, "");
  if (!BASE64_TEXT.test(packed))
    return { headers, body: undefined, obstacle: "the body is not valid Base64" };
  return readBytes(headers, decodeBase64(packed));
}

function lengthOf(headers: RecordedHeaders): number {
  const length = headers.get("content-length");
  return length === null ? 0 : Number(length) || 0;
}
