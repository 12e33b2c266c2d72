/** Runs one piece of work at a time, in the order given. */
type Queue = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  };
}

/** How long work on a whole state keeps the process to itself, in milliseconds. */
const SLICE_MS = 8;

/** Cuts long work into slices, so that the process answers requests and obeys signals meanwhile. */
export class TimeSlices {
  readonly #signal: AbortSignal | undefined;
  #end = performance.now() + SLICE_MS;

  /** @param signal ends the work at the end of a slice */
  constructor(signal?: AbortSignal) {
    this.#signal = signal;
  }

  /**
   * Is called between two steps. Within a slice there is nothing to wait for; at its end the promise resolves once
   * everything else that was waiting has had its turn.
   *
   * @throws the signal's reason, as a rejection, where that has aborted
   */
  pause(): Promise<void> | undefined {
    return performance.now() < this.#end ? undefined : this.#nextSlice();
  }

  async #nextSlice(): Promise<void> {
    this.#signal?.throwIfAborted();
    await nextEventLoopTurn();
    this.#signal?.throwIfAborted();
    this.#end = performance.now() + SLICE_MS;
  }
}

/**
 * Node's own way to the next turn, where there is one: a message would have it load what it makes `fetch` of. It is
 * taken when the module is loaded, because tests put fake timers in its place.
 */
const { setImmediate: immediately } = globalThis as { setImmediate?: (work: () => void) => unknown };

/** Elsewhere a message takes a turn: timers that follow one another are delayed. */
function nextEventLoopTurn(): Promise<void> {
  if (immediately) return new Promise((resolve) => void immediately(resolve));
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/**
 * Lets everything go on that waits for nothing but its turn: the promises that are settled by now, and what follows
 * from them. By a message, since a timer is slower, and tests replace timers.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
