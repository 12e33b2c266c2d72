/** `system`: time passes as the platform's does. `manual`: it stands still until it is moved. */
export type ClockMode = "system" | "manual";

/** What is done when it falls due. A promise that it returns is awaited. */
export type ScheduledWork = () => unknown;

/** A clock as it stands, as JSON. */
export interface ClockState {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly mode: ClockMode;
  /** How much work waits until it falls due. */
  readonly scheduled: number;
  /** How many sleeps have not ended. */
  readonly sleeping: number;
}

/**
 * The time of an emulator: of its operations, expiries, windows and purges. Has what the `clock` option of a client
 * asks for, so that the client's waits follow it.
 */
export interface EmulatorClock {
  /** Milliseconds since 1970, up to 9999-12-31T23:59:59.999Z: a running clock stops there. */
  now(): number;
  /**
   * Lets `ms` milliseconds of this clock pass.
   *
   * @throws the signal's reason, as soon as it aborts
   * @throws InvalidTimeError where `ms` is not a number
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /**
   * Does `work` at `at`, in milliseconds since 1970; what is due already, as soon as time passes or is moved. Work
   * that throws does not keep other work from being done: `onError` is told. It may sleep on this clock and move it,
   * but a sleep that began before it, nobody ends while it is waited for. Work of a later time than a clock can show
   * never falls due, and is not counted.
   *
   * @returns cancels the work, unless it has begun
   * @throws InvalidTimeError
   */
  schedule(at: number, work: ScheduledWork): () => void;
  /**
   * Moves the clock on. Everything that falls due happens in order of time, what is due together in the order in
   * which it was scheduled, each at its own time and settled before the next: what it schedules within the span
   * happens too, and what it woke has had its turn. Work that itself sleeps on this clock is passed over until it
   * wakes. Moves asked for at the same time follow each other; one asked for by scheduled work is part of the move
   * that runs the work.
   *
   * @param ms milliseconds, 0 or more
   * @throws InvalidTimeError also where the time would be later than a clock can show
   */
  advance(ms: number): Promise<void>;
  /**
   * Moves the clock to `at`, in milliseconds since 1970: forwards as {@link advance} does. Backwards nothing happens,
   * and what is scheduled stays at its time.
   *
   * @throws InvalidTimeError also where scheduled work sets back the clock that is being moved
   */
  set(at: number): Promise<void>;
  /** Stops time: from now on only {@link advance} and {@link set} move it. */
  freeze(): void;
  /** Lets time pass as the platform's does, on from where it stands; also that of a clock that was manual. */
  resume(): void;
  /** Makes moves wait for `work`, such as a request in progress. It must not wait for the clock. */
  trackPending(work: Promise<unknown>): void;
  /** Cancels all scheduled work that has not begun. Sleeps go on. */
  cancelAll(): void;
  state(): ClockState;
}

/** A clock as clients take it. */
export interface ClientClock {
  now(): number;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/**
 * The same time, but whoever sleeps moves it: waits of a client for operations, and its pauses between attempts, end as
 * soon as they begin, with everything done that falls due meanwhile.
 *
 * @example
 * const retention = createRetentionClient({ …, clock: autoAdvanceClock(emulator.clock) });
 * await retention.matters.count({ matterId }).wait();
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

/** Longest delay of the platform's timers, which keep 32 bits, in milliseconds. */
const MAX_INTERVAL_MS = 2 ** 31 - 1;

/**
 * The same time, for a client. While a client sleeps on a clock that runs, a timer of the platform keeps the process
 * alive, as the client's own would: those of the emulator do not, so that it never keeps a program from ending.
 */
export function clientClock(clock: EmulatorClock): ClientClock {
  return {
    now: () => clock.now(),
    async sleep(ms, signal) {
      const isRunning = (): boolean => clock.state().mode === "system";
      // One timer could fire a moment before the sleep ends: clocks of the platform do not agree to the millisecond.
      const timer = isRunning() ? setInterval(check, Math.min(ms, MAX_INTERVAL_MS)) : undefined;
      function check(): void {
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
