import type { Matter, MatterView } from "../../../generated/retention-v1.types.gen.ts";
import type { StoredMatter } from "./stored-matter.ts";

/** A matter as a view has it: permissions only in FULL. */
export function shownMatter(
  { creator: _creator, number: _number, matterPermissions, ...matter }: StoredMatter,
  view: MatterView | undefined,
): Matter {
  return view === "FULL" ? { ...matter, matterPermissions: [...matterPermissions] } : matter;
}
