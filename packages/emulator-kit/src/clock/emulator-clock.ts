import { MAX_TIMER_MS } from "./times.ts";

/**
 * `system`: time passes at the same rate as the platform's clock. `manual`: time changes only when the clock is
 * advanced or set.
 */
export type ClockMode = "system" | "manual";

/** A callback that runs when it falls due. If it returns a promise, the clock awaits it. */
export type ScheduledWork = () => unknown;

/** A description of scheduled work for users. */
export interface WorkDescription {
  readonly service?: string;
  /** The kind of task, as defined by the service. Other events are of kind `work` or `sleep`. */
  readonly kind: string;
  /** What will happen, for example `The parcel "p-1" is delivered`. */
  readonly title?: string;
  /** The name or id of the affected resource. */
  readonly resource?: string;
  /** True for work that does not change any resource, such as stopping an idle process. */
  readonly isUpkeep?: boolean;
}

/** A scheduled event as JSON: work to be done, or the end of a sleep. */
export interface DueJob extends WorkDescription {
  /** When the event is due, in milliseconds since 1970. */
  readonly at: number;
}

/** Clock state, as JSON. */
export interface ClockState {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly mode: ClockMode;
  /** Scheduled callbacks that have not started. */
  readonly scheduled: number;
  /** Sleeps in progress. */
  readonly sleeping: number;
}

/**
 * The clock of an emulator. It determines the timing of long-running operations, expiries, rate limits and purges. If a
 * client uses it as its `clock` option, the client's waits also follow this clock.
 */
export interface EmulatorClock {
  /** Returns the time in milliseconds since 1970. A running clock stops at 9999-12-31T23:59:59.999Z. */
  now(): number;
  /**
   * Waits for `ms` milliseconds, as measured by this clock.
   *
   * @throws the signal's reason if the signal is aborted
   * @throws InvalidTimeError if `ms` is not a number
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /**
   * Runs `work` at `at`, in milliseconds since 1970. If `at` is in the past, `work` runs as soon as time passes or the
   * clock is advanced. Errors are passed to `onError` and do not prevent other callbacks from running. `work` can call
   * `sleep`, `advance` and `set` on this clock. To avoid a deadlock, `work` must not wait for a sleep that started
   * before it, or for a call to `advance` or `set` by other code. If `at` is later than the clock supports, `work`
   * never runs and is not included in {@link ClockState.scheduled}.
   *
   * @param describe returns a description of the work for users
   * @returns a function that cancels `work` if it has not started
   * @throws InvalidTimeError
   */
  schedule(
    at: number,
    work: ScheduledWork,
    describe?: () => Promise<WorkDescription | undefined>,
  ): () => void;
  /**
   * Advances the clock. All events that fall due run at their due times, in chronological order. Events with the same
   * due time run in the order in which they were scheduled. Work that is scheduled during the call also runs if it
   * falls due. Each event settles before the next one starts, including the code that continues after a sleep. The
   * clock does not wait for work that sleeps on it.
   *
   * Calls run one after another, so concurrent calls add up. However, a call by scheduled work extends the current
   * call. `AsyncLocalStorage` identifies such calls, but not across connections or processes. In runtimes without
   * `AsyncLocalStorage`, such as browsers, every call during scheduled work extends the current call, relative to its
   * end.
   *
   * @param ms milliseconds, 0 or more
   * @throws InvalidTimeError if `ms` is invalid, or if the target is later than the clock supports
   */
  advance(ms: number): Promise<void>;
  /**
   * Sets the clock to `at`, in milliseconds since 1970. Setting it forward has the same effects as {@link advance}.
   * Setting it back does not run or reschedule work.
   *
   * @throws InvalidTimeError if `at` is invalid, or if scheduled work sets the clock back while it is advancing
   */
  set(at: number): Promise<void>;
  /**
   * Advances the clock to the next event, like {@link advance}.
   *
   * @throws NothingDueError if there are no events
   */
  advanceToNext(): Promise<void>;
  /** Returns the next events in chronological order. @param limit maximum number of events; the default is 50 */
  due(limit?: number): Promise<readonly DueJob[]>;
  /**
   * Stops the clock. Only {@link advance}, {@link advanceToNext} and {@link set} change it while it is frozen. If other
   * emulators use the same stores, their clocks stop a moment later, before this emulator handles its next request.
   */
  freeze(): void;
  /**
   * Makes the clock run at the same rate as the platform's clock. Also starts a clock that was created in `manual`
   * mode.
   */
  resume(): void;
  /**
   * Makes the clock wait for `work`, such as a request in progress, before it advances. `work` must not wait for the
   * clock.
   */
  trackPending(work: Promise<unknown>): void;
  /** Cancels all scheduled callbacks that have not started. Sleeps continue. */
  cancelAll(): void;
  state(): ClockState;
  /**
   * Calls `listener` when the clock is advanced, set, frozen or resumed, and when work or sleeps are added or removed.
   * It is not called while time passes. The listener must not throw.
   *
   * @returns a function that removes the listener
   */
  watch(listener: () => void): () => void;
}

/** Clock members that clients use. */
export interface ClientClock {
  now(): number;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/**
 * Returns a clock that shows the same time and advances whenever a client sleeps. Waits for long-running operations and
 * pauses between attempts end as soon as the events that fall due have run.
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
 * Returns a clock for a client, which shows the same time. While the client sleeps on a running clock, a platform timer
 * keeps the process alive, like the client's default timers. The emulator's timers do not keep it alive.
 */
export function clientClock(clock: EmulatorClock): ClientClock {
  return {
    now: () => clock.now(),
    async sleep(ms, signal) {
      const isRunning = (): boolean => clock.state().mode === "system";
      // The timer repeats, because the platform's clocks differ and it may fire slightly before the sleep ends.
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
