import { followTime, sharedTimeOf } from "../clock/create-clock.ts";
import type { EmulatorClock } from "../clock/emulator-clock.ts";
import type { ClockSharing, SharedTime } from "../clock/shared-time.ts";
import type { TaskRange } from "../framework/scheduled-tasks.ts";
import type { SharedStores } from "./shared-stores.ts";

/** What only one emulator at a time may do. */
const MOVING = "clock";

/** How long to wait before trying again whether another emulator has ended its move, in milliseconds. */
const TURN_PAUSE_MS = 50;

interface SharedClockParts {
  readonly clock: EmulatorClock;
  readonly shared: Pick<SharedStores, "view" | "setTime" | "claim" | "release">;
  /** Puts the tasks on the clock that other emulators have planned. */
  takeTasks(which: TaskRange): Promise<void>;
}

/**
 * Keeps the time of one clock that of all emulators on the same stores. One of them moves it at a time, and does what falls
 * due on the way, whoever has planned it. The others follow when the move has ended: before a request, or within a second.
 */
export class SharedClock implements ClockSharing {
  readonly #parts: SharedClockParts;
  /** The time of all, as this emulator has last read or written it. */
  #known: SharedTime | undefined;
  /** The moves of this emulator that have not ended. The last one gives the turn to others. */
  #moves = 0;
  #turn: Promise<void> | undefined;
  /** Settles when others have got the turn back. A turn that is taken meanwhile would be given away with it. */
  #releasing: Promise<void> = Promise.resolve();
  #writing: Promise<void> = Promise.resolve();

  constructor(parts: SharedClockParts) {
    this.#parts = parts;
  }

  /** Takes over the time of the emulators at work; the first of them sets it. */
  join(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#known === undefined) await this.#write(sharedTimeOf(this.#parts.clock));
    });
  }

  /**
   * Sets the clock to the time of all, unless it is this emulator that is moving it. Another one that started while all of
   * these were taken for dead, because the database was away, has forgotten their time: the first to notice says it again.
   */
  async follow(time: SharedTime | undefined): Promise<void> {
    if (this.#moves > 0) return;
    if (time === undefined) await this.join();
    else this.#take(time);
  }

  /** Waits until the others can know of a clock that was stopped or let run. */
  settled(): Promise<void> {
    return this.#writing;
  }

  changed(): Promise<void> {
    const { clock } = this.#parts;
    const wanted = sharedTimeOf(clock);
    this.#writing = this.#inTurn(async () => {
      // Taking the turn may have set the clock to the time of another emulator, which this change follows.
      followTime(clock, wanted);
      await this.#write(wanted);
    });
    // Who stops a clock need not wait for the others. The next request does, and fails where this has failed.
    this.#writing.catch(() => undefined);
    return this.#writing;
  }

  takeFirst(limit: number): Promise<void> {
    return this.#parts.takeTasks({ limit });
  }

  move(targetOf: () => number | Promise<number>, step: () => Promise<void>): Promise<void> {
    const { clock, takeTasks } = this.#parts;
    return this.#inTurn(async () => {
      const until = await targetOf();
      await takeTasks({ until });
      await step();
      // Others may have planned something for the time in between.
      await takeTasks({ until });
      await this.#write(sharedTimeOf(clock));
    });
  }

  /** Does something while no other emulator does. Parts of a move may begin others. */
  async #inTurn(work: () => Promise<void>): Promise<void> {
    const { shared } = this.#parts;
    this.#moves += 1;
    try {
      this.#turn ??= this.#takeTurn();
      await this.#turn;
      await work();
    } finally {
      this.#moves -= 1;
      if (this.#moves === 0) {
        this.#turn = undefined;
        this.#releasing = shared.release(MOVING);
        await this.#releasing;
      }
    }
  }

  async #takeTurn(): Promise<void> {
    const { shared } = this.#parts;
    await this.#releasing;
    while (!(await shared.claim(MOVING))) await new Promise((resolve) => setTimeout(resolve, TURN_PAUSE_MS));
    const { time } = await shared.view();
    if (time) this.#take(time);
    else this.#known = undefined;
  }

  #take(time: SharedTime): void {
    if (isSame(time, this.#known)) return;
    this.#known = time;
    followTime(this.#parts.clock, time);
  }

  async #write(time: SharedTime): Promise<void> {
    await this.#parts.shared.setTime(time, MOVING);
    this.#known = time;
  }
}

function isSame(one: SharedTime, other: SharedTime | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
