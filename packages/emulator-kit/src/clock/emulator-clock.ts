import { MAX_TIMER_MS } from "./times.ts";

/** With `system`, time passes as the platform's does. With `manual`, it stands still until it is moved. */
export type ClockMode = "system" | "manual";

/** Work that runs when it falls due. A promise that it returns is awaited. */
export type ScheduledWork = () => unknown;

/** What scheduled work is, in words. */
export interface WorkDescription {
  /** The service whose work it is. */
  readonly service?: string;
  /** What kind of work: of a service, one of its own kinds; else `work`, or `sleep` where somebody waits. */
  readonly kind: string;
  /** What will happen: `The parcel "p-1" is delivered`. */
  readonly title?: string;
  /** The name or id of the resource that it is about. */
  readonly resource?: string;
}

/** Work that is due, or a sleep that ends, as JSON. */
export interface DueJob extends WorkDescription {
  /** When it is due, in milliseconds since 1970. */
  readonly at: number;
}

/** The state of a clock, as JSON. */
export interface ClockState {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly mode: ClockMode;
  /** How many pieces of work are not yet due. */
  readonly scheduled: number;
  /** How many sleeps have not ended. */
  readonly sleeping: number;
}

/**
 * The time of an emulator, which its operations, expiries, rate windows and purges follow. It has what the `clock`
 * option of a client needs, so that the client's waits follow it too.
 */
export interface EmulatorClock {
  /** Returns milliseconds since 1970, up to 9999-12-31T23:59:59.999Z, where a running clock stops. */
  now(): number;
  /**
   * Waits until `ms` milliseconds of this clock have passed.
   *
   * @throws the signal's reason, as soon as it aborts
   * @throws InvalidTimeError if `ms` is not a number
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /**
   * Runs `work` at `at`, in milliseconds since 1970. Work that is already due runs as soon as time passes or is moved.
   * An error that it throws is reported to `onError`, and does not keep other work from running. Work may sleep on this
   * clock and move it. It must wait neither for a sleep that began before it nor for a move that other code requests: both
   * end only after the work. Work that is later than a clock can show never runs, and is not counted.
   *
   * @param describe says what the work is, when somebody wants to know
   * @returns a function that cancels the work, unless it has begun
   * @throws InvalidTimeError
   */
  schedule(
    at: number,
    work: ScheduledWork,
    describe?: () => Promise<WorkDescription | undefined>,
  ): () => void;
  /**
   * Moves the clock forward. Everything that falls due runs at its own time, in the order of time and then of
   * scheduling, and settles before the next begins. That includes what is scheduled within the span by work that runs,
   * and what follows from the sleeps that end. Work that sleeps on this clock is not waited for until it wakes.
   *
   * Moves run one after another, so moves that are requested at the same time add up. A move that scheduled work requests
   * is part of the move that runs the work. Such a request is recognised by `AsyncLocalStorage`, not across connections or
   * processes. In runtimes without `AsyncLocalStorage`, such as browsers, every move that is requested while scheduled work
   * runs is part of the current move and counts from its end.
   *
   * @param ms milliseconds, 0 or more
   * @throws InvalidTimeError also if the time would be later than a clock can show
   */
  advance(ms: number): Promise<void>;
  /**
   * Moves the clock to `at`, in milliseconds since 1970. Forward it does what {@link advance} does. Backward nothing
   * runs, and scheduled work stays at its time.
   *
   * @throws InvalidTimeError also if scheduled work sets back the clock while that is being moved
   */
  set(at: number): Promise<void>;
  /**
   * Moves the clock to what is due next, as {@link advance} does.
   *
   * @throws NothingDueError where nothing is
   */
  advanceToNext(): Promise<void>;
  /** What is due next, from the earliest on. @param limit how many at most: 50 unless given */
  due(limit?: number): Promise<readonly DueJob[]>;
  /**
   * Stops time. From then on only {@link advance} and {@link set} move it. Where other emulators use the same stores, their
   * time stops a moment later, before the next request to this one is handled.
   */
  freeze(): void;
  /** Lets time pass as the platform's does, from where it stands. This starts a manual clock, too. */
  resume(): void;
  /** Makes moves wait for `work`, such as a request in progress. The work must not wait for the clock. */
  trackPending(work: Promise<unknown>): void;
  /** Cancels all scheduled work that has not begun. Sleeps go on. */
  cancelAll(): void;
  state(): ClockState;
  /**
   * Calls `listener` whenever the clock was moved, frozen or resumed, and when work or sleeps came or went, but not as
   * time passes. It must not throw.
   *
   * @returns a function that ends it
   */
  watch(listener: () => void): () => void;
}

/** The part of a clock that a client uses. */
export interface ClientClock {
  now(): number;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/**
 * Returns a clock with the same time whose sleeps move it. The waits of a client for operations, and its pauses between
 * attempts, then end as soon as they begin, after everything has run that falls due in between.
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
 * Returns a clock with the same time for a client. While the client sleeps on a running clock, a timer of the platform
 * keeps the process alive, as the client's own timers would. The emulator's timers do not, so that it never keeps a
 * program from ending.
 */
export function clientClock(clock: EmulatorClock): ClientClock {
  return {
    now: () => clock.now(),
    async sleep(ms, signal) {
      const isRunning = (): boolean => clock.state().mode === "system";
      // The interval repeats because it may fire a moment before the sleep ends: the platform's clocks differ slightly.
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
