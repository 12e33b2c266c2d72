import type { JournalEntry, JournalFilter } from "./journal-entry.ts";
import { redactedText } from "./redacted.ts";
import { Ring } from "./ring.ts";
import { keptMessage, type SeenMessage, type ShownLater } from "./seen-message.ts";
import { Tally } from "./tally.ts";

/** A request as it came. */
export interface SeenRequest extends SeenMessage, Pick<JournalEntry, "document" | "operationId" | "method"> {
  /** Path and query, as they were sent. */
  readonly target: string;
}

/** What became of a request. */
export interface SeenAnswer extends Partial<SeenMessage> {
  /** None where the connection was lost before the answer. */
  readonly status?: number;
  /** Ids of the faults that happened to it. */
  readonly faults?: readonly string[];
}

export interface JournalOptions {
  readonly clock: { now(): number };
  /** How many requests it keeps, the last ones: 1000. */
  readonly limit?: number;
  /** How much it keeps of each body, in bytes: 8192. */
  readonly bodyLimit?: number;
}

/** What was asked and answered. */
export interface Journal {
  /**
   * Notes a request that has come.
   *
   * @returns notes its answer. Only the first counts.
   */
  open(request: SeenRequest): (answer: SeenAnswer) => void;
  /** The requests that it still has, in the order in which they came, those in progress too. */
  requests(filter?: JournalFilter): JournalEntry[];
  /** Forgets the requests. What coverage goes by is not forgotten. */
  clear(): void;
  /**
   * What was answered since the start, by operation; also what the journal has no place for any more. Answers that a
   * fault had a hand in show nothing of a service, and are left out.
   */
  readonly tally: Tally;
}

interface Kept extends Pick<JournalEntry, "id" | "at" | "document" | "operationId" | "method" | "target"> {
  readonly request: ShownLater;
  answered?: { readonly answer: SeenAnswer; readonly response: ShownLater; readonly at: number };
}

/**
 * A journal without entries.
 *
 * @throws RangeError where a limit is no whole number, or too low
 */
export function createJournal({ clock, limit = 1000, bodyLimit = 8192 }: JournalOptions): Journal {
  const entries = new Ring<Kept>(checkedLimit("limit", limit, 1));
  const bytes = checkedLimit("bodyLimit", bodyLimit, 0);
  const tally = new Tally();
  let opened = 0;
  return {
    tally,
    open({ document, operationId, method, target, ...message }) {
      opened += 1;
      const request = keptMessage(message, bytes);
      const kept: Kept = { id: opened, at: clock.now(), document, operationId, method, target, request };
      entries.add(kept);
      return (answer) => {
        if (kept.answered) return;
        kept.answered = answered(answer, bytes, clock.now());
        count(tally, kept, answer);
      };
    },
    requests: (filter = {}) => [...entries].filter((kept) => matches(kept, filter)).map(shown),
    clear: () => entries.clear(),
  };
}

function checkedLimit(name: string, value: number, least: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new RangeError(`${name} must be a whole number, ${least} or more`);
}

function answered(
  { headers = [], body, status, faults }: SeenAnswer,
  limit: number,
  at: number,
): Kept["answered"] {
  return { answer: { status, faults }, response: keptMessage({ headers, body }, limit), at };
}

function count(tally: Tally, { document, operationId }: Kept, { status, faults = [] }: SeenAnswer): void {
  if (operationId === undefined || status === undefined || faults.length > 0) return;
  tally.add(document, operationId, status);
}

function matches(kept: Kept, { document, operationId, method, status }: JournalFilter): boolean {
  return (
    (document === undefined || kept.document === document) &&
    (operationId === undefined || kept.operationId === operationId) &&
    (method === undefined || kept.method === method) &&
    (status === undefined || kept.answered?.answer.status === status)
  );
}

/** As JSON has it: without members that are undefined. */
function shown({ id, at, document, operationId, method, target, request, answered }: Kept): JournalEntry {
  const status = answered?.answer.status;
  return {
    id,
    at,
    ...(document !== undefined && { document }),
    ...(operationId !== undefined && { operationId }),
    method,
    target: redactedText(target),
    request: request(),
    ...(status !== undefined && { status }),
    ...(answered && { durationMs: answered.at - at, response: answered.response() }),
    faults: [...(answered?.answer.faults ?? [])],
  };
}
