import { type Agent, type ClientRequest, type IncomingMessage, request as sendRequest } from "node:http";
import { setImmediate } from "node:timers/promises";
import { raceAbort } from "../../../async/abortable-work.ts";
import type { ProgramAnswer, ProgramRequest } from "../../../framework/code-runner.ts";
import { endToEndHeaders } from "../../../pipeline/end-to-end-headers.ts";
import { RawHeaders } from "../../../pipeline/http-request.ts";

/** The process that a request goes to. */
export interface CallTarget {
  readonly agent: Agent;
  readonly socketPath: string;
  /** How long a call may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Whether it has said that it is about to end. */
  readonly isEnding: boolean;
  /** A call took too long. Gives what its caller is told. */
  timedOut(): Error;
  /** A connection broke. Gives what its caller is told. */
  failure(cause: Error): Promise<Error>;
  /** A call has ended, in any way. */
  callEnded(exchange: ProgramCall): void;
}

/** A request to a process of user code, and its answer. */
export class ProgramCall {
  /** Rejects with what the receiver makes of a failure, or the reason of the request's signal. */
  readonly response: Promise<ProgramAnswer>;
  readonly #receiver: CallTarget;
  readonly #signal: AbortSignal | undefined;
  readonly #outgoing: ClientRequest;
  readonly #timer: NodeJS.Timeout;
  #reject: (reason: unknown) => void = () => {};
  #isStalled = false;
  #isOver = false;
  /** Why it was broken off. */
  #reason: { readonly error: Error } | undefined;

  constructor(receiver: CallTarget, request: ProgramRequest) {
    this.#receiver = receiver;
    this.#signal = request.signal;
    this.#outgoing = sendRequest({
      agent: receiver.agent,
      socketPath: receiver.socketPath,
      method: request.method,
      path: request.target,
      headers: requestHeaders(request),
    });
    this.#timer = setTimeout(() => this.#timeOut(), receiver.timeoutMs);
    this.#signal?.addEventListener("abort", this.#onAbort);
    this.response = new Promise((resolve, reject) => {
      this.#reject = reject;
      this.#outgoing.on("response", (incoming) => void this.#respond(incoming).then(resolve, reject));
    });
    this.#outgoing.on("error", (cause) => void this.#fail(cause).then(this.#reject));
    this.#outgoing.end(request.body);
  }

  /** Breaks it off: who waits for the answer, or reads it, is told `error`. */
  stop(error: Error): void {
    if (this.#isOver) return;
    this.#reason = { error };
    this.#reject(error);
    this.#finish();
    this.#outgoing.destroy(error);
  }

  readonly #onAbort = (): void => this.stop(this.#signal?.reason);

  /** Who does not read what is there has no one else to blame. */
  #timeOut(): void {
    this.stop(this.#isStalled ? new Error("The answer was not read in time.") : this.#receiver.timedOut());
  }

  async #respond(incoming: IncomingMessage): Promise<ProgramAnswer> {
    // A process that ends writes an answer of its own in the name of the code, after it has said so.
    if (new RawHeaders(incoming.rawHeaders).get("x-google-status") === "crash") await setImmediate();
    if (this.#receiver.isEnding) {
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
    if (this.#reason === undefined) {
      const error = await this.#receiver.failure(cause);
      this.#reason ??= { error };
      this.#finish();
    }
    return this.#reason.error;
  }

  #finish(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener("abort", this.#onAbort);
    this.#receiver.callEnded(this);
  }
}

/** Bodies whose length is said, and no more than this, are taken whole: most answers, and much faster. Bytes. */
const MAX_BUFFERED_BYTES = 64 * 1024;

/** How many bytes of a longer body wait for their reader. */
const READ_AHEAD_BYTES = 256 * 1024;

/** Statuses of answers without content. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/** What becomes of an answer that is being read. */
interface ReadObserver {
  /** All of it is there, or nobody wants the rest. */
  onEnd(): void;
  /** It broke off. Gives the error that readers are told. */
  onError(cause: Error): Promise<Error>;
  /** Whether its reader is slow, or the code. */
  onStall(isStalled: boolean): void;
}

/**
 * An answer of a program. A long body is read as it comes.
 *
 * @throws what `broken` gives; RangeError where the status is none that an answer may have
 */
async function readResponse(incoming: IncomingMessage, reading: ReadObserver): Promise<ProgramAnswer> {
  const { statusCode: status = 0, statusMessage: statusText = "", rawHeaders } = incoming;
  if (status < 200 || status > 599) throw new RangeError(`its status is ${status}`);
  const headers = endToEndHeaders(headerPairs(rawHeaders));
  return { status, statusText, headers, body: await bodyOf(incoming, reading) };
}

