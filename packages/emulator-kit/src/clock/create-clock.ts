import { unrefTimer } from "../async/unref-timer.ts";
import type { ClockMode, DueJob, EmulatorClock, ScheduledWork } from "./emulator-clock.ts";
import { EventSchedule, type ScheduledEvent } from "./event-schedule.ts";
import { Movement, type TargetOf, Timeline } from "./movement.ts";
import { RunningWork, type WorkErrorHandler } from "./running-work.ts";
import type { ClockSharing, SharedTime } from "./shared-time.ts";
import {
  assertDueTime,
  assertDuration,
  assertTime,
  InvalidTimeError,
  LAST_TIME,
  MAX_TIMER_MS,
  NothingDueError,
} from "./times.ts";

export interface ClockOptions {
  /** Start time in milliseconds since 1970. The default is the current time. */
  readonly now?: number;
  readonly mode: ClockMode;
  /** Called with errors thrown by scheduled callbacks. By default, errors are logged to the console. */
  readonly onError?: WorkErrorHandler;
}

/**
 * Creates a clock that does not depend on other clocks.
 *
 * @throws InvalidTimeError if `now` is outside the supported range
 */
export function createClock({ now = Date.now(), mode, onError = logError }: ClockOptions): EmulatorClock {
  const clock = new Clock(assertTime("now", now), onError);
  if (mode === "system") clock.setMode(mode);
  const handle = handleOf(clock);
  clocks.set(handle, clock);
  return handle;
}

/** The clocks behind the public handles. */
const clocks = new WeakMap<EmulatorClock, Clock>();

/** Synchronizes a clock with the clocks of other processes. Has no effect on clocks that this module did not create. */
export function shareClock(clock: EmulatorClock, sharing: ClockSharing): void {
  const shared = clocks.get(clock);
  if (shared) shared.sharing = sharing;
}

/** Sets a clock to another process's time. Starts work that falls due, but does not await it. */
export function followTime(clock: EmulatorClock, time: SharedTime): void {
  clocks.get(clock)?.follow(time);
}

/** Freezes or resumes a clock, but does not notify other processes. */
export function setClockMode(clock: EmulatorClock, mode: ClockMode): void {
  clocks.get(clock)?.setMode(mode);
}

/** Returns a clock's time in a form that other processes can follow. */
export function sharedTimeOf(clock: EmulatorClock): SharedTime {
  const { mode, now } = clock.state();
  return mode === "manual" ? { mode, at: now } : { mode, aheadMs: now - Date.now() };
}

function handleOf(clock: Clock): EmulatorClock {
  return {
    now: () => clock.timeline.now(),
    sleep: (ms, signal) => clock.sleep(ms, signal),
    schedule: (at, work, describe) => clock.schedule(at, work, describe),
    advanceToNext: () => clock.advanceToNext(),
    due: (limit) => clock.due(limit),
    advance: (ms) => clock.advance(ms),
    set: (at) => clock.set(at),
    freeze: () => clock.changeMode("manual"),
    resume: () => clock.changeMode("system"),
    trackPending: (work) => clock.work.trackPending(work),
    cancelAll: () => clock.events.cancelWork(),
    state: () => ({
      now: clock.timeline.now(),
      mode: clock.isRunning ? "system" : "manual",
      scheduled: clock.events.scheduled,
      sleeping: clock.events.sleeping,
    }),
    watch: (listener) => clock.watch(listener),
  };
}

function logError(error: unknown): void {
  console.error("A callback scheduled on the emulator's clock failed.", error);
}

class Clock {
  readonly timeline: Timeline;
  readonly events: EventSchedule;
  readonly work: RunningWork;
  readonly #movement: Movement;
  readonly #timer = new UnrefTimer(() => this.#runDue());
  isRunning = false;
  sharing: ClockSharing | undefined;
  /** Due time of the platform timer, in milliseconds since 1970. `Infinity` if the timer is not set. */
  #timerAt = Number.POSITIVE_INFINITY;
  readonly #listeners = new Set<() => void>();

