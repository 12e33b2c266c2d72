import type { EmulatorClock } from "../clock/emulator-clock.ts";
import { isReplaced } from "../store/store-errors.ts";
import type { Task } from "./scheduled-tasks.ts";

/**
 * Does a task that fell due and reaches outside of the store, such as starting a process. It runs outside of any
 * transaction and beside others. Moves of the clock wait for it, so it must not wait for the clock. The task is taken
 * off the list once it is done: where the process dies before that, the next one does it again. The work puts its
 * results into the store.
 *
 * @param at when it fell due, in milliseconds since 1970
 * @param signal aborts when another state replaces this one, and when the emulator closes
 */
export type BackgroundWork = (subject: never, at: number, signal: AbortSignal) => Promise<void>;

/** A task as it is stored. */
export type NumberedTask = Task & { readonly number: number };

interface RunningJob {
  readonly number: number;
  readonly abort: AbortController;
  readonly settled: Promise<void>;
}

/** Lets one of several emulators do a job. */
export interface JobClaims {
  /** @returns whether it is up to this emulator now, as long as it neither releases it nor dies */
  claim(name: string): Promise<boolean>;
  /** Never fails. */
  release(name: string): Promise<void>;
}

/** How long to wait before looking again whether another emulator has done a job, in milliseconds. */
const CLAIM_PAUSE_MS = 200;

interface BackgroundJobParts {
  readonly clock: EmulatorClock;
  /** Where other emulators work on the same state. */
  readonly claims: JobClaims | undefined;
  /** Whether a task is still on the list, and no other of its id has replaced it. */
  isPlanned(id: string, number: number): Promise<boolean>;
  readonly kinds: Readonly<Record<string, BackgroundWork>>;
  /** Takes a task off the list, once its job has ended. */
  remove(task: NumberedTask & { readonly id: string }): Promise<void>;
}

/** The background jobs of a service that have begun and not ended. Moves of the clock wait for them. */
export class BackgroundJobs {
  readonly #parts: BackgroundJobParts;
  readonly #running = new Map<string, RunningJob>();

  constructor(parts: BackgroundJobParts) {
    this.#parts = parts;
  }

  /**
   * Begins a job. It aborts the one that another task of the same id began before, and waits for its end. A task whose
   * job
   * is running begins no other: two looks at the list can find it while neither has begun the job.
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

  /** Aborts the job of a task, if it is running. */
  abort(id: string): void {
    this.#running.get(id)?.abort.abort();
  }

  /** Whether the job of a task is running. */
  has(id: string): boolean {
    return this.#running.has(id);
  }

  /** Aborts the jobs whose tasks another emulator has removed or rescheduled. */
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

  /** Never fails. The task of a job that fails is done, too: the service that planned it still has its subject. */
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
        console.error("A background job of the emulator could not be taken off the list.", error);
    }
    await claims?.release(name);
  }

  /**
   * Waits until the job is this emulator's, because no other has it, or the other has died.
   *
   * @returns `false` where there is nothing left to do
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
        // The other one may have ended the job in between.
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
