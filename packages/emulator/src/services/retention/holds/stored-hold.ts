import type { Directory } from "@seamline/emulator-kit";
import { type Collection, collection } from "@seamline/emulator-kit";
import type {
  CorpusQuery,
  CorpusType,
  HeldAccount,
  Hold,
  HoldView,
} from "../../../generated/retention-v1.types.gen.ts";

/** A hold in the store, keyed by its holdId. */
export interface StoredHold {
  readonly holdId: string;
  readonly matterId: string;
  readonly name?: string;
  /** A hold without a corpus preserves nothing. */
  readonly corpus?: CorpusType;
  readonly query?: CorpusQuery;
  /** The accounts that the hold covers, in insertion order. Empty for a hold on a unit. */
  readonly accounts: readonly StoredHeldAccount[];
  readonly orgUnit?: StoredHeldOrgUnit;
  /** RFC 3339. */
  readonly updateTime: string;
  /** Position in creation order. */
  readonly number: number;
}

/** An account under a hold. Its address and names are in the directory. */
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

/** Names are unique within a matter, but several holds may be unnamed. */
export const holds: Collection<StoredHold, "byMatter" | "byName"> = collection<StoredHold>().indexed({
  byMatter: { key: ({ matterId, number }) => [matterId, number] },
  byName: { key: ({ matterId, name }) => (name ? [matterId, name] : undefined), unique: true },
});

/**
 * Converts a hold to its representation in a view. The source does not describe how the views differ. Here, BASIC_HOLD
 * omits the scope, just as a matter's basic view omits its permissions. The default is the whole hold.
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

/** Adds the address and names from the directory to a held account. */
export function heldAccountRepresentation(
  { accountId, holdTime }: StoredHeldAccount,
  directory: Directory,
): HeldAccount {
  const { email, firstName, lastName } = directory.find(accountId) ?? {};
  return { accountId, email, firstName, lastName, holdTime };
}
