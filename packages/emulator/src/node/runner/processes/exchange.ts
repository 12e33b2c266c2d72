import { type Agent, type ClientRequest, type IncomingMessage, request as sendRequest } from "node:http";
import { setImmediate } from "node:timers/promises";
import { RawHeaders } from "../../../http/raw-headers.ts";
import type { ProgramAnswer, ProgramRequest } from "../../../service/code-runner.ts";
import { answerOf } from "./answer-of.ts";
import { requestHead } from "./request-head.ts";

/** The process that a request goes to. */
export interface Receiver {
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
  callEnded(exchange: Exchange): void;
}

/** A request to a process of user code, and its answer. */
export class Exchange {
  /** Rejects with what the receiver makes of a failure, or the reason of the request's signal. */
  readonly answer: Promise<ProgramAnswer>;
  readonly #receiver: Receiver;
  readonly #signal: AbortSignal | undefined;
  readonly #outgoing: ClientRequest;
  readonly #timer: NodeJS.Timeout;
  #reject: (reason: unknown) => void = () => {};
  #isStalled = false;
  #isOver = false;
  /** Why it was broken off. */
  #reason: { readonly error: Error } | undefined;

  constructor(receiver: Receiver, request: ProgramRequest) {
    this.#receiver = receiver;
    this.#signal = request.signal;
    this.#outgoing = sendRequest({
      agent: receiver.agent,
      socketPath: receiver.socketPath,
      method: request.method,
      path: request.target,
      headers: requestHead(request),
    });
    this.#timer = setTimeout(() => this.#timeOut(), receiver.timeoutMs);
    this.#signal?.addEventListener("abort", this.#gone);
    this.answer = new Promise((resolve, reject) => {
      this.#reject = reject;
      this.#outgoing.on("response", (incoming) => void this.#respond(incoming).then(resolve, reject));
    });
    this.#outgoing.on("error", (cause) => void this.#broken(cause).then(this.#reject));
    this.#outgoing.end(request.body);
  }

  /** Breaks it off: who waits for the answer, or reads it, is told `error`. */
  stop(error: Error): void {
    if (this.#isOver) return;
    this.#reason = { error };
    this.#reject(error);
    this.#over();
    this.#outgoing.destroy(error);
  }

  readonly #gone = (): void => this.stop(this.#signal?.reason);

  /** Who does not read what is there has no one else to blame. */
  #timeOut(): void {
    this.stop(this.#isStalled ? new Error("The answer was not read in time.") : this.#receiver.timedOut());
  }

  async #respond(incoming: IncomingMessage): Promise<ProgramAnswer> {
    // A process that ends writes an answer of its own in the name of the code, after it has said so.
    if (new RawHeaders(incoming.rawHeaders).get("x-google-status") === "crash") await setImmediate();
    if (this.#receiver.isEnding) {
      incoming.on("error", () => {}).resume();
      throw await this.#broken(new Error("The process ended."));
    }
    try {
      return await answerOf(incoming, {
        over: () => this.#over(),
        broken: (cause) => this.#broken(cause),
        stalled: (isStalled) => {
          this.#isStalled = isStalled;
        },
      });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw await this.#broken(error);
    }
  }

  async #broken(cause: Error): Promise<Error> {
    if (this.#reason === undefined) {
      const error = await this.#receiver.failure(cause);
      this.#reason ??= { error };
      this.#over();
    }
    return this.#reason.error;
  }

  #over(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener("abort", this.#gone);
    this.#receiver.callEnded(this);
  }
}
