import { readText } from "../contract/read-body.ts";
import { bytesOf, type HttpRequest } from "../http/http-request.ts";
import { ControlError } from "./control-error.ts";

/** Reads the body of a control request, when somebody asks for it. */
export interface ControlBody {
  /** @throws ControlError where there is no body, or one that is too long, or no UTF-8 */
  text(): string;
  /** @throws ControlError where the body is no JSON either */
  json(): unknown;
}

export function controlBody(request: HttpRequest): ControlBody {
  return { text: () => textOf(request), json: () => parsed(textOf(request)) };
}

function textOf(request: HttpRequest): string {
  if (request.body === "too-large")
    throw new ControlError(413, "too-large", "The body is longer than the emulator takes.");
  if (request.body === "not-decoded")
    throw new ControlError(415, "not-decoded", "Content-Encoding must be gzip, deflate or identity.");
  const text = readText(bytesOf(request));
  if (text === undefined) throw invalid("must be UTF-8, and has bytes that are not");
  if (text.trim() === "") throw invalid("must not be empty");
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 120) : "it cannot be parsed";
    throw invalid(`must be JSON, and is not: ${why}`);
  }
}

function invalid(problem: string): ControlError {
  return new ControlError(400, "invalid-body", `The body ${problem}.`);
}
