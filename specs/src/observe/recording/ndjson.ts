import { createReadStream } from "node:fs";
import {
  isObject,
  type JsonObject,
  numberAt,
  objectAt,
  statusAt,
  textAt,
} from "@seamline/openapi/json-members";
import { type Exchange, RecordedHeaders } from "@seamline/openapi/recorded-exchange";
import { readMessage } from "@seamline/openapi/recorded-message";
import { decompressed } from "./decompressed-body.ts";
import { RecordingError } from "./recording-error.ts";

/** Maximum size of one exchange. */
const MAX_LINE_BYTES = 16 * 1024 * 1024;

const NEWLINE = 0x0a;

/**
 * Reads an NDJSON file whose lines have the fields of the emulator's journal entries. Reads line by line, so the file
 * can have any size.
 *
 * @returns an an error for each line that is not a valid exchange
 */
export async function* readNdjson(file: string): AsyncGenerator<Exchange | RecordingError> {
  let number = 0;
  for await (const line of linesOf(file)) {
    number += 1;
    if (line?.trim() !== "") yield readLine(`${file}:${number}`, line);
  }
}

/** Yields `undefined` for a line that is too long. */
async function* linesOf(file: string): AsyncGenerator<string | undefined> {
  let line = new PartialLine();
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      line.add(chunk.subarray(start, end));
      yield line.text;
      line = new PartialLine();
      start = end + 1;
    }
    line.add(chunk.subarray(start));
  }
  yield line.text;
}

/** Beginning of a line. If the line is too long, its data is discarded. */
class PartialLine {
  #parts: Uint8Array[] = [];
  #bytes = 0;

  get text(): string | undefined {
    return this.#bytes > MAX_LINE_BYTES ? undefined : Buffer.concat(this.#parts).toString();
  }

  add(part: Uint8Array): void {
    this.#bytes += part.length;
    if (this.#bytes > MAX_LINE_BYTES) this.#parts = [];
    else this.#parts.push(part);
  }
}

function readLine(place: string, line: string | undefined): Exchange | RecordingError {
  if (line === undefined) return new RecordingError(place, "the line is longer than 16 MB");
  const entry = parse(line);
  if (entry === undefined)
    return new RecordingError(place, "invalid JSON: the line was probably truncated; remove the line");
  if (!isObject(entry)) return new RecordingError(place, "must be an object");
  const method = textAt(entry, "method");
  const target = textAt(entry, "url") ?? textAt(entry, "target");
  if (!method || !target) return new RecordingError(place, "must have method, and url or target");
  return {
    at: timeOf(entry.at),
    service: textAt(entry, "service"),
    method: method.toUpperCase(),
    target,
    request: messageOf(objectAt(entry, "request")),
    status: statusAt(entry),
    response: messageOf(objectAt(entry, "response")),
  };
}

/** Parses a line. Omits the parser's message, because it quotes the line. */
function parse(line: string): unknown {
  try {
    return JSON.parse(line.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

/** Parses milliseconds since 1970, or an RFC 3339 time. */
function timeOf(at: unknown): number | undefined {
  const time = typeof at === "string" ? Date.parse(at) : at;
  return typeof time === "number" && Math.abs(time) <= 8.64e15 ? time : undefined;
}

function messageOf(message: JsonObject): Exchange["request"] {
  const body = objectAt(message, "body");
  const base64 = textAt(body, "base64");
  const text = textAt(body, "text");
  const recorded = {
    text: base64 ?? text,
    isBase64: base64 !== undefined,
    isCut: body.isCut === true,
    ...(numberAt(body, "bytes") !== undefined && { bytes: numberAt(body, "bytes") }),
  };
  return readMessage(headersOf(objectAt(message, "headers")), recorded, decompressed);
}

function headersOf(headers: JsonObject): RecordedHeaders {
  const fields = Object.entries(headers).filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return new RecordedHeaders(fields);
}
