import { MAX_TIMER_MS } from "./times.ts";

/** `system`: time passes at the pace of the platform's clock. `manual`: time changes only when the clock is moved. */
export type ClockMode = "system" | "manual";

/** Work that runs when it falls due. If it returns a promise, the clock awaits it. */
export type ScheduledWork = () => unknown;

/** A description of scheduled work. */
export interface WorkDescription {
  readonly service?: string;
  /** A kind of task of the service; for other events `work` or `sleep`. */
  readonly kind: string;
  /** What will happen: `The parcel "p-1" is delivered`. */
  readonly title?: string;
  /** The name or id of the affected resource. */
  readonly resource?: string;
}

/** Work that is due, or a sleep that ends, as JSON. */
export interface DueJob extends WorkDescription {
  /** When the event is due, in milliseconds since 1970. */
  readonly at: number;
}

/** The state of a clock, as JSON. */
export interface ClockState {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly mode: ClockMode;
  /** Pieces of work that are scheduled. */
  readonly scheduled: number;
  /** Sleeps in progress. */
  readonly sleeping: number;
}

/**
 * The clock of an emulator. Long-running operations, expiries, rate windows and purges depend on it. It can be used as
 * the `clock` option of a client, whose waits then depend on it, too.
 */
export interface EmulatorClock {
  /** Returns milliseconds since 1970. A running clock stops at 9999-12-31T23:59:59.999Z. */
  now(): number;
  /**
   * Waits for `ms` milliseconds of this clock.
   *
   * @throws the signal's reason when the signal aborts
   * @throws InvalidTimeError if `ms` is not a number
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /**
   * Runs `work` at `at`, in milliseconds since 1970. Overdue work runs as soon as time passes or is moved. Errors of
   * the work are reported to `onError` and do not prevent other work from running. Work may sleep on this clock and
   * move it. It must not wait for a sleep that started earlier or for a move that other code requested: both end only
   * after the work. Work that is scheduled after the last time of the clock never runs, and is not counted.
   *
   * @param describe returns a description of the work for people
   * @returns a function that cancels the work if it has not started
   * @throws InvalidTimeError
   */
  schedule(
    at: number,
    work: ScheduledWork,
    describe?: () => Promise<WorkDescription | undefined>,
  ): () => void;
  /**
   * Moves the clock forward. All events that fall due run at their due time, in the order of time and then of
   * scheduling, and each settles before the next starts. This includes work that is scheduled meanwhile within the
   * span, and code that continues after a sleep. The move does not wait for work while it sleeps on this clock.
   *
   * Moves run one after another, so concurrent moves add up. A move that scheduled work requests is part of the move
   * that runs the work. `AsyncLocalStorage` identifies such requests, but not across connections or processes. In
   * runtimes without `AsyncLocalStorage`, such as browsers, every move that is requested while scheduled work runs is
   * part of the current move, and is relative to its end.
   *
   * @param ms milliseconds, 0 or more
   * @throws InvalidTimeError also if the target is after the last time of the clock
   */
  advance(ms: number): Promise<void>;
  /**
   * Moves the clock to `at`, in milliseconds since 1970. Moving forward has the same effects as {@link advance}. Moving
   * back runs nothing and does not reschedule work.
   *
   * @throws InvalidTimeError also if scheduled work sets the clock back during a move
   */
  set(at: number): Promise<void>;
  /**
   * Moves the clock to the next event, as {@link advance} does.
   *
   * @throws NothingDueError if there are no events
   */
  advanceToNext(): Promise<void>;
  /** Returns the next events in order of time. @param limit maximum number of events; the default is 50 */
  due(limit?: number): Promise<readonly DueJob[]>;
  /**
   * Stops time. Only {@link advance} and {@link set} then change it. If other emulators use the same stores, their
   * clocks stop a moment later, before this emulator handles its next request.
   */
  freeze(): void;
  /** Lets time pass at the pace of the platform's clock. This also starts a manual clock. */
  resume(): void;
  /** Makes moves wait for `work`, such as a request in progress. The work must not wait for the clock. */
  trackPending(work: Promise<unknown>): void;
  /** Cancels all scheduled work that has not started. Sleeps continue. */
  cancelAll(): void;
  state(): ClockState;
  /**
   * Calls `listener` when the clock is moved, frozen or resumed, and when work or sleeps are added or removed, but not
   * while time passes. The listener must not throw.
   *
   * @returns a function that removes the listener
   */
  watch(listener: () => void): () => void;
}

/** The members of a clock that clients use. */
export interface ClientClock {
  now(): number;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/**
 * Returns a clock with the same time whose sleeps move it. A client's waits for long-running operations, and its pauses
 * between attempts, then end immediately, after all events in between have run.
 *
 * @example
 * const parcels = createParcelsClient({ …, clock: autoAdvanceClock(emulator.clock) });
 * await parcels.deliver({ parcelId }).wait();
 */
export function autoAdvanceClock(clock: EmulatorClock): ClientClock {
  return {
    now: () => clock.now(),
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      if (ms > 0) await clock.advance(ms);
      signal?.throwIfAborted();
    },
  };
}

/**
 * Returns a clock with the same time for a client. While the client sleeps on a running clock, a platform timer keeps
 * the process alive, like the client's default timers. The emulator's timers do not keep the process alive.
 */
export function clientClock(clock: EmulatorClock): ClientClock {
  return {
    now: () => clock.now(),
    async sleep(ms, signal) {
      const isRunning = (): boolean => clock.state().mode === "system";
      // Repeat, because the timer may fire slightly before the sleep ends: the platform's clocks differ.
      const timer = isRunning() ? setInterval(stopUnlessRunning, Math.min(ms, MAX_TIMER_MS)) : undefined;
      function stopUnlessRunning(): void {
        if (!isRunning()) clearInterval(timer);
      }
      try {
        await clock.sleep(ms, signal);
      } finally {
        clearInterval(timer);
      }
    },
  };
}
