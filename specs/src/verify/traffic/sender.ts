import { type Call, type Received, targetOf } from "./call.ts";
import { assertHeaders } from "./header-problems.ts";
import { LongBodyError, parsedBody, textOf } from "./response-text.ts";

/** A function like `fetch`. */
export type Fetch = (request: Request) => Promise<Response>;

export interface SenderOptions {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** Headers to send with every request, such as credentials. Their values never appear in reports. */
  readonly headers: Readonly<Record<string, string>>;
  readonly allowWrites: boolean;
  readonly maxRequests: number;
  /** Maximum number of requests per second. */
  readonly rate: number | undefined;
  readonly sleep: (ms: number) => Promise<void>;
  readonly now: () => number;
  readonly signal: AbortSignal | undefined;
}

/** Thrown if a run's first request gets no response. */
export class UnreachableError extends Error {
  override readonly name: string = "UnreachableError";
}

/** Thrown if a run must not send more requests. */
export class StoppedError extends Error {
  override readonly name: string = "StoppedError";
}

/** Thrown if a run must not send more requests, because the service does not respond as it should. */
export class UnresponsiveError extends StoppedError {
  override readonly name: string = "UnresponsiveError";
}

const SAFE: readonly string[] = ["GET", "HEAD", "OPTIONS"];
/** Maximum time to wait for a response. */
const TIMEOUT_MS = 30_000;
/**
 * Maximum number of requests reserved for removing items at the end. Small runs reserve a quarter of their requests.
 */
const MAX_RESERVE = 100;
/** A run ends after this many consecutive requests without a response. */
const MAX_FAILURES = 3;
/** Maximum total number of body characters in a run. Limited because a run keeps its responses in memory. */
const MAX_CHARACTERS = 200_000_000;
/** Maximum number of waits for a service that rate-limits requests. */
const MAX_WAITS = 5;

/** Sends requests one at a time, within a run's limits. */
export class Sender {
  readonly #options: SenderOptions;
  #sent = 0;
  #next = 0;
  #failures = 0;
  #characters = 0;
  #isCleaning = false;
  #isUnresponsive = false;

  /** @throws InvalidHeadersError if the headers cannot be sent */
  constructor(options: SenderOptions) {
    assertHeaders(options.headers);
    this.#options = options;
  }

  get sent(): number {
    return this.#sent;
  }

  /** True if the run ended because the service did not respond as it should. */
  get isUnresponsive(): boolean {
    return this.#isUnresponsive;
  }

  /** Returns whether a call may be sent. Without `allowWrites`, only safe methods are allowed. */
  isAllowed({ operation }: Pick<Call, "operation">): boolean {
    return this.#options.allowWrites || SAFE.includes(operation.method);
  }

  /** Lets further calls use the reserve, and ignores the signal. From now on, calls that cannot be sent get status 0. */
  startCleaning(): void {
    this.#isCleaning = true;
    this.#failures = 0;
  }