  constructor(now: number, onError: WorkErrorHandler) {
    this.timeline = new Timeline(now);
    this.events = new EventSchedule(() => this.#eventsChanged());
    this.work = new RunningWork((mark) => this.events.hasSleepSince(mark), onError);
    const { timeline, events, work } = this;
    this.#movement = new Movement({ timeline, events, work, onChange: () => this.#updateRunning() });
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (typeof ms !== "number" || Number.isNaN(ms))
        throw new InvalidTimeError("ms", "must be a number of milliseconds");
      signal?.throwIfAborted();
      if (ms <= 0) return resolve();
      const stop = (): void => {
        this.events.cancel(sleep);
        reject(signal?.reason);
      };
      const sleep = this.events.addSleep(this.timeline.now() + ms, () => {
        signal?.removeEventListener("abort", stop);
        resolve();
      });
      signal?.addEventListener("abort", stop, { once: true });
    });
  }

  schedule(at: number, work: ScheduledWork, describe?: ScheduledEvent["describe"]): () => void {
    if (assertDueTime("at", at) > LAST_TIME) return () => {};
    const event = this.events.addWork(at, work, describe);
    return () => this.events.cancel(event);
  }

  async advance(ms: number): Promise<void> {
    assertDuration("ms", ms);
    await this.#move((from) => assertTime("the time to advance to", from + ms));
  }

  async set(at: number): Promise<void> {
    assertTime("at", at);
    await this.#move(() => at);
  }

  /** Returns a promise if the time is shared with other processes, although the interface declares `void`. */
  changeMode(mode: ClockMode): Promise<void> | undefined {
    this.setMode(mode);
    return this.sharing?.changed(this.work.isCalling());
  }

  follow(time: SharedTime): void {
    if (this.#movement.isMoving) return;
    this.isRunning = time.mode === "system";
    this.timeline.stop(time.mode === "system" ? Date.now() + time.aheadMs : time.at);
    this.#updateRunning();
    this.#runDue();
  }

  async advanceToNext(): Promise<void> {
    const next: TargetOf = (from) => {
      if (this.events.next > LAST_TIME) throw new NothingDueError();
      return Math.max(this.events.next, from);
    };
    await this.#move(next, async (from) => {
      await this.sharing?.takeFirst(1);
      return next(from);
    });
  }

  async due(limit = 50): Promise<readonly DueJob[]> {
    await this.sharing?.takeFirst(limit);
    return Promise.all(this.events.firstOnes(limit).map(jobOf));
  }

  setMode(mode: ClockMode): void {
    this.isRunning = mode === "system";
    this.#updateRunning();
  }

  watch(listener: () => void): () => void {
    // A wrapper allows the same listener to be added twice.
    const uniqueListener = (): void => listener();
    this.#listeners.add(uniqueListener);
    return () => void this.#listeners.delete(uniqueListener);
  }

  /** @param sharedTargetOf used instead of `targetOf` if the time is shared with other processes */
  async #move(
    targetOf: TargetOf,
    sharedTargetOf: (from: number) => number | Promise<number> = targetOf,
  ): Promise<void> {
    const step = (): Promise<void> => this.#movement.moveTo(targetOf);
    if (!this.sharing) return step();
    const isByWork = this.work.isCalling();
    await this.sharing.move({ isByWork, targetOf: () => sharedTargetOf(this.timeline.now()), step });
  }

  #eventsChanged(): void {
    this.work.notifySleepsChanged();
    this.#setTimer();
    this.#notifyListeners();
  }

  #notifyListeners(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Starts or stops the timeline. Time passes if the clock is running and no move is in progress. */
  #updateRunning(): void {
    if (this.isRunning && !this.#movement.isMoving) this.timeline.run();
    else this.timeline.stop();
    this.#setTimer();
    this.#notifyListeners();
  }

  #setTimer(): void {
    const isNeeded = this.isRunning && !this.#movement.isMoving && this.events.next <= LAST_TIME;
    const at = isNeeded ? this.events.next : Number.POSITIVE_INFINITY;
    if (at === this.#timerAt) return;
    this.#timerAt = at;
    if (isNeeded) this.#timer.set(at - this.timeline.now());
    else this.#timer.clear();
  }

  /** Starts the events that are due. Sleeps end immediately, even if scheduled work is in progress. Work is queued. */
  #runDue(): void {
    this.#timerAt = Number.POSITIVE_INFINITY;
    const now = this.timeline.now();
    for (let due = this.events.take(now); due; due = this.events.take(now)) {
      if (!due.isSleep) this.#movement.runInTurn(due);
      else if (this.events.begin(due)) due.start();
    }
    this.#eventsChanged();
  }
}

async function jobOf({ at, isSleep, describe }: ScheduledEvent): Promise<DueJob> {
  if (isSleep) return { at, kind: "sleep", title: "A client is waiting, or a fault is delaying a response" };
  return { at, ...((await describe?.()) ?? { kind: "work" }) };
}

/** A platform timer that does not keep the process alive. */
class UnrefTimer {
  readonly #onDue: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onDue: () => void) {
    this.#onDue = onDue;
  }

  /**
   * Replaces the timer. It fires after `ms` milliseconds, or earlier if `ms` exceeds the maximum delay of platform
   * timers.
   */
  set(ms: number): void {
    this.clear();
    this.#timer = setTimeout(this.#onDue, Math.min(Math.max(ms, 0), MAX_TIMER_MS));
    unrefTimer(this.#timer);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
