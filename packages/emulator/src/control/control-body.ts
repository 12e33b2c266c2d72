import { readText } from "@seamline/openapi/body";
import { bytesOf, type HttpRequest } from "../pipeline/http-request.ts";
import { parseJson } from "../text/parse-json.ts";
import { ControlError } from "./control-error.ts";

/** Targets of the control surface: no path of a service begins like that. */
const CONTROL_TARGET = /^\/__emulator(?:[/?#]|$)/;

/** Whether a request, by its path and query, is for the emulator and not for a service. */
export function isControlTarget(target: string): boolean {
  return CONTROL_TARGET.test(target);
}

/** The longest body of a control request, in bytes: as much as fits into a string of the platform (V8 has 2^29 - 24). */
const MAX_CONTROL_BYTES = 2 ** 29 - 24;

/** The longest body that a request may bring, in bytes: seeds and snapshots may be longer than what a service takes. */
export function bodyLimitOf(target: string, { maxBodyBytes }: { readonly maxBodyBytes: number }): number {
  return isControlTarget(target) ? MAX_CONTROL_BYTES : maxBodyBytes;
}

/** Reads the body of a control request, when somebody asks for it. */
export interface ControlBody {
  /** @throws ControlError where there is no body, or one that is too long, or no UTF-8 */
  text(): string;
  /** @throws ControlError where the body is no JSON either */
  json(): unknown;
  /** The same of a body that may be long: the process answers requests meanwhile. @throws ControlError */
  longJson(): Promise<unknown>;
}

export function controlBody(request: HttpRequest): ControlBody {
  return {
    text: () => textOf(request),
    json: () => parsed(textOf(request)),
    longJson: () => parseJson(textOf(request)).catch(refuseJson),
  };
}

function textOf(request: HttpRequest): string {
  if (request.body === "too-large")
    throw new ControlError(
      413,
      "too-large",
      `The body is longer than the emulator takes: ${MAX_CONTROL_BYTES} bytes.`,
    );
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
    return refuseJson(error);
  }
}

function refuseJson(error: unknown): never {
  const why = error instanceof Error ? error.message.slice(0, 120) : "it cannot be parsed";
  throw invalid(`must be JSON, and is not: ${why}`);
}

function invalid(problem: string): ControlError {
  return new ControlError(400, "invalid-body", `The body ${problem}.`);
}
