import type { ContractOperation } from "@seamline/openapi/contract-operation";
import { MemberEvidence } from "../points/place-evidence.ts";
import { entryOf, Sightings } from "../sightings.ts";
import type { ExchangeCheck } from "./check-exchange.ts";
import type { Difference } from "./difference.ts";

/** A difference, with its count and the statuses of its exchanges. */
export interface CountedDifference {
  readonly difference: Difference;
  readonly sightings: Sightings;
  readonly statuses: Set<number | undefined>;
}

/** Maximum number of distinct differences. If the traffic belongs to another service, every field may cause one. */
const MAX_DIFFERENCES = 100;

export class OperationTally {
  readonly operation: ContractOperation;
  readonly exchanges: Sightings = new Sightings();
  readonly statuses: Map<number, Sightings> = new Map();
  /** Number of exchanges with a checked response and no differences. */
  fits = 0;
  /** Number of exchanges with differences. */
  drifts = 0;
  readonly differences: Map<string, CountedDifference> = new Map();
  /** Number of differences beyond the maximum. */
  furtherDifferences = 0;
  readonly unchecked: Map<string, number> = new Map();
  /** Undocumented query parameters in accepted requests. */
  readonly parameters: Map<string, MemberEvidence> = new Map();
  /** Undocumented members of bodies in accepted requests, keyed by pointer. */
  readonly ignoredMembers: Map<string, Sightings> = new Map();

  constructor(operation: ContractOperation) {
    this.operation = operation;
  }

  add(status: number | undefined, at: number | undefined, { differences, unchecked }: ExchangeCheck): void {
    this.exchanges.add(at);
    if (status !== undefined) entryOf(this.statuses, status, () => new Sightings()).add(at);
    for (const difference of deduplicated(differences)) this.#addDifference(difference, status, at);
    if (differences.length > 0) this.drifts += 1;
    else if (unchecked === undefined) this.fits += 1;
    if (unchecked !== undefined) this.unchecked.set(unchecked, (this.unchecked.get(unchecked) ?? 0) + 1);
  }

  addParameter(name: string, value: unknown, at: number | undefined): void {
    entryOf(this.parameters, name, () => new MemberEvidence(false)).add(value, at);
  }

  #addDifference(difference: Difference, status: number | undefined, at: number | undefined): void {
    const key = keyOf(difference);
    if (!this.differences.has(key) && this.differences.size >= MAX_DIFFERENCES) {
      this.furtherDifferences += 1;
      return;
    }
    const counted = entryOf(this.differences, key, () => ({
      difference,
      sightings: new Sightings(),
      statuses: new Set<number | undefined>(),
    }));
    counted.sightings.add(at);
    counted.statuses.add(status);
  }
}

/** Removes duplicates, so a list with a hundred invalid items counts once. */
function deduplicated(differences: readonly Difference[]): Difference[] {
  return [...new Map(differences.map((each) => [keyOf(each), each])).values()];
}

function keyOf(difference: Difference): string {
  return JSON.stringify(Object.values(difference));
}
