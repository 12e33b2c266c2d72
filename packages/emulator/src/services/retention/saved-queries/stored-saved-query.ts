import type { SavedQuery } from "../../../generated/retention-v1.types.gen.ts";
import { type Collection, collection } from "../../../store/collection.ts";

/** A saved query as it is kept, by its savedQueryId. */
export interface StoredSavedQuery extends SavedQuery {
  readonly savedQueryId: string;
  readonly matterId: string;
  /** RFC 3339. */
  readonly createTime: string;
  /** In the order of creation. */
  readonly number: number;
}

/** A name is there once in a matter; queries of other matters, and those without a name, are not asked. */
export const savedQueries: Collection<StoredSavedQuery, "byMatter" | "byName"> =
  collection<StoredSavedQuery>().indexed({
    byMatter: { key: ({ matterId, number }) => [matterId, number] },
    byName: {
      key: ({ matterId, displayName }) => (displayName ? [matterId, displayName] : undefined),
      unique: true,
    },
  });

export function savedQueryRepresentation({ number: _number, ...saved }: StoredSavedQuery): SavedQuery {
  return saved;
}
