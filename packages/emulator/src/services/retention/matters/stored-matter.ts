import type { IndexKey } from "@seamline/emulator-kit";
import { type Collection, collection, serializeOnce } from "@seamline/emulator-kit";
import type { Matter, MatterState, MatterView } from "../../../generated/retention-v1.types.gen.ts";

/** A matter as it is stored, by its matterId. */
export interface StoredMatter extends Omit<Matter, "matterPermissions"> {
  readonly matterId: string;
  readonly state: MatterState;
  readonly matterPermissions: readonly StoredPermission[];
  /** Id of the account that created it, which keeps its access (source, "Authentication", 2). */
  readonly creator: string;
  /** Position in the order of creation. */
  readonly number: number;
}

export interface StoredPermission {
  readonly accountId: string;
  readonly role: string;
}

/** Ids of the account that created a matter and of the accounts that share it. */
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

/** Made once for each stored matter and kept with its JSON, because matters are read far more often than changed. */
const basicRepresentations = new WeakMap<StoredMatter, Matter>();

/** A matter as a view represents it. Only the view FULL has the permissions. */
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
