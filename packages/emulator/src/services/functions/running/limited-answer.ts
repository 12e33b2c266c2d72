import { CodeError } from "../../../service/code-error.ts";
import type { ProgramAnswer } from "../../../service/code-runner.ts";
import { inMegabytes } from "./http-limits.ts";

/**
 * The answer of a function as it is passed on. Its body ends with an error where it is longer than it may be.
 *
 * @param maxBytes of the body
 * @throws CodeError where that is known beforehand
 */
export function limitedAnswer(answer: ProgramAnswer, maxBytes: number): ProgramAnswer {
  const { headers, body } = answer;
  if (body === undefined) return answer;
  const length = body instanceof Uint8Array ? body.length : saidLength(headers);
  if (length !== undefined && length <= maxBytes) return answer;
  if (body instanceof Uint8Array) throw tooLarge(maxBytes);
  if (length === undefined) return { ...answer, body: body.pipeThrough(counted(maxBytes)) };
  body.cancel().catch(() => undefined);
  throw tooLarge(maxBytes);
}

function saidLength(headers: ProgramAnswer["headers"]): number | undefined {
  const said = headers.find(([name]) => name.toLowerCase() === "content-length");
  return said && Number(said[1]);
}

/** A body whose length was said is counted by who reads it off the wire. */
function counted(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = maxBytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.length;
      if (left < 0) controller.error(tooLarge(maxBytes));
      else controller.enqueue(chunk);
    },
  });
}

function tooLarge(maxBytes: number): CodeError {
  return new CodeError(
    "answer-too-large",
    `The answer of the function must be at most ${inMegabytes(maxBytes)} long, and is longer.`,
  );
}
