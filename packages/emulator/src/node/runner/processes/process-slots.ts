import type { EmulatorClock } from "../../../clock/emulator-clock.ts";
import type { CodeProcess } from "./code-process.ts";

export interface ProcessSlotsParts {
  readonly clock: EmulatorClock;
  /** How long a process stays without calls, in milliseconds of the clock. */
  readonly idleMs: number;
  /** How many processes run at a time. */
  readonly maxProcesses: number;
  /** Told of a process that is stopped, and why. */
  onStop(process: CodeProcess, why: string): void;
}

/** The places for processes, and who has had one for long enough. */
export class ProcessSlots {
  readonly #parts: ProcessSlotsParts;
  /** Since when each has been idle, the one that is so the longest first. */
  readonly #idle = new Map<CodeProcess, number>();
  /** Cancels the look at a process. There is one at a time: calls need not plan any. */
  readonly #plannedChecks = new Map<CodeProcess, () => void>();
  #taken = 0;

  constructor(parts: ProcessSlotsParts) {
    this.#parts = parts;
  }

  /** Takes a place. Where there is none, the process that is idle the longest makes room; if none is, one more runs. */
  async acquire(): Promise<void> {
    while (this.#taken >= this.#parts.maxProcesses) {
      const [longest] = this.#idle.keys();
      if (longest === undefined) break;
      await this.#stop(longest, "another program needs its place");
    }
    this.#taken += 1;
  }

  /** Gives back a place. */
  release(): void {
    this.#taken -= 1;
  }

  busy(process: CodeProcess): void {
    this.#idle.delete(process);
  }

  idle(process: CodeProcess): void {
    const { clock, idleMs } = this.#parts;
    const now = clock.now();
    this.#idle.delete(process);
    this.#idle.set(process, now);
    if (!this.#plannedChecks.has(process)) this.#planCheck(process, now + idleMs);
  }

  ended(process: CodeProcess): void {
    this.#idle.delete(process);
    this.#plannedChecks.get(process)?.();
    this.#plannedChecks.delete(process);
    this.release();
  }

  #planCheck(process: CodeProcess, at: number): void {
    if (!Number.isFinite(at)) return;
    this.#plannedChecks.set(
      process,
      this.#parts.clock.schedule(at, () => this.#checkIdle(process)),
    );
  }

  async #checkIdle(process: CodeProcess): Promise<void> {
    this.#plannedChecks.delete(process);
    const since = this.#idle.get(process);
    // When it becomes idle again, the next look is planned.
    if (since === undefined) return;
    const due = since + this.#parts.idleMs;
    if (due > this.#parts.clock.now()) this.#planCheck(process, due);
    else await this.#stop(process, "it had no calls");
  }

  async #stop(process: CodeProcess, why: string): Promise<void> {
    this.#idle.delete(process);
    this.#parts.onStop(process, why);
    await process.stop();
  }
}
