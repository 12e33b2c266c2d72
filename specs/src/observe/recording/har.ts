import { readFile, stat } from "node:fs/promises";
import { harEntries, NOT_A_HAR, readHarEntry } from "@seamline/openapi/har-entries";
import type { Exchange } from "@seamline/openapi/recorded-exchange";
import { decompressed } from "./decompressed-body.ts";
import { RecordingError } from "./recording-error.ts";

/** Limits the file size, because a HAR is a single JSON value that must be read as a whole. */
const MAX_HAR_BYTES = 256 * 1024 * 1024;

/**
 * Reads an HTTP Archive (HAR 1.2) that was saved by a browser or a proxy.
 *
 * @returns an an error for each entry that is not a valid exchange
 */
export async function* readHar(file: string): AsyncGenerator<Exchange | RecordingError> {
  const { size } = await stat(file);
  if (size > MAX_HAR_BYTES)
    throw new RecordingError(
      file,
      `the file is ${toMegabytes(size)} MB, but the limit for HAR is ${toMegabytes(MAX_HAR_BYTES)} MB: record NDJSON instead`,
    );
  const entries = harEntries(parse(file, await readFile(file, "utf8")));
  if (entries === undefined) throw new RecordingError(file, NOT_A_HAR);
  for (const [index, entry] of entries.entries()) {
    const read = readHarEntry(entry, decompressed);
    yield typeof read === "string" ? new RecordingError(`${file}, entry ${index + 1}`, read) : read;
  }
}

/** Parses JSON. Omits the parser's message, because it quotes the file. */
function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new RecordingError(file, "invalid JSON: the file was probably truncated; save the HAR again");
  }
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
