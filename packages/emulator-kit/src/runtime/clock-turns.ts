import { createQueue } from "../async/scheduling.ts";

/** Acquires and releases the exclusive right to change the time. */
interface TurnTaking {
  take(): Promise<void>;
  release(): Promise<void>;
}

/** Runs changes of the time one after another, while no other emulator changes the time. */
export class ClockTurns {
  readonly #taking: TurnTaking;
  readonly #inOrder = createQueue();
  #current: Turn | undefined;

  constructor(taking: TurnTaking) {
    this.#taking = taking;
  }

  /** True if this emulator owns the turn. */
  get isActive(): boolean {
    return this.#current?.isTaken === true;
  }

  /**
   * Runs a change in a separate turn.
   *
   * @param isByWork whether work of the current turn may have requested the change. The change is then part of the
   * current turn, because a turn waits for its work.
   * @throws errors of the change
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

  /** Waits for all parts, including parts that are added during the wait. */
  async whenOver(): Promise<void> {
    for (const part of this.#parts) await part.catch(() => undefined);
    this.isOver = true;
  }
}
