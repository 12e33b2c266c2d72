import { type Agent, type ClientRequest, type IncomingMessage, request as sendRequest } from "node:http";
import { setImmediate } from "node:timers/promises";
import { raceAbort } from "../async/abortable-work.ts";
import type { ProgramRequest, ProgramResponse } from "../code-runner/code-runner.ts";
import { endToEndHeaders } from "../code-runner/end-to-end-headers.ts";

/** A process that receives requests. */
export interface CallTarget {
  readonly agent: Agent;
  readonly socketPath: string;
  /** The time limit for a call, in milliseconds. */
  readonly timeoutMs: number;
  /** True if the process has announced that it is ending. */
  readonly isEnding: boolean;
  /** Called when a call exceeds its time limit. @returns the error for the call */
  timedOut(): Error;
  /** Called when a connection breaks. @returns the error for the call */
  failure(cause: Error): Promise<Error>;
  /** Called when a call has succeeded or failed. */
  callEnded(call: ProgramCall): void;
}

/** A request to a process of user code, and its response. */
export class ProgramCall {
  /** Rejects with the target's error, or with the abort reason of the request's `signal`. */
  readonly response: Promise<ProgramResponse>;
  readonly #target: CallTarget;
  readonly #signal: AbortSignal | undefined;
  readonly #outgoing: ClientRequest;
  readonly #timer: NodeJS.Timeout;
  #reject: (reason: unknown) => void = () => {};
  #isStalled = false;
  #isOver = false;
  /** Error that ended the call. */
  #failure: { readonly error: Error } | undefined;

  constructor(target: CallTarget, request: ProgramRequest) {
    this.#target = target;
    this.#signal = request.signal;
    this.#outgoing = sendRequest({
      agent: target.agent,
      socketPath: target.socketPath,
      method: request.method,
      path: request.target,
      headers: requestHeaders(request),
    });
    this.#timer = setTimeout(() => this.#timeOut(), target.timeoutMs);
    this.#signal?.addEventListener("abort", this.#onAbort);
    this.response = new Promise((resolve, reject) => {
      this.#reject = reject;
      this.#outgoing.on("response", (incoming) => void this.#respond(incoming).then(resolve, reject));
    });
    this.#outgoing.on("error", (cause) => void this.#fail(cause).then(this.#reject));
    this.#outgoing.end(request.body);
  }

  /** Aborts the call. Its response or the stream of its body fails with `error`. */
  stop(error: Error): void {
    if (this.#isOver) return;
    this.#failure = { error };
    this.#reject(error);
    this.#finish();
    this.#outgoing.destroy(error);
  }

  readonly #onAbort = (): void => this.stop(this.#signal?.reason);

  /** If the call is stalled, the timeout was caused by the reader, not by the code. */
  #timeOut(): void {
    this.stop(this.#isStalled ? new Error("The response was not read in time.") : this.#target.timedOut());
  }

  async #respond(incoming: IncomingMessage): Promise<ProgramResponse> {
    // A crashing process announces its end before the framework responds in place of the code. Wait for this message.
    if (headerOf(incoming, "x-google-status") === "crash") await setImmediate();
    if (this.#target.isEnding) {
      incoming.on("error", () => {}).resume();
      throw await this.#fail(new Error("The process ended."));
    }
    try {
      return await readResponse(incoming, {
        onEnd: () => this.#finish(),
        onError: (cause) => this.#fail(cause),
        onStall: (isStalled) => {
          this.#isStalled = isStalled;
        },
      });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw await this.#fail(error);
    }
  }

  async #fail(cause: Error): Promise<Error> {
    if (this.#failure === undefined) {
      const error = await this.#target.failure(cause);
      this.#failure ??= { error };
      this.#finish();
    }
    return this.#failure.error;
  }

  #finish(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener("abort", this.#onAbort);
    this.#target.callEnded(this);
  }
}

/** Maximum declared length of bodies that are buffered, in bytes. Buffering is much faster than streaming. */
const MAX_BUFFERED_BYTES = 64 * 1024;

/** Size of the read-ahead buffer for a streamed body, in bytes. */
const READ_AHEAD_BYTES = 256 * 1024;

/** Statuses of responses without a body. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/** Observes a response while it is read. */
interface ReadObserver {
  /** The response has been read completely or cancelled. */
  onEnd(): void;
  /** The connection was broken. @returns the error for the reader */
  onError(cause: Error): Promise<Error>;
  /** Called with `true` when the response starts to wait for the reader, and with `false` when the reader continues. */
  onStall(isStalled: boolean): void;
}

/**
 * Reads a program's response. A long body is returned as a stream.
 *
 * @throws the error from `onError`
 * @throws RangeError for an invalid status
 */
async function readResponse(incoming: IncomingMessage, observer: ReadObserver): Promise<ProgramResponse> {
  const { statusCode: status = 0, statusMessage: statusText = "", rawHeaders } = incoming;
  if (status < 200 || status > 599) throw new RangeError(`its status is ${status}`);
  const headers = endToEndHeaders(headerPairs(rawHeaders));
  return { status, statusText, headers, body: await readBody(incoming, observer) };
}

