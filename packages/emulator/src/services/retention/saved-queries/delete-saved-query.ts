import type { Empty } from "../../../generated/retention-v1.types.gen.ts";
import { writableMatter } from "../access/matter-access.ts";
import type { RetentionCall } from "../retention-context.ts";
import { savedQueryOf } from "./saved-query-of.ts";

export async function deleteSavedQuery(call: RetentionCall<"deleteSavedQuery">): Promise<Empty> {
  const { matterId, savedQueryId } = call.path;
  await call.context.state.change(async (transaction) => {
    await writableMatter(transaction, call, matterId);
    await savedQueryOf(transaction, matterId, savedQueryId);
    await transaction.delete("savedQueries", savedQueryId);
  });
  return {};
}
