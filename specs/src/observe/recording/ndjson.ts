import { createReadStream } from "node:fs";
import { type Exchange, RecordedHeaders } from "./exchange.ts";
import { isObject, type JsonObject, numberAt, objectAt, textAt } from "./json-members.ts";
import { readMessage } from "./recorded-body.ts";
import { RecordingError } from "./recording-error.ts";

/** The bytes of one exchange. */
const MAX_LINE_BYTES = 16 * 1024 * 1024;

const NEWLINE = 0x0a;

/**
 * The exchanges of a file with a JSON object a line, which has the members of an entry of the emulator's journal. The
 * file is read line by line, however long it is.
 */
export async function* readNdjson(file: string): AsyncGenerator<Exchange> {
  let number = 0;
  for await (const line of linesOf(file)) {
    number += 1;
    if (line.trim() !== "") yield readLine(`${file}:${number}`, line);
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  let parts: Uint8Array[] = [];
  let bytes = 0;
  let number = 1;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end)]).toString();
      parts = [];
      bytes = 0;
      number += 1;
      start = end + 1;
    }
    parts.push(chunk.subarray(start));
    bytes += chunk.length - start;
    if (bytes > MAX_LINE_BYTES)
      throw new RecordingError(`${file}:${number}`, "the line has more than 16 MB, so it is no exchange");
  }
  yield Buffer.concat(parts).toString();
}

function readLine(place: string, line: string): Exchange {
  const entry = parse(place, line);
  const method = textAt(entry, "method");
  const target = textAt(entry, "url") ?? textAt(entry, "target");
  if (!method || !target) throw new RecordingError(place, "must have method, and url or target");
  return {
    at: timeOf(entry.at),
    service: textAt(entry, "service"),
    method: method.toUpperCase(),
    target,
    request: messageOf(objectAt(entry, "request")),
    status: numberAt(entry, "status"),
    response: messageOf(objectAt(entry, "response")),
  };
}

/** The message of the parser is left out, because it quotes the line. */
function parse(place: string, line: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(line.replace(/^\uFEFF/, ""));
  } catch {
    throw new RecordingError(place, "is no JSON: the line was probably cut off; remove it");
  }
  if (isObject(value)) return value;
  throw new RecordingError(place, "must be an object");
}

/** Milliseconds since 1970, or a time of RFC 3339. */
function timeOf(at: unknown): number | undefined {
  const time = typeof at === "string" ? Date.parse(at) : at;
  return typeof time === "number" && Math.abs(time) <= 8.64e15 ? time : undefined;
}

function messageOf(message: JsonObject): Exchange["request"] {
  const body = objectAt(message, "body");
  const base64 = textAt(body, "base64");
  const text = textAt(body, "text");
  return readMessage(headersOf(objectAt(message, "headers")), {
    text: base64 ?? text,
    isBase64: base64 !== undefined,
    isCut: body.isCut === true,
    ...(numberAt(body, "bytes") !== undefined && { bytes: numberAt(body, "bytes") }),
  });
}

function headersOf(headers: JsonObject): RecordedHeaders {
  const fields = Object.entries(headers).filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return new RecordedHeaders(fields);
}