function readBody(incoming: IncomingMessage, observer: ReadObserver): Promise<ProgramResponse["body"]> {
  const hasNoContent = incoming.statusCode !== undefined && WITHOUT_BODY.has(incoming.statusCode);
  const length = headerOf(incoming, "content-length");
  const isSmall = length !== undefined && Number(length) <= MAX_BUFFERED_BYTES;
  if (hasNoContent || isSmall || isHeadResponse(incoming)) return wholeBody(incoming, observer, hasNoContent);
  return Promise.resolve(streamedBody(incoming, observer));
}

/**
 * Returns the value of a header field. This is faster than `headers`, because Node.js processes every field to create
 * that object.
 */
function headerOf({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const field = rawHeaders[at] as string;
    if (field.length === name.length && field.toLowerCase() === name) return rawHeaders[at + 1];
  }
  return undefined;
}

function isHeadResponse(incoming: IncomingMessage): boolean {
  return (incoming as unknown as { readonly req?: { readonly method: string } }).req?.method === "HEAD";
}

function wholeBody(
  incoming: IncomingMessage,
  observer: ReadObserver,
  hasNoContent: boolean,
): Promise<Uint8Array | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    incoming.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    incoming.on("end", () => {
      observer.onEnd();
      resolve(hasNoContent || chunks.length === 0 ? undefined : concatChunks(chunks));
    });
    incoming.on("error", (cause) => void observer.onError(cause).then(reject));
  });
}

function concatChunks([first = new Uint8Array(), ...others]: readonly Uint8Array[]): Uint8Array {
  return others.length === 0 ? first : Buffer.concat([first, ...others]);
}

function streamedBody(incoming: IncomingMessage, observer: ReadObserver): ReadableStream<Uint8Array> {
  let isSettled = false;
  /** @returns whether the stream was still open */
  const settle = (): boolean => {
    const wasOpen = !isSettled;
    isSettled = true;
    return wasOpen;
  };
  const start = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    incoming.on("data", (chunk: Uint8Array) => {
      if (isSettled) return;
      controller.enqueue(chunk);
      if ((controller.desiredSize ?? 0) > 0) return;
      incoming.pause();
      observer.onStall(true);
    });
    incoming.on("end", () => {
      observer.onEnd();
      if (settle()) controller.close();
    });
    incoming.on("error", (cause) => {
      void observer.onError(cause).then((error) => settle() && controller.error(error));
    });
  };
  const pull = (): void => {
    observer.onStall(false);
    incoming.resume();
  };
  const cancel = (): void => {
    settle();
    observer.onEnd();
    incoming.destroy();
  };
  return new ReadableStream(
    { start, pull, cancel },
    new ByteLengthQueuingStrategy({ highWaterMark: READ_AHEAD_BYTES }),
  );
}

/** Pairs the names and values of header fields, which alternate in `rawHeaders`. */
function* headerPairs(fields: readonly string[]): Generator<readonly [string, string]> {
  for (let at = 0; at < fields.length; at += 2) yield [fields[at] as string, fields[at + 1] as string];
}

/** Methods that require a declared length, even without a body (RFC 9110 section 8.6). */
const METHODS_WITH_BODY = new Set(["POST", "PUT", "PATCH"]);

/** Header fields that depend on the connection to the process. */
const REWRITTEN_HEADERS = new Set(["content-length", "expect"]);

/** Returns the header fields of a request in Node.js's raw form: alternating names and values. */
function requestHeaders({ method, headers, body }: ProgramRequest): string[] {
  const fields = endToEndHeaders(headers).filter(([name]) => !REWRITTEN_HEADERS.has(name.toLowerCase()));
  if (!fields.some(([name]) => name.toLowerCase() === "host")) fields.unshift(["host", "localhost"]);
  if (body !== undefined || METHODS_WITH_BODY.has(method))
    fields.push(["content-length", `${body?.length ?? 0}`]);
  return fields.flat();
}

/** The running calls of a process, and the callers that are waiting for a free slot. */
export class PendingCalls {
  readonly #limit: number;
  readonly #calls = new Set<ProgramCall>();
  readonly #waiting = new Set<() => void>();

  /** @param limit maximum number of concurrent calls */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get count(): number {
    return this.#calls.size;
  }

  get hasRoom(): boolean {
    return this.#calls.size < this.#limit;
  }

  add(call: ProgramCall): void {
    this.#calls.add(call);
  }

  /** Removes a call and wakes the caller that has waited longest. */
  remove(call: ProgramCall): void {
    this.#calls.delete(call);
    const [first] = this.#waiting;
    if (first === undefined) return;
    this.#waiting.delete(first);
    first();
  }

  /**
   * Resolves when there may be room for a call, or when all waiting callers are woken.
   *
   * @throws the signal's reason if the signal is aborted
   */
  async whenRoom(signal?: AbortSignal): Promise<void> {
    let wake = (): void => {};
    const room = new Promise<void>((resolve) => {
      wake = resolve;
    });
    this.#waiting.add(wake);
    try {
      await raceAbort(room, signal);
    } finally {
      this.#waiting.delete(wake);
    }
  }

  /** Wakes all waiting callers. */
  wakeAll(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}
