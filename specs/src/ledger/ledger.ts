/**
 * Content of `verified.yaml`: the facts in a contract that `verify` runs have checked. A ledger contains dates, counts
 * and names, but no addresses and no service data.
 */
export interface Ledger {
  /** Checked operations by operationId. */
  readonly operations: ReadonlyMap<string, CheckedOperation>;
}

export interface CheckedOperation {
  /** Line in the file, starting at 1. */
  readonly line: number;
  /** Runs that checked the operation. */
  readonly checked: Sightings;
  /** Checked facts by JSON pointer into the OpenAPI 3.1 bundle. */
  readonly facts: ReadonlyMap<string, CheckedFact>;
}

export interface CheckedFact {
  /** Line in the file, starting at 1. */
  readonly line: number;
  /** Digest of the contract's value at the time of the run. */
  readonly digest: string;
  /** Runs in which every response confirmed the fact. */
  readonly confirmed: Sightings;
  /** Runs in which a response contradicted the fact. */
  readonly contradicted: Sightings;
  /** Decision to keep the fact although runs contradicted it. */
  readonly decided?: Decision;
}

/** Sightings of a fact, keyed by service name. */
export type Sightings = Readonly<Record<string, Sighting>>;

export interface Sighting {
  /** Day of the last run (RFC 3339 full-date, UTC). */
  readonly date: string;
  /** Number of runs. */
  readonly runs: number;
}

export interface Decision {
  /** Day of the decision (RFC 3339 full-date). A later contradiction reopens the dispute. */
  readonly date: string;
  readonly reason: string;
}

/** File name of a ledger. The file is next to the contract. */
export const LEDGER_FILE = "verified.yaml";
