interface PendingWork<Result> {
  readonly promise: Promise<Result>;
  readonly abort: AbortController;
  /** Current number of waiting callers. */
  waiting: number;
}

/** Shares the result of a pending task among all callers. Aborts the task when the last caller stops waiting. */
export class SharedWork<Result> {
  readonly #work: (signal: AbortSignal) => Promise<Result>;
  readonly #abandoned = new Set<Promise<unknown>>();
  #pending: PendingWork<Result> | undefined;

  constructor(work: (signal: AbortSignal) => Promise<Result>) {
    this.#work = work;
  }

  /** @throws the task's error or the signal's reason */
  async result(signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    this.#pending ??= this.#begin();
    const pending = this.#pending;
    pending.waiting += 1;
    try {
      return await raceAbort(pending.promise, signal);
    } finally {
      pending.waiting -= 1;
      if (pending.waiting === 0 && this.#pending === pending) this.#abandon(pending);
    }
  }

  /** Aborts the task even if callers are waiting. Resolves when the task has ended. */
  async end(reason: Error): Promise<void> {
    const pending = this.#pending;
    pending?.abort.abort(reason);
    await pending?.promise.catch(() => {});
    await Promise.all(this.#abandoned);
  }

  #begin(): PendingWork<Result> {
    const abort = new AbortController();
    const promise = this.#work(abort.signal);
    const pending = { promise, abort, waiting: 0 };
    const onSettled = (): void => {
      if (this.#pending === pending) this.#pending = undefined;
    };
    promise.then(onSettled, onSettled);
    return pending;
  }

  #abandon({ promise, abort }: PendingWork<Result>): void {
    this.#pending = undefined;
    abort.abort();
    const ended: Promise<unknown> = promise.catch(() => {}).finally(() => this.#abandoned.delete(ended));
    this.#abandoned.add(ended);
  }
}

/**
 * Settles like `promise`, unless the signal is aborted first.
 *
 * @throws the signal's reason if the signal is aborted
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

/** Settles like `promise`, or resolves to `undefined` after `ms` milliseconds of real time. */
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
