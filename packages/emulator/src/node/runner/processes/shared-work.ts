import { orAborted } from "./or-aborted.ts";

interface UnderWay<Result> {
  readonly promise: Promise<Result>;
  readonly abort: AbortController;
  waiting: number;
}

/** Work that is done once for all who ask for it while it is under way. It is given up once nobody waits for it. */
export class SharedWork<Result> {
  readonly #work: (signal: AbortSignal) => Promise<Result>;
  readonly #givenUp = new Set<Promise<unknown>>();
  #underWay: UnderWay<Result> | undefined;

  constructor(work: (signal: AbortSignal) => Promise<Result>) {
    this.#work = work;
  }

  /** @throws what the work throws; the signal's reason */
  async result(signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    this.#underWay ??= this.#begin();
    const underWay = this.#underWay;
    underWay.waiting += 1;
    try {
      return await orAborted(underWay.promise, signal);
    } finally {
      underWay.waiting -= 1;
      if (underWay.waiting === 0 && this.#underWay === underWay) this.#giveUp(underWay);
    }
  }

  /** Gives it up, whoever waits for it, and resolves when it has ended. */
  async end(reason: Error): Promise<void> {
    const underWay = this.#underWay;
    underWay?.abort.abort(reason);
    await underWay?.promise.catch(() => {});
    await Promise.all(this.#givenUp);
  }

  #begin(): UnderWay<Result> {
    const abort = new AbortController();
    const promise = this.#work(abort.signal);
    const underWay = { promise, abort, waiting: 0 };
    const settled = (): void => {
      if (this.#underWay === underWay) this.#underWay = undefined;
    };
    promise.then(settled, settled);
    return underWay;
  }

  #giveUp(underWay: UnderWay<Result>): void {
    this.#underWay = undefined;
    underWay.abort.abort();
    const ended: Promise<unknown> = underWay.promise
      .catch(() => {})
      .finally(() => this.#givenUp.delete(ended));
    this.#givenUp.add(ended);
  }
}
