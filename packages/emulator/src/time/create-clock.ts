import { Alarm } from "./alarm.ts";
import { checkedDueTime, checkedSpan, checkedTime, LAST_TIME } from "./checked-time.ts";
import type { ClockMode, EmulatorClock, ScheduledWork } from "./emulator-clock.ts";
import { InvalidTimeError } from "./invalid-time-error.ts";
import { Movement } from "./movement.ts";
import { Plan } from "./plan.ts";
import { Progress, type WorkErrorHandler } from "./progress.ts";
import { Timeline } from "./timeline.ts";

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
export function createClock({ now = Date.now(), mode, onError = log }: ClockOptions): EmulatorClock {
  const clock = new Clock(checkedTime("now", now), onError);
  if (mode === "system") clock.resume();
  return {
    now: () => clock.timeline.now(),
    sleep: (ms, signal) => clock.sleep(ms, signal),
    schedule: (at, work) => clock.schedule(at, work),
    advance: (ms) => clock.advance(ms),
    set: (at) => clock.set(at),
    freeze: () => clock.freeze(),
    resume: () => clock.resume(),
    holdFor: (work) => clock.progress.holdFor(work),
    cancelAll: () => clock.plan.cancelWork(),
    state: () => ({
      now: clock.timeline.now(),
      mode: clock.isRunning ? "system" : "manual",
      scheduled: clock.plan.scheduled,
      sleeping: clock.plan.sleeping,
    }),
  };
}

function log(error: unknown): void {
  console.error("Work that was scheduled on the emulator's clock failed.", error);
}

class Clock {
  readonly timeline: Timeline;
  readonly plan: Plan;
  readonly progress: Progress;
  readonly #movement: Movement;
  readonly #alarm: Alarm;
  isRunning = false;
  /** When the alarm rings, in milliseconds since 1970. */
  #alarmAt = Number.POSITIVE_INFINITY;

  constructor(now: number, onError: WorkErrorHandler) {
    this.timeline = new Timeline(now);
    this.plan = new Plan(() => this.#planChanged());
    this.progress = new Progress((mark) => this.plan.sleepsSince(mark), onError);
    this.#alarm = new Alarm(() => this.#ring());
    this.#movement = new Movement({ ...this.#parts(), changed: () => this.#goOn() });
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
    if (checkedDueTime("at", at) > LAST_TIME) return () => {};
    const planned = this.plan.addWork(at, work);
    return () => this.plan.cancel(planned);
  }

  async advance(ms: number): Promise<void> {
    checkedSpan("ms", ms);
    await this.#movement.to(() => checkedTime("the time to advance to", this.timeline.now() + ms));
  }

  async set(at: number): Promise<void> {
    checkedTime("at", at);
    await this.#movement.to(() => at);
  }

  freeze(): void {
    this.isRunning = false;
    this.#goOn();
  }

  resume(): void {
    this.isRunning = true;
    this.#goOn();
  }

  #parts(): { timeline: Timeline; plan: Plan; progress: Progress } {
    return { timeline: this.timeline, plan: this.plan, progress: this.progress };
  }

  #planChanged(): void {
    this.progress.sleepsChanged();
    this.#setAlarm();
  }

  /** Runs if the mode says so, but not while it is moved. */
  #goOn(): void {
    if (this.isRunning && !this.#movement.isUnderWay) this.timeline.run();
    else this.timeline.hold();
    this.#setAlarm();
  }

  #setAlarm(): void {
    const isNeeded = this.isRunning && !this.#movement.isUnderWay && this.plan.next <= LAST_TIME;
    const at = isNeeded ? this.plan.next : Number.POSITIVE_INFINITY;
    if (at === this.#alarmAt) return;
    this.#alarmAt = at;
    if (isNeeded) this.#alarm.set(at - this.timeline.now());
    else this.#alarm.off();
  }

  /** Sleeps end on time, whatever work is in progress; work waits for its turn. */
  #ring(): void {
    this.#alarmAt = Number.POSITIVE_INFINITY;
    const now = this.timeline.now();
    for (let due = this.plan.take(now); due; due = this.plan.take(now)) {
      if (!due.isSleep) this.#movement.enter(due);
      else if (this.plan.begin(due)) due.start();
    }
    this.progress.sleepsChanged();
    this.#setAlarm();
  }
}
