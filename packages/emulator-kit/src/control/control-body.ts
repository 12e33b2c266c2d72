import { readText } from "@seamline/openapi/body";
import { MAX_CONTROL_BYTES } from "../http/body-limit.ts";
import { ControlError } from "../http/control-error.ts";
import { bytesOf, type HttpRequest } from "../http/http-request.ts";
import { InvalidSnapshotError } from "../runtime/snapshot.ts";
import { parseSnapshot } from "./snapshot-body.ts";

/** Reads the body of a control request on demand. */
export interface ControlBody {
  /** @throws ControlError if the body is missing, too long or not valid UTF-8 */
  text(): string;
  /** @throws ControlError under the same conditions as `text`, and if the body is not JSON */
  json(): unknown;
  /**
   * Parses a snapshot, which may be long.
   *
   * @throws ControlError under the same conditions as `json`; InvalidSnapshotError
   */
  snapshot(): Promise<unknown>;
}

export function controlBody(request: HttpRequest): ControlBody {
  return {
    text: () => textOf(request),
    json: () => parse(textOf(request)),
    snapshot: () => snapshotOf(request),
  };
}

/** Maximum length of text that the platform's parser can parse within one slice, in bytes. */
const MAX_SHORT_BYTES = 2 * 1024 * 1024;

async function snapshotOf(request: HttpRequest): Promise<unknown> {
  const bytes = bytesOf(request);
  if (bytes === undefined || bytes.length <= MAX_SHORT_BYTES) return parse(textOf(request));
  try {
    return await parseSnapshot(bytes);
  } catch (error) {
    if (error instanceof InvalidSnapshotError) throw error;
    if (error instanceof SyntaxError) return throwInvalidJson(error);
    throw notTextError();
  }
}

function textOf(request: HttpRequest): string {
  if (request.body === "too-large")
    throw new ControlError(413, "too-large", `The body exceeds the maximum of ${MAX_CONTROL_BYTES} bytes.`);
  if (request.body === "not-decoded")
    throw new ControlError(415, "not-decoded", "Content-Encoding must be gzip, deflate or identity.");
  const text = readText(bytesOf(request));
  if (text === undefined) throw notTextError();
  if (text.trim() === "") throw bodyError("must not be empty: send JSON");
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return throwInvalidJson(error);
  }
}

function throwInvalidJson(error: unknown): never {
  const why = error instanceof Error ? error.message.slice(0, 120) : "it cannot be parsed";
  throw bodyError(`is not valid JSON: ${why}`);
}

function notTextError(): ControlError {
  return bodyError("is not valid UTF-8: encode the JSON as UTF-8");
}

function bodyError(problem: string): ControlError {
  return new ControlError(400, "invalid-body", `The body ${problem}.`);
}
