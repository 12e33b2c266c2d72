import type { AnsweredCall, Call } from "./call.ts";
import { isApiError } from "./errors/api-error.ts";
import { dataOf } from "./outcome.ts";
import { retryAfterMs } from "./retry-after.ts";
import { DEFAULT_RETRY } from "./retry-options.ts";
import type { TimeLimit } from "./time-limit.ts";

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
const PAUSE_GROWTH = 1.5;

/** Asks once. Never rejects. */
export type Ask = (signal: AbortSignal | undefined) => Promise<Call>;

/** What is asked for again and again. */
export interface Polled {
  /** The first answer, when it is there. */
  readonly outcome: Promise<Call>;
  /** How to ask for another one, by what the first one says. */
  readonly asker: (first: AnsweredCall) => Ask;
  /** How many polls may be answered with 404 before one finds what was asked for. */
  readonly absences: number;
}

/** The first answer, and then that of every poll, until the consumer stops or an error ends it. */
export async function* poll(
  { outcome, asker, absences }: Polled,
  limit: TimeLimit,
): AsyncGenerator<AnsweredCall, never> {
  limit.check();
  const first = answeredOf(await limit.during(() => outcome));
  yield first;
  const ask = asker(first);
  let absencesLeft = absences;
  let last: Call = first;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * PAUSE_GROWTH, LONGEST_PAUSE_MS)) {
    await limit.sleep(pauseAfter(last, pause));
    last = await limit.during(ask);
    if (isApiError(last.error) && last.error.status === 404 && absencesLeft > 0) {
      absencesLeft -= 1;
    } else if (!asksForPatience(last)) {
      absencesLeft = 0;
      yield answeredOf(last);
    }
  }
}

/** A service may ask for more than anyone waits for: then it is asked again before. */
function pauseAfter({ response, options }: Call, pause: number): number {
  const { retry, clock } = options;
  const asked = retryAfterMs(response?.headers, clock.now()) ?? pause;
  return Math.max(FIRST_PAUSE_MS, Math.min(asked, (retry || DEFAULT_RETRY).maxRetryAfterMs));
}

/** Whether a poll was not sent again for the sole reason that the service asks for a longer pause than that. */
function asksForPatience({ error, options: { retry } }: Call): boolean {
  if (!retry || !isApiError(error) || !error.retryable) return false;
  return (error.retryAfterMs ?? 0) > retry.maxRetryAfterMs;
}

/** @throws the call's error */
function answeredOf(call: Call): AnsweredCall {
  dataOf(call);
  return call as AnsweredCall;
}
