/** Runs work one piece at a time, in the order of the calls. */
type Queue = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  };
}

/** Maximum time slice for work on a large state, in milliseconds. */
const SLICE_MS = 8;

/** Divides long work into slices, so that the process can respond to requests and signals in between. */
export class TimeSlices {
  readonly #signal: AbortSignal | undefined;
  #end = performance.now() + SLICE_MS;

  /** @param signal stops the work at the end of a slice */
  constructor(signal?: AbortSignal) {
    this.#signal = signal;
  }

  /**
   * Must be called between two steps. Within a slice it returns `undefined`. At the end of a slice it returns a promise
   * that resolves after other pending work of the process had a turn.
   *
   * @throws the signal's reason (as a rejection) if the signal has aborted
   */
  pause(): Promise<void> | undefined {
    return performance.now() < this.#end ? undefined : this.#nextSlice();
  }

  async #nextSlice(): Promise<void> {
    this.#signal?.throwIfAborted();
    await nextTurn();
    this.#signal?.throwIfAborted();
    this.#end = performance.now() + SLICE_MS;
  }
}

/**
 * Node's function for the next turn of the event loop, which browsers lack. A message channel would make Node load
 * parts of its `fetch`. The function is read when the module is loaded, because tests replace it by fake timers.
 */
const { setImmediate: nodeSetImmediate } = globalThis as { setImmediate?: (work: () => void) => unknown };

function nextTurn(): Promise<void> {
  if (!nodeSetImmediate) return yieldToEventLoop();
  return new Promise((resolve) => void nodeSetImmediate(resolve));
}

/**
 * Waits until all settled promises, and code that follows from them, have been processed. Uses a message, because
 * timers are slower and tests replace them.
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
