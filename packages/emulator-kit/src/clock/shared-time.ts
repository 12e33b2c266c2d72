/** Clock time in a form that other processes can follow. */
export type SharedTime =
  /** The time at which the clock is frozen, in milliseconds since 1970. */
  | { readonly mode: "manual"; readonly at: number }
  /** Running, this many milliseconds ahead of the system clock. */
  | { readonly mode: "system"; readonly aheadMs: number };

/** Synchronizes a clock with the clocks of other processes. */
export interface ClockSharing {
  /** Waits until no other process is changing the time, and then changes it. */
  move(move: SharedMove): Promise<void>;
  /** Schedules the earliest work planned by other processes, up to `limit` tasks per service. */
  takeFirst(limit: number): Promise<void>;
  /**
   * Must be called after the clock is frozen or resumed. Resolves when other processes can see the change.
   *
   * @param isByWork whether scheduled work requested the change; if so, waiting for the current move would be a deadlock
   */
  changed(isByWork: boolean): Promise<void>;
}

export interface SharedMove {
  /** Whether the move was requested by scheduled work. If so, it becomes part of the move that runs this work. */
  readonly isByWork: boolean;
  /** Returns the target time. Called when it is this process's turn. */
  readonly targetOf: () => number | Promise<number>;
  /** Changes the clock's time in this process. */
  readonly step: () => Promise<void>;
}
