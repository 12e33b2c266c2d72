import type { EventSchedule, ScheduledEvent } from "./event-schedule.ts";
import { knowsCallers, type RunningWork, type StartedWork } from "./running-work.ts";
import { InvalidTimeError, LAST_TIME } from "./times.ts";

interface Move {
  /** Target time in milliseconds since 1970. It increases if work that runs during the move advances the clock. */
  target: number;
  /** Work that started before the move. It may have requested the move, so the move must not wait for it. */
  readonly excluded: ReadonlySet<StartedWork>;
}

interface MovementParts {
  readonly timeline: Timeline;
  readonly events: EventSchedule;
  readonly work: RunningWork;
  /** Called when a move starts and when it ends. */
  readonly onChange: () => void;
}

/** Returns the target time of a move that starts at `from`. Both times are in milliseconds since 1970. */
export type TargetOf = (from: number) => number;

/** Changes a clock's time, and runs the events that fall due one at a time. */
export class Movement {
  readonly #parts: MovementParts;
  #move: Move | undefined;
  /** Settles when the current move ends. */
  #moving: Promise<void> | undefined;
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(parts: MovementParts) {
    this.#parts = parts;
  }

  get isMoving(): boolean {
    return this.#move !== undefined;
  }

  /** Runs an event after all earlier events, possibly later than its due time. */
  runInTurn(event: ScheduledEvent): void {
    void this.#inTurn(() => this.#begin(event));
  }

  /**
   * Changes the time. Moves run one after another, so that relative moves add up. If work that runs during a move
   * requests another move, the current move is extended, because waiting for its end would cause a deadlock.
   *
   * @param targetOf called when the move starts
   * @throws InvalidTimeError if work sets the clock back during a move
   */
  moveTo(targetOf: TargetOf): Promise<void> {
    const { work } = this.#parts;
    if (this.#move && work.isCalling(this.#move.excluded)) return this.#extendMove(this.#move, targetOf);
    // Work that was started by a running clock occupies the queue. If this work requests the move, waiting for a turn
    // would cause a deadlock.
    if (!this.#move && work.awake().size > 0) return this.#run(targetOf);
    return this.#inTurn(() => this.#run(targetOf));
  }

  async #inTurn(step: () => Promise<void>): Promise<void> {
    const turn = this.#lastTurn.then(step);
    this.#lastTurn = turn.catch(() => {});
    await turn;
  }

  /**
   * Extends the current move. The work that requested the extension sleeps until the new target, so the move does not
   * wait for it. If the runtime cannot identify callers, the request may come from other code. The new target is then
   * relative to the end of the current move, because independent moves must add up.
   */
  #extendMove(move: Move, targetOf: TargetOf): Promise<void> {
    const { events, timeline } = this.#parts;
    const target = targetOf(knowsCallers ? timeline.now() : move.target);
    const now = timeline.now();
    if (target < now)
      throw new InvalidTimeError(
        "at",
        `must be at least the current time ${now} while the clock moves, but is ${target}`,
      );
    move.target = Math.max(move.target, target);
    return new Promise((resolve) => {
      events.addSleep(target, resolve);
    });
  }

  async #run(targetOf: TargetOf): Promise<void> {
    // A move that did not wait for its turn may be in progress.
    while (this.#moving) await this.#moving;
    const { timeline, work, onChange } = this.#parts;
    const target = targetOf(timeline.now());
    if (target < timeline.now()) timeline.stop(target);
    else {
      this.#move = { target, excluded: work.awake() };
      onChange();
      this.#moving = this.#advanceTo(this.#move);
      await this.#moving;
      this.#moving = undefined;
      this.#move = undefined;
    }
    onChange();
  }

  async #advanceTo(move: Move): Promise<void> {
    const { timeline, events, work } = this.#parts;
    // Let code that is about to sleep start its sleep before the time changes.
    await work.whenQuiet(move.excluded);
    do {
      for (let due = events.take(move.target); due; due = events.take(move.target)) {
        timeline.stop(Math.max(timeline.now(), due.at));
        await this.#begin(due);
        if (due.isSleep || work.hasPending) await work.whenQuiet(move.excluded);
      }
      timeline.stop(move.target);
      await work.whenQuiet(move.excluded);
    } while (events.next <= move.target || timeline.now() < move.target);
  }

  async #begin(event: ScheduledEvent): Promise<void> {
    const { events, work } = this.#parts;
    if (!events.begin(event)) return;
    if (event.isSleep) event.start();
    else await work.run(events.mark(), event.start);
  }
}

/** The time of a clock, which is either frozen or passes at the same rate as the platform's clock. */
export class Timeline {
  #stoppedAt: number | undefined;
  /** Offset of a running clock from the platform's clock, in milliseconds. */
  #offsetMs = 0;

  constructor(start: number) {
    this.#stoppedAt = start;
  }

  now(): number {
    return this.#stoppedAt ?? Math.min(Date.now() + this.#offsetMs, LAST_TIME);
  }

  stop(at: number = this.now()): void {
    this.#stoppedAt = at;
  }

  run(): void {
    this.#offsetMs = this.now() - Date.now();
    this.#stoppedAt = undefined;
  }
}
