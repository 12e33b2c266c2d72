import type { SavedQuery } from "../../../generated/retention-v1.types.gen.ts";
import type { StoredSavedQuery } from "./stored-saved-query.ts";

export function shownSavedQuery({ number: _number, ...saved }: StoredSavedQuery): SavedQuery {
  return saved;
}
