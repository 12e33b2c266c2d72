import { createQueue } from "../async/scheduling.ts";

/** Acquires and releases the exclusive right to change the time. */
interface TurnTaking {
  take(): Promise<void>;
  release(): Promise<void>;
}

/** Runs time changes one after another, each in a turn that excludes the other emulators. */
export class ClockTurns {
  readonly #taking: TurnTaking;
  readonly #inOrder = createQueue();
  #current: Turn | undefined;

  constructor(taking: TurnTaking) {
    this.#taking = taking;
  }

  /** True if it is this emulator's turn. */
  get isActive(): boolean {
    return this.#current?.isTaken === true;
  }

  /**
   * Runs a time change in a separate turn.
   *
   * @param isByWork whether the change may have been requested by work that runs in the current turn. If so, the change
   * becomes part of the current turn, because waiting for the next turn would cause a deadlock.
   * @throws any error from the change
   */
  run(change: () => Promise<void>, isByWork = false): Promise<void> {
    if (isByWork && this.#current?.isOver === false) return this.#current.add(change);
    return this.#inOrder(async () => {
      const turn = new Turn(this.#taking);
      this.#current = turn;
      const changed = turn.add(change);
      await turn.whenOver();
      this.#current = undefined;
      await this.#taking.release();
      return changed;
    });
  }
}

/** A period of exclusive access to the time. */
class Turn {
  readonly #taken: Promise<void>;
  readonly #parts: Promise<void>[] = [];
  isTaken = false;
  isOver = false;

  constructor(taking: TurnTaking) {
    this.#taken = taking.take().then(() => {
      this.isTaken = true;
    });
  }

  add(change: () => Promise<void>): Promise<void> {
    const part = this.#taken.then(change);
    this.#parts.push(part);
    return part;
  }

  /** Waits for all changes, including those that are added in the meantime. */
  async whenOver(): Promise<void> {
    for (const part of this.#parts) await part.catch(() => undefined);
    this.isOver = true;
  }
}
