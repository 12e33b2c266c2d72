import type { Call } from "../call/call.ts";
import { type Clock, randomOf, untilAborted } from "../platform/clock.ts";
import { decide, type Outcome, type RetryDecision } from "./decide.ts";

/**
 * What the calls of a client, and of those that its `withOptions` makes, share to spare the service: how many are in
 * flight (option `concurrency`), a pause of all of them after a 429, and how many retries are left.
 */
export interface SharedLimits {
  readonly limiter: ConcurrencyLimiter;
  readonly throttle: Throttle;
  readonly budget: RetryBudget;
}

/** The limits of a client that has sent nothing. */
export function createSharedLimits(): SharedLimits {
  const throttle = createThrottle();
  return { limiter: createConcurrencyLimiter(throttle), throttle, budget: createRetryBudget() };
}

/** Decides what to do after an attempt: one 429 pauses all calls of the client, and a retry costs budget. */
export function settleAttempt(limits: SharedLimits, call: Call, outcome: Outcome): RetryDecision {
  const { limiter, throttle, budget } = limits;
  const { operation, options, attempts } = call;
  const { clock } = options;
  if (outcome.response?.ok) budget.refund(attempts.spent);
  const decision = decide({ ...attempts, operation, options }, outcome, {
    now: clock.now(),
    random: () => randomOf(clock),
    hasRetry: budget.hasRetry(),
  });
  if (decision.throttle) {
    throttle.pause(decision.delayMs, clock);
    limiter.startSlowly();
  }
  if (decision.action === "retry") {
    attempts.failures += 1;
    if (!decision.throttle) {
      budget.take();
      attempts.spent += 1;
    }
  }
  return decision;
}

/** The time in which a client sends nothing, because the service has responded with 429. */
interface Throttle {
  /** Pauses from now on, for milliseconds of a clock; a pause that ends later stays. */
  pause(ms: number, clock: Clock): void;
  isPaused(): boolean;
  /** Ends with the pause, or when the signal aborts. */
  untilResumed(signal: AbortSignal | undefined): Promise<void>;
}

function createThrottle(): Throttle {
  let current: { readonly clock: Clock; readonly ms: number; begun: number } | undefined;
  const leftMs = (): number => {
    if (!current) return 0;
    const now = current.clock.now();
    // Otherwise a clock that was set back would pause until it is as late as before.
    current.begun = Math.min(current.begun, now);
    const left = current.begun + current.ms - now;
    if (left <= 0) current = undefined;
    return left;
  };
  return {
    pause(ms, clock) {
      if (ms > leftMs()) current = { clock, ms, begun: clock.now() };
    },
    isPaused: () => leftMs() > 0,
    async untilResumed(signal) {
      if (!current) return;
      const { clock } = current;
      const from = clock.now();
      await untilAborted(() => clock.sleep(Math.max(0, leftMs()), signal), signal).catch(() => undefined);
      // A clock that fails, or stands still, would pause for ever.
      if (clock.now() === from && !signal?.aborted) current = undefined;
    },
  };
}

/** Caps the attempts in flight, of a client and of those that its `withOptions` makes. */
interface ConcurrencyLimiter {
  /**
   * Waits for a place in flight, in order; `undefined` where there is one at once. Each `acquire` needs a `release`.
   *
   * @param concurrency most attempts in flight, this one included
   * @param failures how often the call has failed: calls with more failures go first, so that they are not
   * lost behind those that have just begun
   * @throws the signal's reason
   */
  acquire(concurrency: number, failures: number, signal: AbortSignal | undefined): Promise<void> | undefined;
  release(): void;
  /** Lets one attempt start when a pause is over, then one more with each response, so as not to cause the next 429. */
  startSlowly(): void;
}

interface Waiter {
  readonly concurrency: number;
  readonly start: () => void;
}

/** A limiter that starts nothing during a pause. */
function createConcurrencyLimiter(throttle: Throttle): ConcurrencyLimiter {
  const queue = createQueue<Waiter>();
  let inFlight = 0;
  // Grows by one with every response after a pause.
  let ceiling = Infinity;
  // One sleep for all waiters. Without waiters nothing sleeps.
  let sleep: AbortController | undefined;

  const startWaiters = (): void => {
    for (let next = queue.first(); next; next = queue.first()) {
      if (sleep || inFlight >= Math.min(ceiling, next.concurrency)) return;
      if (throttle.isPaused()) {
        sleep = new AbortController();
        throttle.untilResumed(sleep.signal).then(() => {
          sleep = undefined;
          startWaiters();
        });
        return;
      }
      queue.remove(next);
      inFlight += 1;
      next.start();
    }
    sleep?.abort();
  };
  return {
    acquire(concurrency, failures, signal) {
      const mustWait = queue.first() || throttle.isPaused() || inFlight >= Math.min(ceiling, concurrency);
      if (mustWait) return waitInQueue(queue, { concurrency, failures, signal }, startWaiters);
      inFlight += 1;
      return undefined;
    },
    release() {
      inFlight -= 1;
      ceiling += 1;
      startWaiters();
    },
    startSlowly() {
      ceiling = 1;
      // The pause may go by another clock now than the sleep does.
      sleep?.abort();
    },
  };
}

interface Turn {
  readonly concurrency: number;
  readonly failures: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Waits in a queue until it is its turn.
 *
 * @param startWaiters starts those whose turn it is
 * @throws the signal's reason
 */
function waitInQueue(
  queue: Queue<Waiter>,
  { concurrency, failures, signal }: Turn,
  startWaiters: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = (): void => {
      queue.remove(waiter);
      reject(signal?.reason);
      startWaiters();
    };
    const waiter: Waiter = {
      concurrency,
      start() {
        signal?.removeEventListener("abort", stop);
        resolve();
      },
    };
    signal?.addEventListener("abort", stop);
    queue.add(waiter, failures);
    startWaiters();
  });
}

/** Waiters, first come, first served, but for rank. */
interface Queue<Item> {
  /** Of the highest rank, the one that came first. */
  first(): Item | undefined;
  add(item: Item, rank: number): void;
  remove(item: Item): void;
}

function createQueue<Item>(): Queue<Item> {
  const byRank = new Map<number, Set<Item>>();
  return {
    first: () =>
      byRank.size
        ? byRank
            .get(Math.max(...byRank.keys()))
            ?.values()
            .next().value
        : undefined,
    add(item, rank) {
      byRank.set(rank, (byRank.get(rank) ?? new Set()).add(item));
    },
    remove(item) {
      for (const [rank, items] of byRank) {
        if (items.delete(item) && items.size === 0) byRank.delete(rank);
      }
    },
  };
}

/** Retries that a client may send before any call succeeds. */
const MAX_RETRIES = 100;
/** What a call that succeeds at once adds. */
const EARNED = 0.1;

/** Keeps a service that is down from getting several times as many requests as usual. */
interface RetryBudget {
  hasRetry(): boolean;
  take(): void;
  /** Puts back the retries that a successful call took, or a part of one where it took none. */
  refund(retries: number): void;
}

function createRetryBudget(): RetryBudget {
  let left = MAX_RETRIES;
  return {
    hasRetry: () => left >= 1,
    take() {
      left -= 1;
    },
    refund(retries) {
      left = Math.min(MAX_RETRIES, left + (retries || EARNED));
    },
  };
}
