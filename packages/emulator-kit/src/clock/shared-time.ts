/** The time of a clock, for other processes to follow. */
export type SharedTime =
  /** Frozen at a time in milliseconds since 1970. */
  | { readonly mode: "manual"; readonly at: number }
  /** Running, ahead of the system clock by this many milliseconds. */
  | { readonly mode: "system"; readonly aheadMs: number };

/** Synchronizes a clock with those of other processes. */
export interface ClockSharing {
  /** Runs a move of the clock while no other process moves its own. */
  move(move: SharedMove): Promise<void>;
  /** Schedules the earliest work that other processes have planned, up to a number of each kind. */
  takeFirst(limit: number): Promise<void>;
  /**
   * Must be called after the clock was frozen or resumed. Resolves when other processes can see the change.
   *
   * @param isByWork whether scheduled work requested the change, which then must not wait for the move that runs the
   * work
   */
  changed(isByWork: boolean): Promise<void>;
}

export interface SharedMove {
  /** Whether scheduled work requested the move. The move is then part of the move that runs the work. */
  readonly isByWork: boolean;
  /** Returns the target time. Called when it is this process's turn. */
  readonly targetOf: () => number | Promise<number>;
  /** Moves the clock of this process. */
  readonly step: () => Promise<void>;
}
