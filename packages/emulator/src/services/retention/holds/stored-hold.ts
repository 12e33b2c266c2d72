import type { Directory } from "../../../framework/directory.ts";
import type {
  CorpusQuery,
  CorpusType,
  HeldAccount,
  Hold,
  HoldView,
} from "../../../generated/retention-v1.types.gen.ts";
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

/**
 * A hold as a view has it. What the views differ in is not stated: here BASIC_HOLD leaves out what the hold covers, as
 * the basic view of a matter leaves out with whom it is shared. Without a view all is shown.
 */
export function holdRepresentation(
  stored: StoredHold,
  view: HoldView | undefined,
  directory: Directory,
): Hold {
  const { matterId: _matterId, number: _number, accounts, orgUnit, ...hold } = stored;
  if (view === "BASIC_HOLD") return hold;
  if (orgUnit) return { ...hold, orgUnit };
  return { ...hold, accounts: accounts.map((account) => heldAccountRepresentation(account, directory)) };
}

/** An account under a hold, as the directory knows it. */
export function heldAccountRepresentation(
  { accountId, holdTime }: StoredHeldAccount,
  directory: Directory,
): HeldAccount {
  const { email, firstName, lastName } = directory.find(accountId) ?? {};
  return { accountId, email, firstName, lastName, holdTime };
}
