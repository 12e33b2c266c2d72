/** What waits, first come, first served, but for rank. */
export interface Queue<Waiter> {
  /** The one whose turn it is: of the highest rank, the one that came first. */
  first(): Waiter | undefined;
  add(waiter: Waiter, rank: number): void;
  remove(waiter: Waiter): void;
}

/** An empty queue. */
export function createQueue<Waiter>(): Queue<Waiter> {
  const byRank = new Map<number, Set<Waiter>>();
  return {
    first: () =>
      byRank.size
        ? byRank
            .get(Math.max(...byRank.keys()))
            ?.values()
            .next().value
        : undefined,
    add(waiter, rank) {
      byRank.set(rank, (byRank.get(rank) ?? new Set()).add(waiter));
    },
    remove(waiter) {
      for (const [rank, waiters] of byRank) {
        if (waiters.delete(waiter) && waiters.size === 0) byRank.delete(rank);
      }
    },
  };
}
