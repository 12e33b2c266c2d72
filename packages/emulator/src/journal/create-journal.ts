import { HeldBodies } from "./held-bodies.ts";
import type { JournalEntry, JournalFilter } from "./journal-entry.ts";
import { KeptExchange, type SeenAnswer, type SeenRequest } from "./kept-exchange.ts";
import { Ring } from "./ring.ts";
import { Tally } from "./tally.ts";

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

/**
 * A journal without entries.
 *
 * @throws RangeError where a limit is no whole number, or too low
 */
export function createJournal({ clock, limit = 1000, bodyLimit = 8192 }: JournalOptions): Journal {
  const entries = new Ring<KeptExchange>(checkedLimit("limit", limit, 1));
  const bodies = new HeldBodies(checkedLimit("bodyLimit", bodyLimit, 0));
  const tally = new Tally();
  let opened = 0;
  return {
    tally,
    open(request) {
      opened += 1;
      const kept = new KeptExchange(opened, clock.now(), request, bodies);
      entries.add(kept)?.letGo(bodies);
      return (answer) => {
        if (kept.isAnswered) return;
        kept.answer(clock.now(), answer, bodies);
        count(tally, kept, answer);
      };
    },
    requests: (filter = {}) =>
      [...entries].filter((kept) => matches(kept, filter)).map((kept) => kept.shown()),
    clear: () => entries.clear(),
  };
}

function checkedLimit(name: string, value: number, least: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new RangeError(`${name} must be a whole number, ${least} or more`);
}

function count(tally: Tally, { document, operationId, status }: KeptExchange, { faults }: SeenAnswer): void {
  if (operationId === undefined || status === undefined || faults?.length) return;
  tally.add(document, operationId, status);
}

function matches(kept: KeptExchange, { document, operationId, method, status }: JournalFilter): boolean {
  return (
    (document === undefined || kept.document === document) &&
    (operationId === undefined || kept.operationId === operationId) &&
    (method === undefined || kept.method === method) &&
    (status === undefined || kept.status === status)
  );
}
