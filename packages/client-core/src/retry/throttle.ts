import type { AttemptOutcome } from "../call/attempts.ts";
import type { Call } from "../call/call.ts";
import { type Clock, randomOf, untilAborted } from "../platform/clock.ts";
import { decide, type RetryDecision } from "./decide.ts";

/**
 * Limits that protect the service, shared by all calls from a client and its `withOptions` clients: the concurrency
 * limit, a pause for all calls after a 429, and the retry budget.
 */
export interface SharedLimits {
  readonly limiter: ConcurrencyLimiter;
  readonly throttle: Throttle;
  readonly budget: RetryBudget;
}

export function createSharedLimits(): SharedLimits {
  const throttle = createThrottle();
  return { limiter: createConcurrencyLimiter(throttle), throttle, budget: createRetryBudget() };
}

/**
 * Decides what to do after an attempt, and updates the shared limits: a 429 pauses all of the client's calls, and a
 * retry is deducted from the budget.
 */
export function settleAttempt(limits: SharedLimits, call: Call, outcome: AttemptOutcome): RetryDecision {
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

/** Pause for all of a client's calls after a 429. */
interface Throttle {
  /** Starts a pause of `ms` milliseconds, as measured by `clock`. A pause that ends later remains in effect. */
  pause(ms: number, clock: Clock): void;
  isPaused(): boolean;
  /** Resolves at the end of the pause, or when the signal aborts. */
  untilResumed(signal: AbortSignal | undefined): Promise<void>;
}

function createThrottle(): Throttle {
  let current: { readonly clock: Clock; readonly ms: number; begun: number } | undefined;
  const leftMs = (): number => {
    if (!current) return 0;
    const now = current.clock.now();
    // If the clock was set back, restart the pause instead of waiting for the original time.
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
      // A clock that fails or does not advance must not pause forever.
      if (clock.now() === from && !signal?.aborted) current = undefined;
    },
  };
}

/** Limits concurrent attempts by a client and its `withOptions` clients. */
interface ConcurrencyLimiter {
  /**
   * Waits for a free slot. Returns `undefined` if a slot is free immediately. Each `acquire` needs a `release`.
   *
   * @param concurrency maximum number of attempts in flight, including this one
   * @param failures number of failed attempts of the call; calls with more failures go first, so new calls do not
   * starve them
   * @throws the signal's reason
   */
  acquire(concurrency: number, failures: number, signal: AbortSignal | undefined): Promise<void> | undefined;
  release(): void;
  /** After a pause, starts one attempt, then one more after each response, to avoid another 429. */
  startSlowly(): void;
}

interface Waiter {
  readonly concurrency: number;
  readonly start: () => void;
}

/** Creates a limiter that starts no attempts during a pause. */
function createConcurrencyLimiter(throttle: Throttle): ConcurrencyLimiter {
  const queue = createQueue<Waiter>();
  let inFlight = 0;
  // Increases by one for every response after a pause.
  let ceiling = Infinity;
  // All waiters share one sleep, which exists only while there are waiters.
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
      // The new pause may use a different clock than the current sleep.
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
 * Waits in the queue for a free slot.
 *
 * @param startWaiters starts waiters while slots are free
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

/** A first-in, first-out queue in which items with a higher rank come first. */
interface Queue<Item> {
  /** Returns the oldest item with the highest rank. */
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

/** Number of retries that a client may send before any call succeeds. */
const MAX_RETRIES = 100;
/** Budget that a call earns if it succeeds without retries. */
const EARNED_PER_SUCCESS = 0.1;

/** Limits retries, so a failing service does not receive several times its usual load. */
interface RetryBudget {
  hasRetry(): boolean;
  take(): void;
  /** Returns the retries of a successful call to the budget. A call without retries adds a fraction of a retry. */
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
      left = Math.min(MAX_RETRIES, left + (retries || EARNED_PER_SUCCESS));
    },
  };
}
