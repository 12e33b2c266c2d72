import type { ClockMode, EmulatorClock, ScheduledWork } from "./emulator-clock.ts";
import { EventSchedule } from "./event-schedule.ts";
import { Movement, Timeline } from "./movement.ts";
import { RunningWork, type WorkErrorHandler } from "./running-work.ts";
import { assertDueTime, assertDuration, assertTime, InvalidTimeError, LAST_TIME } from "./times.ts";

export interface ClockOptions {
  /** The time at which it starts, in milliseconds since 1970: the platform's. */
  readonly now?: number;
  readonly mode: ClockMode;
  /** Told what scheduled work has thrown: writes it to the console. */
  readonly onError?: WorkErrorHandler;
}

/**
 * A clock of its own.
 *
 * @throws InvalidTimeError where it is to start at a time that is none
 */
export function createClock({ now = Date.now(), mode, onError = logError }: ClockOptions): EmulatorClock {
  const clock = new Clock(assertTime("now", now), onError);
  if (mode === "system") clock.resume();
  return {
    now: () => clock.timeline.now(),
    sleep: (ms, signal) => clock.sleep(ms, signal),
    schedule: (at, work) => clock.schedule(at, work),
    advance: (ms) => clock.advance(ms),
    set: (at) => clock.set(at),
    freeze: () => clock.freeze(),
    resume: () => clock.resume(),
    trackPending: (work) => clock.progress.trackPending(work),
    cancelAll: () => clock.plan.cancelWork(),
    state: () => ({
      now: clock.timeline.now(),
      mode: clock.isRunning ? "system" : "manual",
      scheduled: clock.plan.scheduled,
      sleeping: clock.plan.sleeping,
    }),
  };
}

function logError(error: unknown): void {
  console.error("Work that was scheduled on the emulator's clock failed.", error);
}

class Clock {
  readonly timeline: Timeline;
  readonly plan: EventSchedule;
  readonly progress: RunningWork;
  readonly #movement: Movement;
  readonly #timer: UnrefTimer;
  isRunning = false;
  /** When the alarm rings, in milliseconds since 1970. */
  #timerAt = Number.POSITIVE_INFINITY;

  constructor(now: number, onError: WorkErrorHandler) {
    this.timeline = new Timeline(now);
    this.plan = new EventSchedule(() => this.#scheduleChanged());
    this.progress = new RunningWork((mark) => this.plan.sleepsSince(mark), onError);
    this.#timer = new UnrefTimer(() => this.#runDue());
    this.#movement = new Movement({ ...this.#parts(), changed: () => this.#updateRunning() });
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (typeof ms !== "number" || Number.isNaN(ms))
        throw new InvalidTimeError("ms", "must be milliseconds");
      signal?.throwIfAborted();
      if (ms <= 0) return resolve();
      const stop = (): void => {
        this.plan.cancel(sleep);
        reject(signal?.reason);
      };
      const sleep = this.plan.addSleep(this.timeline.now() + ms, () => {
        signal?.removeEventListener("abort", stop);
        resolve();
      });
      signal?.addEventListener("abort", stop, { once: true });
    });
  }

  schedule(at: number, work: ScheduledWork): () => void {
    if (assertDueTime("at", at) > LAST_TIME) return () => {};
    const planned = this.plan.addWork(at, work);
    return () => this.plan.cancel(planned);
  }

  async advance(ms: number): Promise<void> {
    assertDuration("ms", ms);
    await this.#movement.moveTo(() => assertTime("the time to advance to", this.timeline.now() + ms));
  }

  async set(at: number): Promise<void> {
    assertTime("at", at);
    await this.#movement.moveTo(() => at);
  }

  freeze(): void {
    this.isRunning = false;
    this.#updateRunning();
  }

  resume(): void {
    this.isRunning = true;
    this.#updateRunning();
  }

  #parts(): { timeline: Timeline; plan: EventSchedule; progress: RunningWork } {
    return { timeline: this.timeline, plan: this.plan, progress: this.progress };
  }

  #scheduleChanged(): void {
    this.progress.sleepsChanged();
    this.#setTimer();
  }

  /** Runs if the mode says so, but not while it is moved. */
  #updateRunning(): void {
    if (this.isRunning && !this.#movement.isMoving) this.timeline.run();
    else this.timeline.stop();
    this.#setTimer();
  }

  #setTimer(): void {
    const isNeeded = this.isRunning && !this.#movement.isMoving && this.plan.next <= LAST_TIME;
    const at = isNeeded ? this.plan.next : Number.POSITIVE_INFINITY;
    if (at === this.#timerAt) return;
    this.#timerAt = at;
    if (isNeeded) this.#timer.set(at - this.timeline.now());
    else this.#timer.clear();
  }

  /** Sleeps end on time, whatever work is in progress; work waits for its turn. */
  #runDue(): void {
    this.#timerAt = Number.POSITIVE_INFINITY;
    const now = this.timeline.now();
    for (let due = this.plan.take(now); due; due = this.plan.take(now)) {
      if (!due.isSleep) this.#movement.runInTurn(due);
      else if (this.plan.begin(due)) due.start();
    }
    this.progress.sleepsChanged();
    this.#setTimer();
  }
}

/** Longest delay of the platform's timers, which keep 32 bits: beyond it they fire at once. Milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** One timer of the platform, which keeps no process alive. */
class UnrefTimer {
  readonly #onDue: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ring: () => void) {
    this.#onDue = ring;
  }

  /** Rings after `ms` milliseconds, or earlier where they are too many for a timer; an earlier alarm is off. */
  set(ms: number): void {
    this.clear();
    this.#timer = setTimeout(this.#onDue, Math.min(Math.max(ms, 0), MAX_TIMER_MS));
    // Browsers number their timers.
    if (typeof this.#timer === "object") this.#timer.unref();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
