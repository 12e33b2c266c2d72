import type { CountArtifactsOperation } from "../../../generated/retention-v1.types.gen.ts";
import { writableMatter } from "../access/matter-access.ts";
import { freshId } from "../fresh-id.ts";
import { finishTask } from "../operations/finish-operation.ts";
import { shownCount } from "../operations/shown-operation.ts";
import type { StoredOperation } from "../operations/stored-operation.ts";
import type { RetentionCall } from "../retention-context.ts";
import { checkQuery } from "../search/check-query.ts";
import { searchMessages } from "../search/search-messages.ts";
import { readSearchSource } from "../search/search-source.ts";
import { countResponse } from "./count-response.ts";

/** Begins a count of what the query finds at this moment: what holds become while it runs changes nothing. */
export async function countMatterAccounts(
  call: RetentionCall<"countMatterAccounts">,
): Promise<CountArtifactsOperation> {
  const { context, path, body } = call;
  const { state, world, clock, operationMs } = context;
  const { matterId } = path;
  const { query = {}, view } = body;
  const now = clock.now();
  const begun = await state.change(async (transaction) => {
    await writableMatter(transaction, call, matterId);
    checkQuery(query);
    const source = await readSearchSource(transaction, world, matterId, query);
    const result = countResponse(searchMessages(query, source), query, view);
    const { id: name, number } = await freshId(transaction, "operations", "operations/counts/count");
    const startTime = new Date(now).toISOString();
    const operation: StoredOperation = { name, matterId, query, startTime, result, number };
    await transaction.put("operations", name, operation);
    await transaction.plan(finishTask(name, now + operationMs));
    return operation;
  });
  return shownCount(begun);
}
