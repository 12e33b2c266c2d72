import { createQueue } from "../async/scheduling.ts";
import { followTime, setClockMode, sharedTimeOf } from "../clock/create-clock.ts";
import type { ClockMode, EmulatorClock } from "../clock/emulator-clock.ts";
import type { ClockSharing, SharedMove, SharedTime } from "../clock/shared-time.ts";
import type { TaskRange } from "../framework/scheduled-tasks.ts";
import { ClockTurns } from "./clock-turns.ts";
import type { SharedStores, SharedView } from "./store-backend.ts";

/** The name of the claim that lets an emulator change the time. */
const MOVING = "clock";

/** How long to wait before claiming the turn again, in milliseconds. */
const TURN_PAUSE_MS = 50;

interface SharedClockParts {
  readonly clock: EmulatorClock;
  readonly shared: Pick<SharedStores, "view" | "setTime" | "claim" | "release">;
  /** Resolves when the first state is open. Until then, the time of all is unknown, and changes of the time wait. */
  opened(): Promise<void>;
  /** Puts the tasks on the clock that other emulators have planned. */
  takeTasks(which: TaskRange): Promise<void>;
}

/**
 * Gives all emulators on the same stores one time. They change the time one at a time. The emulator that moves it runs
 * everything that falls due, including the tasks of other emulators. The others follow after the move: before a request, or
 * within a second. Each change begins at the time that the previous change has written, so relative moves add up.
 */
export class SharedClock implements ClockSharing {
  readonly #parts: SharedClockParts;
  readonly #turns: ClockTurns;
  readonly #writing = createQueue();
  /** The time of all, as this emulator has last read or written it. */
  #known: SharedTime | undefined;
  /** The number of the last read of the time, and of the last one that counts. Reads can overtake each other. */
  #reads = 0;
  #lastRead = 0;
  /** Counts the moves of this emulator that have not ended. */
  #moves = 0;
  /** Counts the changes of the mode that have not been written. */
  #modeChanges = 0;
  /** The mode that was requested last. */
  #mode: ClockMode = "manual";
  #lastModeChange: Promise<void> = Promise.resolve();

  constructor(parts: SharedClockParts) {
    this.#parts = parts;
    const release = (): Promise<void> => parts.shared.release(MOVING);
    this.#turns = new ClockTurns({ take: () => this.#takeTurn(), release });
  }

  /** Takes over the time of the emulators at work. The first emulator sets the time. */
  join(): Promise<void> {
    return this.#turns.run(async () => {
      if (this.#known === undefined) await this.#write();
    });
  }

  /**
   * Reads what the emulators have in common, and sets the clock to the time of all, unless this emulator is changing it. The
   * time is missing if an emulator has started while all others were taken for dead, because the database was away. The
   * first emulator to notice writes its time again.
   *
   * @throws StoreError, also if the last change of the mode could not be written
   */
  async follow(): Promise<SharedView> {
    await this.#modeWritten();
    const read = this.#nextRead();
    const view = await this.#parts.shared.view();
    if (this.#turns.isActive || this.#modeChanges > 0 || read < this.#lastRead) return view;
    if (view.time) this.#take(view.time, read);
    // A move writes the time itself, and waits for requests in progress, which must not wait for the move.
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
    // `freeze` and `resume` return at once. The next request waits for the change, and fails if the change has failed.
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
      // Others may have planned something for the time in between.
      await takeTasks({ until });
      await this.#write();
    } catch (error) {
      await this.#returnToSharedTime();
      throw error;
    }
  }

  /** Taking the turn may have set the clock to the time of another emulator. The change of the mode follows it. */
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

  /** Waits until the others can know of a changed mode. A change that waits for a move would keep the move waiting. */
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

  /** After a failure the clock may be ahead of the time of the others. */
  async #returnToSharedTime(): Promise<void> {
    this.#known = undefined;
    // If this fails too, the next turn or the next request reads the time.
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

  /** Writes the time that the clock has when the writes before have ended. */
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
