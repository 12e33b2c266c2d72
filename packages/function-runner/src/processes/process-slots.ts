import type { RunnerClock } from "../code-runner/code-runner.ts";
import type { CodeProcess } from "./code-process.ts";

interface ProcessSlotsParts {
  readonly clock: RunnerClock;
  /** How long a process stays alive without calls, in milliseconds, as measured by the clock. */
  readonly idleMs: number;
  /** The maximum number of processes. If it is reached, an idle process is stopped. */
  readonly maxProcesses: number;
  /** Called with the reason when a process is stopped. */
  onStop(process: CodeProcess, reason: string): void;
}

/** Limits the number of processes, and stops processes that have been idle for too long. */
export class ProcessSlots {
  readonly #parts: ProcessSlotsParts;
  /** Times when processes became idle, longest idle process first. */
  readonly #idleSince = new Map<CodeProcess, number>();
  /**
   * Functions that cancel scheduled checks. Each process has at most one check, so that calls do not schedule new
   * checks.
   */
  readonly #plannedChecks = new Map<CodeProcess, () => void>();
  #used = 0;

  constructor(parts: ProcessSlotsParts) {
    this.#parts = parts;
  }

  /**
   * Acquires a slot. If all slots are in use, stops the process that has been idle longest. If no process is idle,
   * exceeds the limit.
   */
  async acquire(): Promise<void> {
    while (this.#used >= this.#parts.maxProcesses) {
      const [longestIdle] = this.#idleSince.keys();
      if (longestIdle === undefined) break;
      await this.#stop(longestIdle, "another program needs its slot");
    }
    this.#used += 1;
  }

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
    // The process is busy. The next check is scheduled when it becomes idle again.
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
