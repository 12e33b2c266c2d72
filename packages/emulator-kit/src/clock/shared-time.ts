/** The time of a clock as other processes can follow it. */
export type SharedTime =
  /** It stands still, at milliseconds since 1970. */
  | { readonly mode: "manual"; readonly at: number }
  /** It runs, so many milliseconds ahead of the clocks of the machines. */
  | { readonly mode: "system"; readonly aheadMs: number };

/** What lets a clock have one time with those of other processes. */
export interface ClockSharing {
  /** Runs a move of the clock while no other process moves its own. */
  move(move: SharedMove): Promise<void>;
  /** Puts the work on the clock that other processes have planned first, up to a number of each kind. */
  takeFirst(limit: number): Promise<void>;
  /**
   * Must be called after the clock was stopped or let run. Resolves when the other processes can know it.
   *
   * @param isByWork whether scheduled work has requested it, so that the move that runs the work must not be waited for
   */
  changed(isByWork: boolean): Promise<void>;
}

export interface SharedMove {
  /** Whether scheduled work requests the move. The move is then part of the one that runs the work. */
  readonly isByWork: boolean;
  /** Returns the time to move to. It is called when it is this process's turn. */
  readonly targetOf: () => number | Promise<number>;
  /** Moves the clock of this process. */
  readonly step: () => Promise<void>;
}
