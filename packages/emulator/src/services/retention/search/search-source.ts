import type { Query } from "../../../generated/retention-v1.types.gen.ts";
import { allItems } from "../../../store/all-items.ts";
import type { StoredHold } from "../holds/stored-hold.ts";
import type { RetentionReader, RetentionWorld } from "../retention-context.ts";

/** What there is to search. */
export interface SearchSource {
  readonly world: RetentionWorld;
  /** The holds whose data the scope HELD_DATA stands for: those of the matter that is worked in. */
  readonly holds: readonly StoredHold[];
}

/** What there is to search for a query in a matter. Holds are read only where the query asks for held data. */
export async function readSearchSource(
  reader: RetentionReader,
  world: RetentionWorld,
  matterId: string,
  { dataScope }: Query,
): Promise<SearchSource> {
  return { world, holds: dataScope === "HELD_DATA" ? await holdsOf(reader, matterId) : [] };
}

async function holdsOf(reader: RetentionReader, matterId: string): Promise<StoredHold[]> {
  const items = await allItems(reader, "holds", { index: "byMatter", equals: [matterId] });
  return items.map(({ value }) => value);
}
