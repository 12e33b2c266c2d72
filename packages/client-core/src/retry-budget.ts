/** Retries that a client may send before any call succeeds. */
const MOST_RETRIES = 100;
/** What a call that succeeds at once adds. */
const EARNED = 0.1;

/** Keeps a service that is down from being asked several times as often as usual. */
export interface RetryBudget {
  /** Takes a retry; gives false where none is left. */
  take(): boolean;
  /** Puts back the retries that a successful call took, or a part of one where it took none. */
  refund(retries: number): void;
}

/** A full budget, for one client and those that its `withOptions` makes. */
export function createRetryBudget(): RetryBudget {
  let left = MOST_RETRIES;
  return {
    take: () => left >= 1 && left-- > 0,
    refund(retries) {
      left = Math.min(MOST_RETRIES, left + (retries || EARNED));
    },
  };
}
