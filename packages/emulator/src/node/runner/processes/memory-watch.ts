import { ownBytes, processBytes } from "./memory-limits.ts";

/** How often processes are looked at while they work, in milliseconds. */
const EVERY_MS = 100;

/** A process whose memory has a limit. */
export interface WatchedProcess {
  readonly pid: number | undefined;
  readonly memoryBytes: number;
  readonly isBusy: boolean;
  /** Told once it holds more than it may. */
  exceeded(bytes: number): void;
}

/** Looks at how much memory busy processes hold, where the system says so (Linux). The heap has its own limit. */
export class MemoryWatch {
  readonly #busy = new Set<WatchedProcess>();
  #timer: NodeJS.Timeout | undefined;

  /** Looks at a process until it is found idle. */
  add(process: WatchedProcess): void {
    this.#busy.add(process);
    this.#timer ??= setInterval(() => this.#look(), EVERY_MS).unref();
  }

  #look(): void {
    for (const process of this.#busy) {
      const bytes = process.pid === undefined ? undefined : ownBytes(process.pid);
      if (bytes === undefined || !process.isBusy) this.#busy.delete(process);
      if (bytes !== undefined && bytes > processBytes(process.memoryBytes)) process.exceeded(bytes);
    }
    if (this.#busy.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
