import type { EmulatorClock } from "../clock/emulator-clock.ts";
import { isReplaced } from "../store/store-errors.ts";
import type { Task } from "./scheduled-tasks.ts";

/**
 * Runs a task that has effects outside the store, such as starting a process. It runs outside of any transaction and
 * concurrently with other work. Calls that advance the clock wait for it, so it must not wait for the clock. The task
 * is removed when the returned promise resolves. If the process exits earlier, the next process runs the task again.
 * The function must store its own results.
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

/** Locks that prevent several emulators from running the same job. */
export interface JobClaims {
  /** @returns whether this emulator acquired the lock, which it holds until it releases the lock or exits */
  claim(name: string): Promise<boolean>;
  /** Never fails. */
  release(name: string): Promise<void>;
}

/** Interval for checking whether another emulator has finished a job, in milliseconds. */
const CLAIM_PAUSE_MS = 200;

interface BackgroundJobParts {
  readonly clock: EmulatorClock;
  /** Present if other emulators share the state. */
  readonly claims: JobClaims | undefined;
  /** Returns whether a task is still planned and has not been replaced by a task with the same id. */
  isPlanned(id: string, number: number): Promise<boolean>;
  readonly kinds: Readonly<Record<string, BackgroundWork>>;
  remove(task: NumberedTask & { readonly id: string }): Promise<void>;
}

/** The running background jobs of a service. Calls that advance the clock wait for them. */
export class BackgroundJobs {
  readonly #parts: BackgroundJobParts;
  readonly #running = new Map<string, RunningJob>();

  constructor(parts: BackgroundJobParts) {
    this.#parts = parts;
  }

  /**
   * Starts a job. An earlier job with the same id is aborted first, and the new job starts when it has ended. Does
   * nothing if a job for the same task is already running, because two searches can find the same task.
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

  abort(id: string): void {
    this.#running.get(id)?.abort.abort();
  }

  has(id: string): boolean {
    return this.#running.has(id);
  }

  /** Aborts the jobs whose tasks have been removed or replaced by another emulator. */
  async abortUnplanned(): Promise<void> {
    for (const [id, { number, abort }] of this.#running)
      if (!(await this.#parts.isPlanned(id, number))) abort.abort();
  }

  /** Aborts all jobs and waits until they have ended. */
  async abortAll(): Promise<void> {
    const all = [...this.#running.values()];
    for (const { abort } of all) abort.abort();
    await Promise.all(all.map(({ settled }) => settled));
  }

  /** Runs a task and removes it, even if it failed. Never rejects. */
  async #run(id: string, task: NumberedTask, signal: AbortSignal, after?: Promise<void>): Promise<void> {
    await after;
    const { claims } = this.#parts;
    const name = `job ${id} ${task.number}`;
    if (claims && !(await this.#claim(claims, name, id, task.number, signal))) return;
    try {
      if (!signal.aborted) await this.#parts.kinds[task.kind]?.(task.subject as never, task.at, signal);
    } catch (error) {
      if (!signal.aborted && !isReplaced(error))
        console.error("A background job in the emulator failed.", error);
    }
    try {
      if (!signal.aborted) await this.#parts.remove({ ...task, id });
    } catch (error) {
      if (!isReplaced(error)) console.error("The emulator failed to remove a background job's task.", error);
    }
    await claims?.release(name);
  }

  /**
   * Waits until no other emulator is running the job, and acquires the job's lock.
   *
   * @returns `false` if the job is already done or has been aborted
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
        // Another emulator may have finished the job in the meantime.
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
