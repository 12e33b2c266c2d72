/**
 * Processes items with several workers that share an iterator. After the first failure, starts no more items and waits
 * for the items in progress, so that no files change after the promise rejects.
 *
 * @param items an iterator, such as `array.values()` or a running generator
 * @param limit number of workers
 * @param work processes an item. Its signal is aborted after the first failure.
 * @throws the first failure
 * @throws the signal's reason if the signal is aborted
 */
export async function forEachConcurrently<Item>(
  items: IterableIterator<Item> | AsyncIterableIterator<Item>,
  limit: number,
  work: (item: Item, signal: AbortSignal) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const failure = new AbortController();
  const stopSignal = AbortSignal.any(signal ? [signal, failure.signal] : [failure.signal]);
  const workOnRemaining = async (): Promise<void> => {
    for await (const item of items) {
      stopSignal.throwIfAborted();
      await work(item, stopSignal);
    }
  };
  const workers = Array.from({ length: limit }, () =>
    workOnRemaining().catch((error) => failure.abort(error)),
  );
  await Promise.all(workers);
  stopSignal.throwIfAborted();
}
