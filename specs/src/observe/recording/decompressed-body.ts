import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import type { RecordedHeaders, RecordedMessage } from "@seamline/openapi/recorded-exchange";

/** Maximum size of a decompressed body. A few kilobytes of compressed data can expand to gigabytes. */
const MAX_DECOMPRESSED_BYTES = 64 * 1024 * 1024;

type Decompress = (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array;

const CODINGS: ReadonlyMap<string, Decompress> = new Map([
  ["gzip", gunzipSync],
  ["x-gzip", gunzipSync],
  ["deflate", inflateSync],
  ["br", brotliDecompressSync],
]);

/**
 * Decompresses a body. Most recorders decode the content but keep the Content-Encoding header, so bytes that are not
 * encoded are returned unchanged.
 */
export function decompressed(headers: RecordedHeaders, bytes: Uint8Array): RecordedMessage {
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
