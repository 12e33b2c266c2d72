interface PendingWork<Result> {
  readonly promise: Promise<Result>;
  readonly abort: AbortController;
  waiting: number;
}

/** Work that is done once for all who ask for it while it is under way. It is given up once nobody waits for it. */
export class SharedWork<Result> {
  readonly #work: (signal: AbortSignal) => Promise<Result>;
  readonly #abandoned = new Set<Promise<unknown>>();
  #pending: PendingWork<Result> | undefined;

  constructor(work: (signal: AbortSignal) => Promise<Result>) {
    this.#work = work;
  }

  /** @throws what the work throws; the signal's reason */
  async result(signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    this.#pending ??= this.#begin();
    const underWay = this.#pending;
    underWay.waiting += 1;
    try {
      return await raceAbort(underWay.promise, signal);
    } finally {
      underWay.waiting -= 1;
      if (underWay.waiting === 0 && this.#pending === underWay) this.#abandon(underWay);
    }
  }

  /** Gives it up, whoever waits for it, and resolves when it has ended. */
  async end(reason: Error): Promise<void> {
    const underWay = this.#pending;
    underWay?.abort.abort(reason);
    await underWay?.promise.catch(() => {});
    await Promise.all(this.#abandoned);
  }

  #begin(): PendingWork<Result> {
    const abort = new AbortController();
    const promise = this.#work(abort.signal);
    const underWay = { promise, abort, waiting: 0 };
    const settled = (): void => {
      if (this.#pending === underWay) this.#pending = undefined;
    };
    promise.then(settled, settled);
    return underWay;
  }

  #abandon(underWay: PendingWork<Result>): void {
    this.#pending = undefined;
    underWay.abort.abort();
    const ended: Promise<unknown> = underWay.promise
      .catch(() => {})
      .finally(() => this.#abandoned.delete(ended));
    this.#abandoned.add(ended);
  }
}

/**
 * What `promise` comes to, unless the signal aborts before.
 *
 * @throws the signal's reason
 */
export async function raceAbort<Value>(promise: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  if (signal === undefined) return promise;
  signal.throwIfAborted();
  let stop = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop);
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** What `promise` comes to, or `undefined` after `ms` milliseconds of the wall clock. */
export async function withTimeout<Value>(promise: Promise<Value>, ms: number): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
