import { InvalidTimeError } from "./invalid-time-error.ts";
import type { Plan, Planned } from "./plan.ts";
import type { Progress, Work } from "./progress.ts";
import type { Timeline } from "./timeline.ts";

interface Move {
  /** Where it ends, in milliseconds since 1970. Work that moves the clock puts it off. */
  target: number;
  /** Work that began before it, and may have asked for it: that cannot be waited for. */
  readonly without: ReadonlySet<Work>;
}

/** What a movement goes by. */
export interface MovementParts {
  readonly timeline: Timeline;
  readonly plan: Plan;
  readonly progress: Progress;
  /** Told when a move has begun, and when the clock has come to rest. */
  readonly changed: () => void;
}

/** Moves a clock, and does what falls due on the way. One thing at a time. */
export class Movement {
  readonly #parts: MovementParts;
  #move: Move | undefined;
  /** Settles when the move has ended. */
  #walk: Promise<void> | undefined;
  #lane: Promise<void> = Promise.resolve();

  constructor(parts: MovementParts) {
    this.#parts = parts;
  }

  get isUnderWay(): boolean {
    return this.#move !== undefined;
  }

  /** Does planned work in its turn, at whatever time it is then. */
  enter(planned: Planned): void {
    void this.#inTurn(() => this.#begin(planned));
  }

  /**
   * Moves the clock to the time that `goalOf` says when it is this move's turn.
   *
   * @throws InvalidTimeError where work sets back the clock that moves
   */
  to(goalOf: () => number): Promise<void> {
    const { progress } = this.#parts;
    if (this.#move && progress.hasUnsettled(this.#move.without)) return this.#further(this.#move, goalOf());
    // Work that runs by itself holds the lane, and may be what asks: it would wait for itself.
    if (!this.#move && progress.awake().size > 0) return this.#run(goalOf);
    return this.#inTurn(() => this.#run(goalOf));
  }

  async #inTurn(step: () => Promise<void>): Promise<void> {
    const turn = this.#lane.then(step);
    this.#lane = turn.catch(() => {});
    await turn;
  }

  /** To the work that asks for it, a move within a move is a sleep, with the certainty that it ends. */
  #further(move: Move, goal: number): Promise<void> {
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
    while (this.#walk) await this.#walk;
    const { timeline, progress, changed } = this.#parts;
    const target = goalOf();
    if (target < timeline.now()) timeline.hold(target);
    else {
      this.#move = { target, without: progress.awake() };
      changed();
      this.#walk = this.#walkTo(this.#move);
      await this.#walk;
      this.#walk = undefined;
      this.#move = undefined;
    }
    changed();
  }

  async #walkTo(move: Move): Promise<void> {
    const { timeline, plan, progress } = this.#parts;
    // Who is about to sleep sleeps from now, not from where the move ends.
    await progress.quiet(move.without);
    do {
      for (let due = plan.take(move.target); due; due = plan.take(move.target)) {
        timeline.hold(Math.max(timeline.now(), due.at));
        await this.#begin(due);
        if (due.isSleep || progress.isHeld) await progress.quiet(move.without);
      }
      timeline.hold(move.target);
      await progress.quiet(move.without);
    } while (plan.next <= move.target || timeline.now() < move.target);
  }

  async #begin(planned: Planned): Promise<void> {
    const { plan, progress } = this.#parts;
    if (!plan.begin(planned)) return;
    if (planned.isSleep) planned.start();
    else await progress.perform(plan.mark(), planned.start);
  }
}
