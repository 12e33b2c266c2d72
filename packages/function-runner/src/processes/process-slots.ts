import type { RunnerClock } from "../code-runner/code-runner.ts";
import type { CodeProcess } from "./code-process.ts";

interface ProcessSlotsParts {
  readonly clock: RunnerClock;
  /** How long a process stays alive without calls, in milliseconds of the clock. */
  readonly idleMs: number;
  /** How many processes may run before an idle one is stopped. */
  readonly maxProcesses: number;
  /** Called when a process is stopped, with the reason. */
  onStop(process: CodeProcess, reason: string): void;
}

/** Limits the number of processes, and stops those that are idle for too long. */
export class ProcessSlots {
  readonly #parts: ProcessSlotsParts;
  /** The times since which processes have been idle, starting with the one that has been idle for the longest. */
  readonly #idleSince = new Map<CodeProcess, number>();
  /** Cancels the planned check of a process. There is at most one for each, so that calls need not plan any. */
  readonly #plannedChecks = new Map<CodeProcess, () => void>();
  #used = 0;

  constructor(parts: ProcessSlotsParts) {
    this.#parts = parts;
  }

  /**
   * Acquires a slot. If none is free, the process that has been idle for the longest is stopped; if no process is idle,
   * one more than the limit runs.
   */
  async acquire(): Promise<void> {
    while (this.#used >= this.#parts.maxProcesses) {
      const [longestIdle] = this.#idleSince.keys();
      if (longestIdle === undefined) break;
      await this.#stop(longestIdle, "another program needs its place");
    }
    this.#used += 1;
  }

  /** Releases a slot. */
  release(): void {
    this.#used -= 1;
  }

  busy(process: CodeProcess): void {
    this.#idleSince.delete(process);
  }

  idle(process: CodeProcess): void {
    const { clock, idleMs } = this.#parts;
    const now = clock.now();
    this.#idleSince.delete(process);
    this.#idleSince.set(process, now);
    if (!this.#plannedChecks.has(process)) this.#planCheck(process, now + idleMs);
  }

  ended(process: CodeProcess): void {
    this.#idleSince.delete(process);
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
    const since = this.#idleSince.get(process);
    // The process is busy. The next check is planned when it becomes idle again.
    if (since === undefined) return;
    const due = since + this.#parts.idleMs;
    if (due > this.#parts.clock.now()) this.#planCheck(process, due);
    else await this.#stop(process, "it had no calls");
  }

  async #stop(process: CodeProcess, reason: string): Promise<void> {
    this.#idleSince.delete(process);
    this.#parts.onStop(process, reason);
    await process.stop();
  }
}
