/**
 * Does `work`, but ends when `signal` aborts, whether or not the work listens to it. Starts nothing when the
 * signal has aborted already.
 *
 * @throws the signal's reason
 */
export function untilAborted<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work();
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    signal.throwIfAborted();
    signal.addEventListener("abort", stop);
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener("abort", stop));
  });
}
