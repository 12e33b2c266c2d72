import { CodeError, type ProgramResponse } from "@seamline/function-runner/code-runner";
import { httpBodyLimits, inMegabytes } from "../function-resource/stored-function.ts";

/**
 * Limits the body of a function's response. If the length is unknown, the stream fails when it exceeds the limit.
 *
 * @throws CodeError if the body has a known length that exceeds the limit
 */
export function limitResponse(response: ProgramResponse, maxBytes: number): ProgramResponse {
  const { headers, body } = response;
  if (body === undefined) return response;
  const length = body instanceof Uint8Array ? body.length : declaredLength(headers);
  if (length !== undefined && length <= maxBytes) return response;
  if (body instanceof Uint8Array) throw responseTooLargeError(maxBytes);
  if (length === undefined) return { ...response, body: body.pipeThrough(byteLimit(maxBytes)) };
  body.cancel().catch(() => undefined);
  throw responseTooLargeError(maxBytes);
}

function declaredLength(headers: ProgramResponse["headers"]): number | undefined {
  const field = headers.find(([name]) => name.toLowerCase() === "content-length");
  return field && Number(field[1]);
}

/** Limits a body without a declared length. Node enforces declared lengths itself. */
function byteLimit(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let remaining = maxBytes;
  return new TransformStream({
    transform(chunk, controller) {
      remaining -= chunk.length;
      if (remaining < 0) controller.error(responseTooLargeError(maxBytes));
      else controller.enqueue(chunk);
    },
  });
}

function responseTooLargeError(maxBytes: number): CodeError {
  return new CodeError(
    "answer-too-large",
    `The function's response exceeds the limit of ${inMegabytes(maxBytes)}.`,
  );
}

/**
 * Reads the whole body of a function's response as text.
 *
 * @throws CodeError if the body exceeds the first-generation limit
 */
export async function responseText(response: ProgramResponse): Promise<string> {
  const { body } = limitResponse(response, httpBodyLimits.GEN_1);
  if (body === undefined) return "";
  return body instanceof Uint8Array ? new TextDecoder().decode(body) : new Response(body).text();
}

/** Describes a response with an error status. */
export function failedResponseProblem(status: number, text: string): string {
  return `The function responded with ${status}${text === "" ? "." : `: ${text}`}`;
}

/** Returns whether a response has a success status (RFC 9110 section 15.3). */
export function isSuccessful({ status }: Pick<ProgramResponse, "status">): boolean {
  return status >= 200 && status < 300;
}
