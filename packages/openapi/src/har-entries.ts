import { isObject, type JsonObject, listAt, numberAt, objectAt, statusAt, textAt } from "./json-members.ts";
import { type Exchange, RecordedHeaders } from "./recorded-exchange.ts";
import { type ReadBytes, readMessage } from "./recorded-message.ts";

/** Problem to report for a value that is not an HTTP Archive. */
export const NOT_A_HAR = "not a HAR file: log.entries must be a list";

/** Returns the entries of an HTTP Archive (HAR 1.2), or `undefined` if the value is not an archive. */
export function harEntries(archive: unknown): readonly unknown[] | undefined {
  const { entries } = isObject(archive) ? objectAt(archive, "log") : {};
  return Array.isArray(entries) ? entries : undefined;
}

/**
 * Reads an entry from an HTTP Archive that was saved by a browser or a proxy.
 *
 * @param readBytes reads a body in Base64
 * @returns the exchange, or the problem with the entry if it is not a valid exchange
 */
export function readHarEntry(entry: unknown, readBytes?: ReadBytes): Exchange | string {
  if (!isObject(entry)) return "must be an object";
  const request = objectAt(entry, "request");
  const response = objectAt(entry, "response");
  const method = textAt(request, "method");
  const url = textAt(request, "url");
  if (!method || !url) return "must have request.method and request.url";
  return {
    at: timeOf(textAt(entry, "startedDateTime")),
    service: undefined,
    method: method.toUpperCase(),
    target: url,
    request: requestMessage(request, readBytes),
    status: statusAt(response),
    response: responseMessage(response, readBytes),
  };
}

function timeOf(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? "");
  return Number.isNaN(time) ? undefined : time;
}

function requestMessage(request: JsonObject, readBytes?: ReadBytes): Exchange["request"] {
  const postData = objectAt(request, "postData");
  const body = {
    text: textAt(postData, "text"),
    isBase64: isBase64(postData),
    bytes: numberAt(request, "bodySize"),
  };
  return readMessage(headersOf(request, postData), body, readBytes);
}

function responseMessage(response: JsonObject, readBytes?: ReadBytes): Exchange["response"] {
  const content = objectAt(response, "content");
  const body = {
    text: textAt(content, "text"),
    isBase64: isBase64(content),
    bytes: numberAt(content, "size"),
  };
  return readMessage(headersOf(response, content), body, readBytes);
}

function isBase64(content: JsonObject): boolean {
  return textAt(content, "encoding")?.toLowerCase() === "base64";
}

/** Returns the headers of a message. Some recorders write a body's media type only next to its text. */
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
