/** The emulator has lost a connection on purpose. A platform's `fetch` throws a TypeError, too. */
export class ConnectionLostError extends TypeError {
  override readonly name: string = "ConnectionLostError";
  /** What Node calls it. */
  readonly code: string = "ECONNRESET";

  constructor() {
    super("A fault has lost the connection.");
  }
}

/** What is lost: the whole answer, or the end of its body. */
export type LostPart = "answer" | "body";

const losses = new WeakMap<Response, LostPart>();

/**
 * What of `response` must not arrive, so that a server closes the connection instead: before the answer, or where the
 * body ends with an error. `Content-Length` says what the whole body would have been.
 */
export function lostPartOf(response: Response): LostPart | undefined {
  return losses.get(response);
}

/**
 * What a `fetch` without a network makes of an answer.
 *
 * @throws ConnectionLostError where the connection is lost before the answer
 */
export function receiveResponse(response: Response): Response {
  if (lostPartOf(response) === "answer") throw new ConnectionLostError();
  return response;
}

/** Stands for an answer that does not arrive. */
export function lostResponse(): Response {
  return markLost(new Response(failingStream(new Uint8Array()), { status: 502 }), "answer");
}

/** The same answer, of whose body no more than `length` bytes arrive. A body that is no longer stays whole. */
export async function truncatedResponse(response: Response, length: number): Promise<Response> {
  if (!response.body) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  if (bytes.length <= length) return new Response(bytes, { status, statusText, headers });
  headers.set("content-length", `${bytes.length}`);
  const cut = new Response(failingStream(bytes.slice(0, length)), { status, statusText, headers });
  return markLost(cut, "body");
}

function markLost(response: Response, part: LostPart): Response {
  losses.set(response, part);
  return response;
}

/** Gives the bytes, and then an error. An error drops what was not read yet, hence one thing at a time, when asked. */
function failingStream(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isGiven = bytes.length === 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (isGiven) controller.error(new ConnectionLostError());
        else controller.enqueue(bytes);
        isGiven = true;
      },
    },
    { highWaterMark: 0 },
  );
}
