import { readFile, stat } from "node:fs/promises";
import { type Exchange, RecordedHeaders } from "./exchange.ts";
import { isObject, type JsonObject, listAt, numberAt, objectAt, statusAt, textAt } from "./json-members.ts";
import { readMessage } from "./recorded-body.ts";
import { RecordingError } from "./recording-error.ts";

/** Limits the file size, because a HAR is a single JSON value that must be read as a whole. */
const MAX_HAR_BYTES = 256 * 1024 * 1024;

/**
 * Reads an HTTP Archive (HAR 1.2) that was saved by a browser or a proxy.
 *
 * @returns an error for each entry that is not a valid exchange
 */
export async function* readHar(file: string): AsyncGenerator<Exchange | RecordingError> {
  const { size } = await stat(file);
  if (size > MAX_HAR_BYTES)
    throw new RecordingError(
      file,
      `the file has ${toMegabytes(size)} MB, but the limit for HAR is ${toMegabytes(MAX_HAR_BYTES)} MB: record NDJSON instead`,
    );
  const entries = entriesOf(file, await readFile(file, "utf8"));
  for (const [index, entry] of entries.entries()) yield readEntry(`${file}, entry ${index + 1}`, entry);
}

function entriesOf(file: string, text: string): readonly unknown[] {
  const archive = parse(file, text);
  const { entries } = isObject(archive) ? objectAt(archive, "log") : {};
  if (Array.isArray(entries)) return entries;
  throw new RecordingError(file, "not a HAR file: log.entries must be a list");
}

/** Parses JSON. Omits the parser's message, because it quotes the file. */
function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new RecordingError(file, "invalid JSON: the file was probably truncated; save the HAR again");
  }
}

function readEntry(place: string, entry: unknown): Exchange | RecordingError {
  if (!isObject(entry)) return new RecordingError(place, "must be an object");
  const request = objectAt(entry, "request");
  const response = objectAt(entry, "response");
  const method = textAt(request, "method");
  const url = textAt(request, "url");
  if (!method || !url) return new RecordingError(place, "must have request.method and request.url");
  return {
    at: timeOf(textAt(entry, "startedDateTime")),
    service: undefined,
    method: method.toUpperCase(),
    target: url,
    request: requestMessage(request),
    status: statusAt(response),
    response: responseMessage(response),
  };
}

function timeOf(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? "");
  return Number.isNaN(time) ? undefined : time;
}

function requestMessage(request: JsonObject): Exchange["request"] {
  const postData = objectAt(request, "postData");
  return readMessage(headersOf(request, postData), {
    text: textAt(postData, "text"),
    isBase64: isBase64(postData),
    bytes: numberAt(request, "bodySize"),
  });
}

function responseMessage(response: JsonObject): Exchange["response"] {
  const content = objectAt(response, "content");
  return readMessage(headersOf(response, content), {
    text: textAt(content, "text"),
    isBase64: isBase64(content),
    bytes: numberAt(content, "size"),
  });
}

function isBase64(content: JsonObject): boolean {
  return textAt(content, "encoding")?.toLowerCase() === "base64";
}

/** Returns the headers of a message. Some recorders write the media type of a body only next to its text. */
function headersOf(message: JsonObject, body: JsonObject): RecordedHeaders {
  const fields = listAt(message, "headers").flatMap((field): [string, string][] => {
    const name = isObject(field) ? textAt(field, "name") : undefined;
    return isObject(field) && name !== undefined ? [[name, textAt(field, "value") ?? ""]] : [];
  });
  const mediaType = textAt(body, "mimeType");
  const isStated = fields.some(([name]) => name.toLowerCase() === "content-type");
  // Chrome writes `x-unknown` for a response without a media type.
  return new RecordedHeaders(
    isStated || !mediaType?.includes("/") ? fields : [...fields, ["content-type", mediaType]],
  );
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
