import type { EventSchedule, ScheduledEvent } from "./event-schedule.ts";
import type { RunningWork, StartedWork } from "./running-work.ts";
import { InvalidTimeError, LAST_TIME } from "./times.ts";

interface Move {
  /** Where it ends, in milliseconds since 1970. Work that moves the clock puts it off. */
  target: number;
  /** Work that began before it, and may have asked for it: that cannot be waited for. */
  readonly excluded: ReadonlySet<StartedWork>;
}

/** What a movement goes by. */
interface MovementParts {
  readonly timeline: Timeline;
  readonly plan: EventSchedule;
  readonly progress: RunningWork;
  /** Told when a move has begun, and when the clock has come to rest. */
  readonly changed: () => void;
}

/** Moves a clock, and does what falls due on the way. One thing at a time. */
export class Movement {
  readonly #parts: MovementParts;
  #move: Move | undefined;
  /** Settles when the move has ended. */
  #moving: Promise<void> | undefined;
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(parts: MovementParts) {
    this.#parts = parts;
  }

  get isMoving(): boolean {
    return this.#move !== undefined;
  }

  /** Does planned work in its turn, at whatever time it is then. */
  runInTurn(planned: ScheduledEvent): void {
    void this.#inTurn(() => this.#begin(planned));
  }

  /**
   * Moves the clock to the time that `goalOf` says when it is this move's turn.
   *
   * @throws InvalidTimeError where work sets back the clock that moves
   */
  moveTo(goalOf: () => number): Promise<void> {
    const { progress } = this.#parts;
    if (this.#move && progress.hasUnsettled(this.#move.excluded))
      return this.#extendMove(this.#move, goalOf());
    // Work that runs by itself holds the lane, and may be what asks: it would wait for itself.
    if (!this.#move && progress.awake().size > 0) return this.#run(goalOf);
    return this.#inTurn(() => this.#run(goalOf));
  }

  async #inTurn(step: () => Promise<void>): Promise<void> {
    const turn = this.#lastTurn.then(step);
    this.#lastTurn = turn.catch(() => {});
    await turn;
  }

  /** To the work that asks for it, a move within a move is a sleep, with the certainty that it ends. */
  #extendMove(move: Move, goal: number): Promise<void> {
    const { plan, timeline } = this.#parts;
    if (goal < timeline.now())
      throw new InvalidTimeError("at", "must not be in the past of a clock that moves");
    move.target = Math.max(move.target, goal);
    return new Promise((resolve) => {
      plan.addSleep(goal, resolve);
    });
  }

  async #run(goalOf: () => number): Promise<void> {
    // A move that has not taken its turn may be under way.
    while (this.#moving) await this.#moving;
    const { timeline, progress, changed } = this.#parts;
    const target = goalOf();
    if (target < timeline.now()) timeline.stop(target);
    else {
      this.#move = { target, excluded: progress.awake() };
      changed();
      this.#moving = this.#advanceTo(this.#move);
      await this.#moving;
      this.#moving = undefined;
      this.#move = undefined;
    }
    changed();
  }

  async #advanceTo(move: Move): Promise<void> {
    const { timeline, plan, progress } = this.#parts;
    // Who is about to sleep sleeps from now, not from where the move ends.
    await progress.whenQuiet(move.excluded);
    do {
      for (let due = plan.take(move.target); due; due = plan.take(move.target)) {
        timeline.stop(Math.max(timeline.now(), due.at));
        await this.#begin(due);
        if (due.isSleep || progress.hasPending) await progress.whenQuiet(move.excluded);
      }
      timeline.stop(move.target);
      await progress.whenQuiet(move.excluded);
    } while (plan.next <= move.target || timeline.now() < move.target);
  }

  async #begin(planned: ScheduledEvent): Promise<void> {
    const { plan, progress } = this.#parts;
    if (!plan.begin(planned)) return;
    if (planned.isSleep) planned.start();
    else await progress.run(plan.mark(), planned.start);
  }
}

/** What time it is: held where it is put, or running at the pace of the platform's clock. */
export class Timeline {
  #stoppedAt: number | undefined;
  /** How far it is ahead of the platform's clock while it runs, in milliseconds. */
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
