import { type Call, type Received, targetOf } from "./call.ts";

/** A function like `fetch`. */
export type Fetch = (request: Request) => Promise<Response>;

export interface SenderOptions {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** Headers of every request, such as credentials. Their values never appear in reports. */
  readonly headers: Readonly<Record<string, string>>;
  readonly allowWrites: boolean;
  readonly maxRequests: number;
  /** Maximum number of requests per second. */
  readonly rate: number | undefined;
  readonly sleep: (ms: number) => Promise<void>;
  readonly now: () => number;
  readonly signal: AbortSignal | undefined;
}

/** Thrown if the first request of a run gets no response. */
export class UnreachableError extends Error {
  override readonly name: string = "UnreachableError";
}

/** Thrown if a run must not send more requests. */
export class StoppedError extends Error {
  override readonly name: string = "StoppedError";
}

const SAFE: readonly string[] = ["GET", "HEAD", "OPTIONS"];
/** Maximum time to wait for a response. */
const TIMEOUT_MS = 30_000;
/** Requests that are kept for removing items at the end. */
const RESERVE = 50;
/** Maximum number of waits for a service that limits the rate of requests. */
const MAX_WAITS = 5;

/** Sends requests one at a time, inside the limits of a run. */
export class Sender {
  readonly #options: SenderOptions;
  #sent = 0;
  #next = 0;
  #isCleaning = false;

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  get sent(): number {
    return this.#sent;
  }

  /** Returns whether a call may be sent. Without `allowWrites`, only safe methods are allowed. */
  isAllowed({ operation }: Pick<Call, "operation">): boolean {
    return this.#options.allowWrites || SAFE.includes(operation.method);
  }

  /** Lets further calls use the reserve, and ignores the signal. */
  startCleaning(): void {
    this.#isCleaning = true;
  }

  /**
   * Sends a call. Waits and sends it again if the status is 429.
   *
   * @throws StoppedError if the run was interrupted or the maximum number of requests was sent
   */
  async send(call: Call): Promise<Received> {
    for (let waits = 0; ; waits += 1) {
      const received = await this.#sendOnce(call);
      if (received.status !== 429 || waits === MAX_WAITS) return received;
      await this.#options.sleep(retryAfterMs(received.headers));
    }
  }

  async #sendOnce(call: Call): Promise<Received> {
    this.#assertMaySend(call);
    await this.#pace();
    this.#sent += 1;
    const { baseUrl, headers: own, fetch, now, signal } = this.#options;
    const url = `${baseUrl.replace(/\/$/, "")}${targetOf(call)}`;
    const at = now();
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const { method } = call.operation;
    const request = new Request(url, {
      method,
      headers: { ...(call.isAnonymous ? {} : own), ...(call.body === undefined ? {} : JSON_BODY) },
      redirect: "manual",
      // A change is not interrupted, because the response names what must be removed.
      signal:
        signal && SAFE.includes(method) && !this.#isCleaning ? AbortSignal.any([signal, timeout]) : timeout,
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    });
    try {
      const response = await fetch(request);
      const text = await response.text();
      return { call, url, at, status: response.status, headers: response.headers, text, body: parsed(text) };
    } catch (error) {
      if (signal?.aborted && !this.#isCleaning) throw new StoppedError("the run was interrupted");
      if (this.#sent === 1)
        throw new UnreachableError(`cannot reach ${new URL(url).origin}: check the address`, {
          cause: error,
        });
      const text = error instanceof Error ? error.message : String(error);
      return { call, url, at, status: 0, headers: new Headers(), text, body: undefined };
    }
  }

  #assertMaySend(call: Call): void {
    const { maxRequests, signal } = this.#options;
    if (!this.isAllowed(call)) throw new Error(`${call.operation.operationId} needs allowWrites`);
    if (this.#isCleaning) return;
    if (signal?.aborted) throw new StoppedError("the run was interrupted");
    const limit = this.#options.allowWrites ? Math.max(1, maxRequests - RESERVE) : maxRequests;
    if (this.#sent >= limit) throw new StoppedError(`the run sent its maximum of ${maxRequests} requests`);
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function retryAfterMs(headers: Headers): number {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(60, seconds) * 1000 : 1000;
}
