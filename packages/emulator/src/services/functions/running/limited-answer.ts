import { endToEnd } from "../../../http/end-to-end.ts";
import { CodeError } from "../../../service/code-error.ts";
import { inMegabytes } from "./http-limits.ts";

/**
 * The answer of a function as it is passed on. Its body ends with an error where it is longer than it may be.
 *
 * @param maxBytes of the body
 * @throws CodeError where the answer says so beforehand
 */
export function limitedAnswer({ status, statusText, headers, body }: Response, maxBytes: number): Response {
  const passedOn = { status, statusText, headers: passedOnHeaders(headers) };
  const said = headers.get("content-length");
  if (!body || said === null) return new Response(body?.pipeThrough(counted(maxBytes)), passedOn);
  if (Number(said) <= maxBytes) return new Response(body, passedOn);
  body.cancel().catch(() => undefined);
  throw tooLarge(maxBytes);
}

function passedOnHeaders(headers: Headers): Headers {
  const passedOn = new Headers();
  for (const [name, value] of endToEnd(headers)) passedOn.append(name, value);
  return passedOn;
}

/** A body whose length was said is counted by who reads it off the wire. */
function counted(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
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
