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
    await turnOfTheEventLoop();
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
function turnOfTheEventLoop(): Promise<void> {
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
