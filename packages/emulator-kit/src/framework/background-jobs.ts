import type { EmulatorClock } from "../clock/emulator-clock.ts";
import { isReplaced } from "../store/store-errors.ts";
import type { Task } from "./scheduled-tasks.ts";

/**
 * The work of a task that has effects outside the store, such as starting a process. It runs outside of any transaction
 * and concurrently with other work. Moves of the clock wait for it, so it must not wait for the clock. The task is
 * removed when the work is done: if the process dies earlier, the next process repeats it. The work stores its own
 * results.
 *
 * @param at due time, in milliseconds since 1970
 * @param signal aborts when the state is replaced or the emulator closes
 */
export type BackgroundWork = (subject: never, at: number, signal: AbortSignal) => Promise<void>;

/** A stored task. */
export type NumberedTask = Task & { readonly number: number };

interface RunningJob {
  readonly number: number;
  readonly abort: AbortController;
  readonly settled: Promise<void>;
}

/** Locks that ensure that only one of several emulators runs a job. */
export interface JobClaims {
  /** @returns whether this emulator holds the lock now, until it releases the lock or dies */
  claim(name: string): Promise<boolean>;
  /** Never fails. */
  release(name: string): Promise<void>;
}

/** Interval at which to check whether another emulator has finished a job, in milliseconds. */
const CLAIM_PAUSE_MS = 200;

interface BackgroundJobParts {
  readonly clock: EmulatorClock;
  /** Present if other emulators share the state. */
  readonly claims: JobClaims | undefined;
  /** Returns whether a task is still planned, and was not replaced by a task with the same id. */
  isPlanned(id: string, number: number): Promise<boolean>;
  readonly kinds: Readonly<Record<string, BackgroundWork>>;
  /** Removes a task after its job has ended. */
  remove(task: NumberedTask & { readonly id: string }): Promise<void>;
}

/** The running background jobs of a service. Moves of the clock wait for them. */
export class BackgroundJobs {
  readonly #parts: BackgroundJobParts;
  readonly #running = new Map<string, RunningJob>();

  constructor(parts: BackgroundJobParts) {
    this.#parts = parts;
  }

  /**
   * Starts a job. Aborts an earlier job with the same id and waits for its end. Does nothing if the job of this task is
   * already running: two searches can find the task before either of them starts the job.
   */
  begin(id: string, task: NumberedTask): void {
    const before = this.#running.get(id);
    if (before?.number === task.number && !before.abort.signal.aborted) return;
    before?.abort.abort();
    const abort = new AbortController();
    const settled = this.#run(id, task, abort.signal, before?.settled).finally(() => {
      if (this.#running.get(id)?.abort === abort) this.#running.delete(id);
    });
    this.#running.set(id, { number: task.number, abort, settled });
    this.#parts.clock.trackPending(settled);
  }

  /** Aborts the job of a task if it is running. */
  abort(id: string): void {
    this.#running.get(id)?.abort.abort();
  }

  /** Returns whether the job of a task is running. */
  has(id: string): boolean {
    return this.#running.has(id);
  }

  /** Aborts the jobs whose tasks another emulator has removed or replaced. */
  async abortUnplanned(): Promise<void> {
    for (const [id, { number, abort }] of this.#running)
      if (!(await this.#parts.isPlanned(id, number))) abort.abort();
  }

  /** Aborts all jobs and resolves when they have ended. */
  async abortAll(): Promise<void> {
    const all = [...this.#running.values()];
    for (const { abort } of all) abort.abort();
    await Promise.all(all.map(({ settled }) => settled));
  }

  /** Never rejects. The task of a failed job is removed, too: the service that planned it still knows its subject. */
  async #run(id: string, task: NumberedTask, signal: AbortSignal, after?: Promise<void>): Promise<void> {
    await after;
    const { claims } = this.#parts;
    const name = `job ${id} ${task.number}`;
    if (claims && !(await this.#claim(claims, name, id, task.number, signal))) return;
    try {
      if (!signal.aborted) await this.#parts.kinds[task.kind]?.(task.subject as never, task.at, signal);
    } catch (error) {
      if (!signal.aborted && !isReplaced(error))
        console.error("A background job of the emulator failed.", error);
    }
    try {
      if (!signal.aborted) await this.#parts.remove({ ...task, id });
    } catch (error) {
      if (!isReplaced(error))
        console.error("The emulator failed to remove the task of a background job.", error);
    }
    await claims?.release(name);
  }

  /**
   * Waits until this emulator owns the job, because no other emulator runs it or the other emulator has died.
   *
   * @returns `false` if the job is already done
   */
  async #claim(
    claims: JobClaims,
    name: string,
    id: string,
    number: number,
    signal: AbortSignal,
  ): Promise<boolean> {
    while (!signal.aborted) {
      try {
        const isOurs = await claims.claim(name);
        // Another emulator may have finished the job meanwhile.
        if (await this.#parts.isPlanned(id, number)) {
          if (isOurs) return true;
        } else {
          if (isOurs) await claims.release(name);
          return false;
        }
      } catch (error) {
        if (isReplaced(error)) return false;
      }
      await new Promise((resolve) => setTimeout(resolve, CLAIM_PAUSE_MS));
    }
    return false;
  }
}
