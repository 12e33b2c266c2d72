import { factDigest } from "./fact-digest.ts";
import type { CheckedFact, Ledger, Sightings } from "./ledger.ts";

/** Facts in a bundle that runs have checked, keyed by JSON pointer. */
export type CheckedFacts = Readonly<Record<string, FactRecord>>;

/** Combined results for a fact from all operations in a ledger. */
export interface FactRecord {
  /** operationIds of the operations whose responses confirmed or contradicted the fact. */
  readonly operations: readonly string[];
  /** Runs in which every response confirmed the fact. */
  readonly confirmed?: FactRuns;
  /** Runs that contradicted the fact. Excludes runs before a decision to keep the fact. */
  readonly disputed?: FactRuns;
}

/** Runs that checked a fact with the same outcome. */
export interface FactRuns {
  /** Day of the last run (RFC 3339 full-date, UTC). */
  readonly date: string;
  readonly runs: number;
  /** Names of the services. */
  readonly services: readonly string[];
}

/** A fact in a ledger, and the operation with which it was checked. */
export interface LedgerEntry {
  readonly operation: string;
  readonly pointer: string;
  readonly fact: CheckedFact;
}

/** Returns all facts in a ledger, in file order. */
export function ledgerEntries({ operations }: Ledger): LedgerEntry[] {
  return [...operations].flatMap(([operation, { facts }]) =>
    [...facts].map(([pointer, fact]) => ({ operation, pointer, fact })),
  );
}

/** Returns whether the bundle contains the fact with the same value as at the time of the run. */
export function isCurrent(bundle: unknown, { pointer, fact }: LedgerEntry): boolean {
  return factDigest(bundle, pointer) === fact.digest;
}

/** Combines the facts of all operations. Omits facts that the bundle no longer contains. */
export function checkedFacts(ledger: Ledger, bundle: unknown): CheckedFacts {
  const byPointer = new Map<string, LedgerEntry[]>();
  for (const entry of ledgerEntries(ledger)) {
    if (!isCurrent(bundle, entry)) continue;
    byPointer.set(entry.pointer, [...(byPointer.get(entry.pointer) ?? []), entry]);
  }
  return Object.fromEntries([...byPointer].map(([pointer, entries]) => [pointer, recordOf(entries)]));
}

function recordOf(entries: readonly LedgerEntry[]): FactRecord {
  const confirmed = combined(entries.map(({ fact }) => fact.confirmed));
  const disputed = combined(entries.map(({ fact }) => undecided(fact)));
  return {
    operations: entries.map(({ operation }) => operation),
    ...(confirmed && { confirmed }),
    ...(disputed && { disputed }),
  };
}

/** Returns the contradictions since the decision, or all contradictions for an undecided fact. */
function undecided({ contradicted, decided }: CheckedFact): Sightings {
  if (decided === undefined) return contradicted;
  return Object.fromEntries(Object.entries(contradicted).filter(([, { date }]) => date > decided.date));
}

/** Counts a run only once, because a run checks the same fact with several operations. */
function combined(all: readonly Sightings[]): FactRuns | undefined {
  const runs = new Map<string, number>();
  const sightings = all.flatMap((each) => Object.entries(each));
  for (const [service, sighting] of sightings) {
    runs.set(service, Math.max(runs.get(service) ?? 0, sighting.runs));
  }
  const [date] = sightings
    .map(([, sighting]) => sighting.date)
    .sort()
    .reverse();
  if (date === undefined) return undefined;
  return { date, runs: [...runs.values()].reduce((sum, each) => sum + each), services: [...runs.keys()] };
}
