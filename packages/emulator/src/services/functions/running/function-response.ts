import { CodeError, type ProgramAnswer } from "../../../framework/code-runner.ts";
import { httpBodyLimits, inMegabytes } from "../function-resource/stored-function.ts";

/**
 * The answer of a function as it is passed on. Its body ends with an error where it is longer than it may be.
 *
 * @param maxBytes of the body
 * @throws CodeError where that is known beforehand
 */
export function limitResponse(answer: ProgramAnswer, maxBytes: number): ProgramAnswer {
  const { headers, body } = answer;
  if (body === undefined) return answer;
  const length = body instanceof Uint8Array ? body.length : declaredLength(headers);
  if (length !== undefined && length <= maxBytes) return answer;
  if (body instanceof Uint8Array) throw responseTooLarge(maxBytes);
  if (length === undefined) return { ...answer, body: body.pipeThrough(byteLimit(maxBytes)) };
  body.cancel().catch(() => undefined);
  throw responseTooLarge(maxBytes);
}

function declaredLength(headers: ProgramAnswer["headers"]): number | undefined {
  const field = headers.find(([name]) => name.toLowerCase() === "content-length");
  return field && Number(field[1]);
}

/** A body whose length was said is counted by who reads it off the wire. */
function byteLimit(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let remaining = maxBytes;
  return new TransformStream({
    transform(chunk, controller) {
      remaining -= chunk.length;
      if (remaining < 0) controller.error(responseTooLarge(maxBytes));
      else controller.enqueue(chunk);
    },
  });
}

function responseTooLarge(maxBytes: number): CodeError {
  return new CodeError(
    "answer-too-large",
    `The answer of the function must be at most ${inMegabytes(maxBytes)} long, and is longer.`,
  );
}

/**
 * The body of a function's answer, read to its end.
 *
 * @throws CodeError where it is longer than the answer of a function of the first generation may be
 */
export async function responseText(answer: ProgramAnswer): Promise<string> {
  const { body } = limitResponse(answer, httpBodyLimits.GEN_1);
  if (body === undefined) return "";
  return body instanceof Uint8Array ? new TextDecoder().decode(body) : new Response(body).text();
}

/** What is said of an answer that is no success. */
export function failedResponseProblem(status: number, text: string): string {
  return `The function answered ${status}${text === "" ? "." : `: ${text}`}`;
}

/** Whether the code has done what it was asked (RFC 9110 section 15.3). */
export function isSuccessful({ status }: Pick<ProgramAnswer, "status">): boolean {
  return status >= 200 && status < 300;
}
