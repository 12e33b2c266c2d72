import type { Exchange } from "./exchange.ts";
import { orAborted } from "./or-aborted.ts";

/** The calls of a process, and who waits for room for one more. */
export class CallsUnderWay {
  readonly #most: number;
  readonly #calls = new Set<Exchange>();
  readonly #waiting = new Set<() => void>();

  /** @param most how many there may be at once */
  constructor(most: number) {
    this.#most = most;
  }

  get count(): number {
    return this.#calls.size;
  }

  get hasRoom(): boolean {
    return this.#calls.size < this.#most;
  }

  add(call: Exchange): void {
    this.#calls.add(call);
  }

  /** Takes a call away, and lets the one go on that has waited the longest. */
  end(call: Exchange): void {
    this.#calls.delete(call);
    const [first] = this.#waiting;
    if (first === undefined) return;
    this.#waiting.delete(first);
    first();
  }

  /**
   * Resolves when there may be room, or when nobody waits any more.
   *
   * @throws the signal's reason
   */
  async room(signal?: AbortSignal): Promise<void> {
    let goOn = (): void => {};
    const room = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    this.#waiting.add(goOn);
    try {
      await orAborted(room, signal);
    } finally {
      this.#waiting.delete(goOn);
    }
  }

  /** Has nobody wait any more. */
  letGo(): void {
    for (const goOn of this.#waiting) goOn();
    this.#waiting.clear();
  }
}
