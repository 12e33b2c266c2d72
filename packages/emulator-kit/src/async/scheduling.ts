/** Runs functions one at a time, in call order. */
type Queue = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  };
}

/** Maximum duration of one slice of work on a large state, in milliseconds. */
const SLICE_MS = 8;

/**
 * Divides long work into slices and yields to the event loop between them, so that the process can handle requests and
 * signals.
 */
export class TimeSlices {
  readonly #signal: AbortSignal | undefined;
  #end = performance.now() + SLICE_MS;

  /** @param signal aborts the work at the end of a slice */
  constructor(signal?: AbortSignal) {
    this.#signal = signal;
  }

  /**
   * Must be called between two steps. Returns `undefined` within a slice. At the end of a slice, returns a promise that
   * resolves once the process's other pending work has had a chance to run.
   *
   * @throws the signal's reason, as a rejection, if the signal is aborted
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
 * Node's `setImmediate`, which browsers lack. A message channel would also work, but would make Node load parts of
 * `fetch`. Captured when the module is loaded, because tests replace it with fake timers.
 */
const { setImmediate: nodeSetImmediate } = globalThis as { setImmediate?: (work: () => void) => unknown };

function nextTurn(): Promise<void> {
  if (!nodeSetImmediate) return yieldToEventLoop();
  return new Promise((resolve) => void nodeSetImmediate(resolve));
}

/**
 * Waits until all code that awaits settled promises has run. Uses a message, because timers are slower and are replaced
 * in tests.
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
