import type { HoldBack } from "./hold-back.ts";
import { createQueue } from "./queue.ts";

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