  /**
   * Sends a call. Waits and sends it again if the status is 429.
   *
   * @throws StoppedError if the run was interrupted or the maximum number of requests was sent
   * @throws UnresponsiveError if the service does not respond, keeps rate-limiting requests or sends too much data
   */
  async send(call: Call): Promise<Received> {
    for (let waits = 0; ; waits += 1) {
      const reason = this.#reasonToStop(call);
      if (reason !== undefined && this.#isCleaning) return this.#notReceived(call, reason.message);
      if (reason !== undefined) throw this.#noted(reason);
      const received = await this.#sendOnce(call);
      if (received.status !== 429 || (waits === MAX_WAITS && this.#isCleaning)) return received;
      if (waits === MAX_WAITS) throw this.#noted(new UnresponsiveError(RATE_LIMITED));
      await this.#options.sleep(retryAfterMs(received.headers));
    }
  }

  #noted(reason: StoppedError): StoppedError {
    this.#isUnresponsive ||= reason instanceof UnresponsiveError;
    return reason;
  }

  async #sendOnce(call: Call): Promise<Received> {
    await this.#pace();
    this.#sent += 1;
    const { fetch, now, signal } = this.#options;
    const url = this.#urlOf(call);
    const at = now();
    try {
      const response = await fetch(this.#requestOf(call, url));
      this.#failures = 0;
      const text = await textOf(response);
      this.#characters += text.length;
      const { status, headers } = response;
      return { call, url, at, status, headers, text, body: parsedBody(text) };
    } catch (error) {
      // A failed change may have created an item, so the caller must know about it.
      const isSafe = SAFE.includes(call.operation.method);
      if (isSafe && signal?.aborted && !this.#isCleaning) throw new StoppedError(INTERRUPTED);
      if (this.#sent === 1 && !(error instanceof LongBodyError))
        throw new UnreachableError(`cannot reach ${new URL(url).origin}: check the address`, {
          cause: error,
        });
      if (!(error instanceof LongBodyError)) this.#failures += 1;
      return this.#notReceived(call, error instanceof Error ? error.message : String(error), at);
    }
  }

  #urlOf(call: Call): string {
    return `${this.#options.baseUrl.replace(/\/$/, "")}${targetOf(call)}`;
  }

  #requestOf(call: Call, url: string): Request {
    const { headers: own, signal } = this.#options;
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const { method } = call.operation;
    return new Request(url, {
      method,
      headers: { ...(call.isAnonymous ? {} : own), ...(call.body === undefined ? {} : JSON_BODY) },
      redirect: "manual",
      // Do not interrupt a change, because its response identifies the item to remove.
      signal:
        signal && SAFE.includes(method) && !this.#isCleaning ? AbortSignal.any([signal, timeout]) : timeout,
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    });
  }

  #notReceived(call: Call, text: string, at: number = this.#options.now()): Received {
    return { call, url: this.#urlOf(call), at, status: 0, headers: new Headers(), text, body: undefined };
  }

  /** Returns the reason if a call must not be sent. */
  #reasonToStop(call: Call): StoppedError | undefined {
    const { maxRequests, signal } = this.#options;
    if (!this.isAllowed(call)) throw new Error(`${call.operation.operationId} needs allowWrites`);
    if (this.#failures >= MAX_FAILURES) return new UnresponsiveError(NO_RESPONSE);
    const kept = this.#isCleaning ? 0 : this.#reserve;
    if (this.#sent >= maxRequests - kept) return new StoppedError(limitText(maxRequests, kept));
    if (this.#isCleaning) return undefined;
    if (signal?.aborted) return new StoppedError(INTERRUPTED);
    return this.#characters > MAX_CHARACTERS ? new UnresponsiveError(TOO_MUCH) : undefined;
  }

  get #reserve(): number {
    const { allowWrites, maxRequests } = this.#options;
    return allowWrites ? Math.min(MAX_RESERVE, Math.floor(maxRequests / 4)) : 0;
  }

  async #pace(): Promise<void> {
    const { rate, now, sleep } = this.#options;
    if (rate === undefined) return;
    const wait = this.#next - now();
    if (wait > 0) await sleep(wait);
    this.#next = Math.max(this.#next, now()) + 1000 / rate;
  }
}

const JSON_BODY = { "content-type": "application/json" };
const INTERRUPTED = "the run was interrupted";
const NO_RESPONSE = `the service did not respond to ${MAX_FAILURES} requests in a row`;
const RATE_LIMITED = `the service rejected a request ${MAX_WAITS + 1} times with status 429: use --rate`;
const TOO_MUCH = `the service's response bodies exceed ${MAX_CHARACTERS / 1e6} MB in total`;

function limitText(maximum: number, kept: number): string {
  const reached = `the run reached its maximum of ${maximum} requests`;
  return kept === 0 ? reached : `${reached}, ${kept} of which are reserved for removing items`;
}

function retryAfterMs(headers: Headers): number {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(60, seconds) * 1000 : 1000;
}
