import type { CorpusQuery, CorpusType } from "../../../generated/retention-v1.types.gen.ts";
import { type Collection, collection } from "../../../store/collection.ts";

/** A hold as it is kept, by its holdId. */
export interface StoredHold {
  readonly holdId: string;
  readonly matterId: string;
  readonly name?: string;
  /** Without it the hold preserves nothing. */
  readonly corpus?: CorpusType;
  readonly query?: CorpusQuery;
  /** What the hold covers, unless it covers an organizational unit; in the order in which they were added. */
  readonly accounts: readonly StoredHeldAccount[];
  readonly orgUnit?: StoredHeldOrgUnit;
  /** RFC 3339. */
  readonly updateTime: string;
  /** In the order of creation. */
  readonly number: number;
}

/** An account under a hold. Its address and names are those that the directory has. */
export interface StoredHeldAccount {
  readonly accountId: string;
  /** RFC 3339. */
  readonly holdTime: string;
}

export interface StoredHeldOrgUnit {
  readonly orgUnitId: string;
  /** RFC 3339. */
  readonly holdTime: string;
}

/** A name is there once in a matter; holds of other matters, and those without a name, are not asked. */
export const holds: Collection<StoredHold, "byMatter" | "byName"> = collection<StoredHold>().indexed({
  byMatter: { key: ({ matterId, number }) => [matterId, number] },
  byName: { key: ({ matterId, name }) => (name ? [matterId, name] : undefined), unique: true },
});
