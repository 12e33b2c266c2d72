import type { MatterInput } from "../../../generated/retention-v1.types.gen.ts";
import { given } from "../../../service/given.ts";
import type { FreshId } from "../fresh-id.ts";
import type { StoredMatter } from "./stored-matter.ts";

/**
 * A matter that is not stored yet: OPEN, and its creator's. Two matters may have one name, since only the id tells a
 * matter from others: a name that is there already is one in the same matter, and who creates a matter learns nothing
 * of those that are not shared with them.
 *
 * @param creator id of the account
 */
export function newMatter(
  { id, number }: FreshId,
  { name, description, matterRegion }: Pick<MatterInput, "name" | "description" | "matterRegion">,
  creator: string,
): StoredMatter {
  return {
    ...given({ name, description, matterRegion }),
    matterId: id,
    state: "OPEN",
    matterPermissions: [{ accountId: creator, role: "OWNER" }],
    creator,
    number,
  };
}
