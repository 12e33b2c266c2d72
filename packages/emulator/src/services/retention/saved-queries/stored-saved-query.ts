import { type Collection, collection } from "@seamline/emulator-kit";
import type { SavedQuery } from "../../../generated/retention-v1.types.gen.ts";

/** A saved query in the store, keyed by its savedQueryId. */
export interface StoredSavedQuery extends SavedQuery {
  readonly savedQueryId: string;
  readonly matterId: string;
  /** RFC 3339. */
  readonly createTime: string;
  /** Position in creation order. */
  readonly number: number;
}

/** Names are unique within a matter, but several queries may be unnamed. */
export const savedQueries: Collection<StoredSavedQuery, "byMatter" | "byName"> =
  collection<StoredSavedQuery>().indexed({
    byMatter: { key: ({ matterId, number }) => [matterId, number] },
    byName: {
      key: ({ matterId, displayName }) => (displayName ? [matterId, displayName] : undefined),
      unique: true,
    },
  });

/** Converts a stored query to its representation in responses. */
export function savedQueryRepresentation({ number: _number, ...saved }: StoredSavedQuery): SavedQuery {
  return saved;
}
