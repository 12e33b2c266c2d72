import { type Clock, untilAborted } from "../options/clock.ts";

/** What the calls of a client, and of those that its `withOptions` makes, know of each other. */
export interface Traffic {
  readonly gate: Gate;
  readonly holdBack: HoldBack;
  readonly budget: RetryBudget;
}

/** Traffic of a client that has sent nothing. */
export function createTraffic(): Traffic {
  const holdBack = createHoldBack();
  return { gate: createGate(holdBack), holdBack, budget: createRetryBudget() };
}

interface Waiter {
  readonly concurrency: number;
  readonly admit: () => void;
}

/** What every attempt of a client, and of those that its `withOptions` makes, goes through. */
export interface Gate {
  /**
   * Waits for a place in flight, in order; `undefined` where there is one at once. Whoever has entered leaves.
   *
   * @param concurrency most attempts in flight, this one included
   * @param failures how often the call has failed: more of them go first, lest a call be lost behind those that
   * have just begun
   * @throws the signal's reason
   */
  enter(concurrency: number, failures: number, signal: AbortSignal | undefined): Promise<void> | undefined;
  leave(): void;
  /** Lets few in at first, when the time to hold back is over, so that they do not bring on the next 429 together. */
  narrow(): void;
}

/** A gate that lets nobody in while something is held back. */
export function createGate(holdBack: HoldBack): Gate {
  const queue = createQueue<Waiter>();
  let inFlight = 0;
  // Grows by one with every answer.
  let allowed = Infinity;
  // One sleep for all that wait. Nobody sleeps where nobody waits.
  let sleep: AbortController | undefined;

  const wake = (): void => {
    sleep = undefined;
    admit();
  };
  const admit = (): void => {
    for (let next = queue.first(); next; next = queue.first()) {
      if (sleep || inFlight >= Math.min(allowed, next.concurrency)) return;
      if (holdBack.isOn()) {
        sleep = new AbortController();
        holdBack.wait(sleep.signal).then(wake);
        return;
      }
      queue.remove(next);
      inFlight += 1;
      next.admit();
    }
    sleep?.abort();
  };
  const queueUp: Gate["enter"] = (concurrency, failures, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const stop = (): void => {
        queue.remove(waiter);
        reject(signal?.reason);
        admit();
      };
      const waiter: Waiter = {
        concurrency,
        admit() {
          signal?.removeEventListener("abort", stop);
          resolve();
        },
      };
      signal?.addEventListener("abort", stop);
      queue.add(waiter, failures);
      admit();
    });

  return {
    enter(concurrency, failures, signal) {
      const mustWait = queue.first() || holdBack.isOn() || inFlight >= Math.min(allowed, concurrency);
      if (mustWait) return queueUp(concurrency, failures, signal);
      inFlight += 1;
      return undefined;
    },
    leave() {
      inFlight -= 1;
      allowed += 1;
      admit();
    },
    narrow() {
      allowed = 1;
      // What is held back now may go by another clock than what was.
      sleep?.abort();
    },
  };
}

/** What waits, first come, first served, but for rank. */
export interface Queue<Waiter> {
  /** The one whose turn it is: of the highest rank, the one that came first. */
  first(): Waiter | undefined;
  add(waiter: Waiter, rank: number): void;
  remove(waiter: Waiter): void;
}

/** An empty queue. */
export function createQueue<Waiter>(): Queue<Waiter> {
  const byRank = new Map<number, Set<Waiter>>();
  return {
    first: () =>
      byRank.size
        ? byRank
            .get(Math.max(...byRank.keys()))
            ?.values()
            .next().value
        : undefined,
    add(waiter, rank) {
      byRank.set(rank, (byRank.get(rank) ?? new Set()).add(waiter));
    },
    remove(waiter) {
      for (const [rank, waiters] of byRank) {
        if (waiters.delete(waiter) && waiters.size === 0) byRank.delete(rank);
      }
    },
  };
}

/** The time in which a client sends nothing, because a service has asked for it. */
export interface HoldBack {
  /** Begins now, for milliseconds of a clock; an end that is later already stays. */
  until(ms: number, clock: Clock): void;
  isOn(): boolean;
  /** Ends with the time, or when the signal aborts. */
  wait(signal: AbortSignal | undefined): Promise<void>;
}

/** Nothing held back. */
export function createHoldBack(): HoldBack {
  let held: { readonly clock: Clock; readonly ms: number; begun: number } | undefined;
  const leftMs = (): number => {
    if (!held) return 0;
    const now = held.clock.now();
    // A clock that was set back would hold back until it is as late as before.
    held.begun = Math.min(held.begun, now);
    const left = held.begun + held.ms - now;
    if (left <= 0) held = undefined;
    return left;
  };
  return {
    until(ms, clock) {
      if (ms > leftMs()) held = { clock, ms, begun: clock.now() };
    },
    isOn: () => leftMs() > 0,
    async wait(signal) {
      if (!held) return;
      const { clock } = held;
      const from = clock.now();
      await untilAborted(() => clock.sleep(Math.max(0, leftMs()), signal), signal).catch(() => undefined);
      // A clock that fails, or stands still, would hold back for ever.
      if (clock.now() === from && !signal?.aborted) held = undefined;
    },
  };
}

/** Retries that a client may send before any call succeeds. */
const MOST_RETRIES = 100;
/** What a call that succeeds at once adds. */
const EARNED = 0.1;

/** Keeps a service that is down from being asked several times as often as usual. */
export interface RetryBudget {
  /** Takes a retry; gives false where none is left. */
  take(): boolean;
  /** Puts back the retries that a successful call took, or a part of one where it took none. */
  refund(retries: number): void;
}

/** A full budget, for one client and those that its `withOptions` makes. */
export function createRetryBudget(): RetryBudget {
  let left = MOST_RETRIES;
  return {
    take: () => left >= 1 && left-- > 0,
    refund(retries) {
      left = Math.min(MOST_RETRIES, left + (retries || EARNED));
    },
  };
}
