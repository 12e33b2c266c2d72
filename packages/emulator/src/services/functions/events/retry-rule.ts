import type { EventTriggerInput } from "../../../generated/functions-v2.types.gen.ts";
import type { Generation } from "../functions/stored-function.ts";

/** No source says when an event is tried again, and for how long: these are the emulator's own. In milliseconds. */
const FIRST_DELAY = 10_000;
const LONGEST_DELAY = 600_000;
const DAY = 24 * 60 * 60 * 1000;
const TRIED_FOR: Readonly<Record<Generation, number>> = { GEN_1: 7 * DAY, GEN_2: DAY };

/** How often and when an event was tried. */
export interface Tries {
  /** How often so far, all in vain. */
  readonly attempts: number;
  /** When the event came, in milliseconds since 1970. */
  readonly createdAt: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * When an event is tried again that a function did not take, in milliseconds since 1970: after 10 s, and then after
 * twice as long each time, up to 600 s.
 *
 * @returns `undefined` where it is not tried again
 */
export function nextAttempt(
  environment: Generation,
  { retryPolicy }: EventTriggerInput,
  { attempts, createdAt, now }: Tries,
): number | undefined {
  if (retryPolicy !== "RETRY_POLICY_RETRY") return undefined;
  const next = now + Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY);
  return next <= createdAt + TRIED_FOR[environment] ? next : undefined;
}
