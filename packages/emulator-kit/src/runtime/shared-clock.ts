import { createQueue } from "../async/scheduling.ts";
import { followTime, setClockMode, sharedTimeOf } from "../clock/create-clock.ts";
import type { ClockMode, EmulatorClock } from "../clock/emulator-clock.ts";
import type { ClockSharing, SharedMove, SharedTime } from "../clock/shared-time.ts";
import type { TaskRange } from "../framework/scheduled-tasks.ts";
import { ClockTurns } from "./clock-turns.ts";
import type { SharedStores, SharedView } from "./store-backend.ts";

/** Lock that is held while the time is being changed. */
const MOVING = "clock";

/** Interval between attempts to acquire the lock, in milliseconds. */
const TURN_PAUSE_MS = 50;

interface SharedClockParts {
  readonly clock: EmulatorClock;
  readonly shared: Pick<SharedStores, "view" | "setTime" | "claim" | "release">;
  /** Resolves when the first state is open. Until then, the shared time is unknown, and time changes wait. */
  opened(): Promise<void>;
  /** Schedules tasks planned by other emulators. */
  takeTasks(which: TaskRange): Promise<void>;
}

/**
 * Synchronizes the clocks of all emulators that share their stores. Only one emulator at a time changes the time. The
 * emulator that advances the clock runs everything that falls due, including the tasks of other emulators. The others
 * follow afterwards: before their next request, or within a second. Each change starts at the time written by the
 * previous change, so relative changes add up.
 */
export class SharedClock implements ClockSharing {
  readonly #parts: SharedClockParts;
  readonly #turns: ClockTurns;
  readonly #writing = createQueue();
  /** The shared time that this emulator last read or wrote. */
  #known: SharedTime | undefined;
  /**
   * Sequence numbers of the latest read of the time, and of the latest read that was applied. Reads can finish out of
   * order.
   */
  #reads = 0;
  #lastRead = 0;
  /** Number of moves in progress. */
  #moves = 0;
  /** Number of mode changes that have not been written yet. */
  #modeChanges = 0;
  #mode: ClockMode = "manual";
  #lastModeChange: Promise<void> = Promise.resolve();

  constructor(parts: SharedClockParts) {
    this.#parts = parts;
    const release = (): Promise<void> => parts.shared.release(MOVING);
    this.#turns = new ClockTurns({ take: () => this.#takeTurn(), release });
  }

  /** Adopts the time of running emulators. If no other emulator is running, sets the shared time. */
  join(): Promise<void> {
    return this.#turns.run(async () => {
      if (this.#known === undefined) await this.#write();
    });
  }

  /**
   * Reads the shared state, and sets the clock to the shared time unless this emulator is changing the time. The shared
   * time is missing if an emulator has started while all others were considered dead because the database was
   * unavailable. The first emulator that notices this writes its time again.
   *
   * @throws StoreError, also if the last mode change could not be written
   */
  async follow(): Promise<SharedView> {
    await this.#modeWritten();
    const read = this.#nextRead();
    const view = await this.#parts.shared.view();
    if (this.#turns.isActive || this.#modeChanges > 0 || read < this.#lastRead) return view;
    if (view.time) this.#take(view.time, read);
    // A move writes the time itself. It waits for requests in progress, so these must not wait for the move.
    else if (this.#moves === 0) await this.join();
    return view;
  }

  changed(isByWork: boolean): Promise<void> {
    const { clock, opened } = this.#parts;
    this.#mode = clock.state().mode;
    this.#modeChanges += 1;
    const written = opened()
      .then(() => this.#turns.run(() => this.#changeMode(), isByWork))
      .finally(() => {
        this.#modeChanges -= 1;
      });
    // `freeze` and `resume` return immediately. The next request waits for the change, and fails if the change has
    // failed.
    written.catch(() => undefined);
    this.#lastModeChange = written;
    return written;
  }

  takeFirst(limit: number): Promise<void> {
    return this.#parts.takeTasks({ limit });
  }

  async move(move: SharedMove): Promise<void> {
    this.#moves += 1;
    try {
      await this.#parts.opened();
      await this.#turns.run(() => this.#move(move), move.isByWork);
    } finally {
      this.#moves -= 1;
    }
  }

  async #move({ targetOf, step }: SharedMove): Promise<void> {
    const { takeTasks } = this.#parts;
    const until = await targetOf();
    await takeTasks({ until });
    try {
      await step();
      // Other emulators may have planned tasks for this period in the meantime.
      await takeTasks({ until });
      await this.#write();
    } catch (error) {
      await this.#returnToSharedTime();
      throw error;
    }
  }

  /**
   * Changes the mode. Waiting for the turn may have set the clock to another emulator's time, so the mode is applied
   * again.
   */
  async #changeMode(): Promise<void> {
    const { clock } = this.#parts;
    if (clock.state().mode !== this.#mode) setClockMode(clock, this.#mode);
    try {
      await this.#write();
    } catch (error) {
      await this.#returnToSharedTime();
      throw error;
    }
  }

  /**
   * Waits until the last mode change has been written. Does not wait during a move, because the change and the move
   * would wait for each other.
   */
  async #modeWritten(): Promise<void> {
    if (this.#moves > 0) return;
    const last = this.#lastModeChange;
    try {
      await last;
    } catch (error) {
      if (this.#lastModeChange === last) this.#lastModeChange = Promise.resolve();
      throw error;
    }
  }

  async #takeTurn(): Promise<void> {
    const { shared } = this.#parts;
    while (!(await shared.claim(MOVING))) await new Promise((resolve) => setTimeout(resolve, TURN_PAUSE_MS));
    await this.#readTime();
  }

  async #readTime(): Promise<void> {
    const { time } = await this.#parts.shared.view();
    if (time) this.#take(time, this.#nextRead());
    else this.#known = undefined;
  }

  /** Returns to the shared time after a failure, because the clock may be ahead. */
  async #returnToSharedTime(): Promise<void> {
    this.#known = undefined;
    // If this fails too, the next turn or request reads the time.
    await this.#readTime().catch(() => undefined);
  }

  #nextRead(): number {
    this.#reads += 1;
    return this.#reads;
  }

  #take(time: SharedTime, read: number): void {
    this.#lastRead = read;
    if (isSame(time, this.#known)) return;
    this.#known = time;
    followTime(this.#parts.clock, time);
  }

  /** Waits for earlier writes, then writes the clock's current time. */
  #write(): Promise<void> {
    return this.#writing(async () => {
      const time = sharedTimeOf(this.#parts.clock);
      await this.#parts.shared.setTime(time, MOVING);
      this.#known = time;
      this.#lastRead = this.#nextRead();
    });
  }
}

function isSame(one: SharedTime, other: SharedTime | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
