import type { EmulatorClock } from "../clock/emulator-clock.ts";
import type { Task } from "./scheduled-tasks.ts";

/**
 * Does a task that fell due and reaches outside of the store, such as starting a process: outside of any transaction,
 * and while others go on; moves of the clock wait for it, so that it must not wait for the clock. The task is taken off
 * the list when it is done: a process that dies in between does it again. What it finds out, it puts into the store.
 *
 * @param at when it fell due, in milliseconds since 1970
 * @param signal aborts when another state takes the place of this one, and when the emulator closes
 */
export type BackgroundWork = (subject: never, at: number, signal: AbortSignal) => Promise<void>;

/** A task as it is stored. */
export type NumberedTask = Task & { readonly number: number };

interface RunningJob {
  readonly abort: AbortController;
  readonly settled: Promise<void>;
}

/** What errands go by. */
interface BackgroundJobParts {
  readonly clock: EmulatorClock;
  readonly kinds: Readonly<Record<string, BackgroundWork>>;
  /** Told when an errand has come to its end. */
  done(task: NumberedTask & { readonly id: string }): Promise<void>;
}

/** Errands that were begun and have not ended. Moves of the clock wait for them. */
export class BackgroundJobs {
  readonly #parts: BackgroundJobParts;
  readonly #underWay = new Map<string, RunningJob>();

  constructor(parts: BackgroundJobParts) {
    this.#parts = parts;
  }

  /** Begins an errand. One that the same task began before is ended. */
  begin(id: string, task: NumberedTask): void {
    const before = this.#underWay.get(id);
    before?.abort.abort();
    const abort = new AbortController();
    const settled = this.#do(id, task, abort.signal, before?.settled).finally(() => {
      if (this.#underWay.get(id)?.abort === abort) this.#underWay.delete(id);
    });
    this.#underWay.set(id, { abort, settled });
    this.#parts.clock.trackPending(settled);
  }

  /** Has an errand end, if it is under way. */
  end(id: string): void {
    this.#underWay.get(id)?.abort.abort();
  }

  /** Resolves when all of them have ended. */
  async endAll(): Promise<void> {
    const all = [...this.#underWay.values()];
    for (const { abort } of all) abort.abort();
    await Promise.all(all.map(({ settled }) => settled));
  }

  /** Never fails. An errand that does is left: who planned it has its subject. */
  async #do(id: string, task: NumberedTask, signal: AbortSignal, after?: Promise<void>): Promise<void> {
    await after;
    try {
      if (!signal.aborted) await this.#parts.kinds[task.kind]?.(task.subject as never, task.at, signal);
    } catch (error) {
      if (!signal.aborted) console.error("An errand of the emulator failed.", error);
    }
    try {
      if (!signal.aborted) await this.#parts.done({ ...task, id });
    } catch (error) {
      console.error("An errand of the emulator could not be taken off the list.", error);
    }
  }
}
