import type { SavedQuery } from "../../../generated/retention-v1.types.gen.ts";
import { readableMatter } from "../access/matter-access.ts";
import type { RetentionCall } from "../retention-context.ts";
import { savedQueryOf } from "./saved-query-of.ts";
import { shownSavedQuery } from "./shown-saved-query.ts";

export async function getSavedQuery(call: RetentionCall<"getSavedQuery">): Promise<SavedQuery> {
  const { matterId, savedQueryId } = call.path;
  const saved = await call.context.state.read(async (reader) => {
    await readableMatter(reader, call, matterId);
    return savedQueryOf(reader, matterId, savedQueryId);
  });
  return shownSavedQuery(saved);
}
