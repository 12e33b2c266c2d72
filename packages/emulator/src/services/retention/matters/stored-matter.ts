import type { IndexKey } from "@seamline/emulator-kit";
import { type Collection, collection, serializeOnce } from "@seamline/emulator-kit";
import type { Matter, MatterState, MatterView } from "../../../generated/retention-v1.types.gen.ts";

/** A matter in the store, keyed by its matterId. */
export interface StoredMatter extends Omit<Matter, "matterPermissions"> {
  readonly matterId: string;
  readonly state: MatterState;
  readonly matterPermissions: readonly StoredPermission[];
  /** The id of the account that created the matter. It always keeps access (source, "Authentication", 2). */
  readonly creator: string;
  /** Position in creation order. */
  readonly number: number;
}

export interface StoredPermission {
  readonly accountId: string;
  readonly role: string;
}

/** Returns the ids of the accounts that created a matter or have a role in it. */
export function accountIdsWithAccess({ creator, matterPermissions }: StoredMatter): string[] {
  return [...new Set([creator, ...matterPermissions.map(({ accountId }) => accountId)])];
}

export const matters: Collection<StoredMatter, "byNumber" | "byState" | "byAccount" | "byAccountAndState"> =
  collection<StoredMatter>().indexed({
    byNumber: { key: ({ number }) => [number] },
    byState: { key: ({ state, number }) => [state, number] },
    byAccount: { keys: (matter) => accountIdsWithAccess(matter).map((id): IndexKey => [id, matter.number]) },
    byAccountAndState: {
      keys: (matter) => accountIdsWithAccess(matter).map((id): IndexKey => [id, matter.state, matter.number]),
    },
  });

/**
 * Basic representations, keyed by stored matter. They are cached because matters are read far more often than changed.
 */
const basicRepresentations = new WeakMap<StoredMatter, Matter>();

/** Converts a matter to its representation in a view. Only the view FULL contains the permissions. */
export function matterRepresentation(stored: StoredMatter, view: MatterView | undefined): Matter {
  const basic = basicRepresentations.get(stored) ?? representBasically(stored);
  return view === "FULL" ? { ...basic, matterPermissions: [...stored.matterPermissions] } : basic;
}

function representBasically(stored: StoredMatter): Matter {
  const { creator: _creator, number: _number, matterPermissions: _permissions, ...matter } = stored;
  const representation = serializeOnce(matter);
  basicRepresentations.set(stored, representation);
  return representation;
}
