import type { Query } from "../../../generated/retention-v1.types.gen.ts";
import type { StoredHold } from "../holds/stored-hold.ts";
import type { RetentionReader, RetentionWorld } from "../retention-context.ts";

/** What there is to search. */
export interface SearchSource {
  readonly world: RetentionWorld;
  /** The holds whose data the scope HELD_DATA stands for: those of the matter that is worked in. */
  readonly holds: readonly StoredHold[];
}

const PAGE = 1_000;

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
  const holds: StoredHold[] = [];
  let after: string | undefined;
  do {
    const page = await reader.list("holds", { index: "byMatter", equals: [matterId], limit: PAGE, after });
    holds.push(...page.items.map(({ value }) => value));
    after = page.next;
  } while (after !== undefined);
  return holds;
}