function bodyOf(incoming: IncomingMessage, reading: ReadObserver): Promise<ProgramAnswer["body"]> {
  const isWithout = incoming.statusCode !== undefined && WITHOUT_BODY.has(incoming.statusCode);
  // Asking for all fields by name has Node look at each of them.
  const length = new RawHeaders(incoming.rawHeaders).get("content-length");
  const isSmall = length !== null && Number(length) <= MAX_BUFFERED_BYTES;
  if (isWithout || isSmall || isHeadResponse(incoming)) return wholeBody(incoming, reading, isWithout);
  return Promise.resolve(streamedBody(incoming, reading));
}

function isHeadResponse(incoming: IncomingMessage): boolean {
  return (incoming as unknown as { readonly req?: { readonly method: string } }).req?.method === "HEAD";
}

function wholeBody(
  incoming: IncomingMessage,
  reading: ReadObserver,
  isWithout: boolean,
): Promise<Uint8Array | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    incoming.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    incoming.on("end", () => {
      reading.onEnd();
      resolve(isWithout || chunks.length === 0 ? undefined : concatChunks(chunks));
    });
    incoming.on("error", (cause) => void reading.onError(cause).then(reject));
  });
}

function concatChunks([first = new Uint8Array(), ...others]: readonly Uint8Array[]): Uint8Array {
  return others.length === 0 ? first : Buffer.concat([first, ...others]);
}

function streamedBody(incoming: IncomingMessage, reading: ReadObserver): ReadableStream<Uint8Array> {
  let isOver = false;
  const over = (): boolean => {
    const isFirst = !isOver;
    isOver = true;
    return isFirst;
  };
  const start = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    incoming.on("data", (chunk: Uint8Array) => {
      if (isOver) return;
      controller.enqueue(chunk);
      if ((controller.desiredSize ?? 0) > 0) return;
      incoming.pause();
      reading.onStall(true);
    });
    incoming.on("end", () => {
      reading.onEnd();
      if (over()) controller.close();
    });
    incoming.on("error", (cause) => {
      void reading.onError(cause).then((error) => over() && controller.error(error));
    });
  };
  const pull = (): void => {
    reading.onStall(false);
    incoming.resume();
  };
  const cancel = (): void => {
    over();
    reading.onEnd();
    incoming.destroy();
  };
  return new ReadableStream(
    { start, pull, cancel },
    new ByteLengthQueuingStrategy({ highWaterMark: READ_AHEAD_BYTES }),
  );
}

/** Header fields as Node has them, names and values by turns, as pairs. */
function* headerPairs(fields: readonly string[]): Generator<readonly [string, string]> {
  for (let at = 0; at < fields.length; at += 2) yield [fields[at] as string, fields[at + 1] as string];
}

/** Methods whose requests say their length even without a body (RFC 9110 section 8.6). */
const METHODS_WITH_BODY = new Set(["POST", "PUT", "PATCH"]);

/** What whoever sends the request decides anew. */
const REWRITTEN_HEADERS = new Set(["content-length", "expect"]);

/** Names and values by turns, for Node: what a request to a program is sent with. */
function requestHeaders({ method, headers, body }: ProgramRequest): string[] {
  const fields = endToEndHeaders(headers).filter(([name]) => !REWRITTEN_HEADERS.has(name.toLowerCase()));
  if (!fields.some(([name]) => name.toLowerCase() === "host")) fields.unshift(["host", "localhost"]);
  if (body !== undefined || METHODS_WITH_BODY.has(method))
    fields.push(["content-length", `${body?.length ?? 0}`]);
  return fields.flat();
}

/** The calls of a process, and who waits for room for one more. */
export class PendingCalls {
  readonly #most: number;
  readonly #calls = new Set<ProgramCall>();
  readonly #waiting = new Set<() => void>();

  /** @param most how many there may be at once */
  constructor(most: number) {
    this.#most = most;
  }

  get count(): number {
    return this.#calls.size;
  }

  get hasRoom(): boolean {
    return this.#calls.size < this.#most;
  }

  add(call: ProgramCall): void {
    this.#calls.add(call);
  }

  /** Takes a call away, and lets the one go on that has waited the longest. */
  remove(call: ProgramCall): void {
    this.#calls.delete(call);
    const [first] = this.#waiting;
    if (first === undefined) return;
    this.#waiting.delete(first);
    first();
  }

  /**
   * Resolves when there may be room, or when nobody waits any more.
   *
   * @throws the signal's reason
   */
  async whenRoom(signal?: AbortSignal): Promise<void> {
    let goOn = (): void => {};
    const room = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    this.#waiting.add(goOn);
    try {
      await raceAbort(room, signal);
    } finally {
      this.#waiting.delete(goOn);
    }
  }

  /** Has nobody wait any more. */
  wakeAll(): void {
    for (const goOn of this.#waiting) goOn();
    this.#waiting.clear();
  }
}
