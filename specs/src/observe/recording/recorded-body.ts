import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { BASE64, decodeBase64 } from "@seamline/openapi/base64";
import type { RecordedHeaders, RecordedMessage } from "./exchange.ts";

/** Maximum size of a decompressed body. A few kilobytes of compressed data can expand to gigabytes. */
const MAX_DECOMPRESSED_BYTES = 64 * 1024 * 1024;

export interface BodyText {
  /** `undefined` if the recording has no content. */
  readonly text: string | undefined;
  readonly isBase64: boolean;
  /** True if the recording contains only the beginning of the body. */
  readonly isCut?: boolean;
  /** Original length, if the recording contains it. */
  readonly bytes?: number | undefined;
}

type Decompress = (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array;

const CODINGS: ReadonlyMap<string, Decompress> = new Map([
  ["gzip", gunzipSync],
  ["x-gzip", gunzipSync],
  ["deflate", inflateSync],
  ["br", brotliDecompressSync],
]);

const BASE64_TEXT = new RegExp(BASE64);

export function readMessage(
  headers: RecordedHeaders,
  { text, isBase64, isCut = false, bytes = lengthOf(headers) }: BodyText,
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
  return decompressed(headers, decodeBase64(packed));
}

function lengthOf(headers: RecordedHeaders): number {
  const length = headers.get("content-length");
  return length === null ? 0 : Number(length) || 0;
}

/**
 * Decompresses a body. Most recorders decode the content but keep the Content-Encoding header, so bytes that are not
 * encoded are returned unchanged.
 */
function decompressed(headers: RecordedHeaders, bytes: Uint8Array): RecordedMessage {
  const coding = headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  const decompress = CODINGS.get(coding);
  if (decompress === undefined || isUtf8(bytes)) return { headers, body: bytes };
  try {
    return { headers, body: decompress(bytes, { maxOutputLength: MAX_DECOMPRESSED_BYTES }) };
  } catch {
    return { headers, body: undefined, obstacle: "the body cannot be decompressed" };
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
