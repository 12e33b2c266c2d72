/** The time of a clock as other processes can follow it. */
export type SharedTime =
  /** It stands still, at milliseconds since 1970. */
  | { readonly mode: "manual"; readonly at: number }
  /** It runs, so many milliseconds ahead of the clocks of the machines. */
  | { readonly mode: "system"; readonly aheadMs: number };

/** What lets a clock have one time with those of other processes. */
export interface ClockSharing {
  /**
   * Runs a move of the clock while no other process moves its own.
   *
   * @param targetOf returns the time to move to; called when it is this process's turn
   */
  move(targetOf: () => number | Promise<number>, step: () => Promise<void>): Promise<void>;
  /** Puts the work on the clock that other processes have planned first, up to a number of each kind. */
  takeFirst(limit: number): Promise<void>;
  /** Must be called after time was stopped or let run. Resolves when the other processes can know it. */
  changed(): Promise<void>;
}
