import { apiVersionOf } from "../api-versions.ts";
import { requireFunction } from "../function-resource/function-store.ts";
import type { FunctionsCall, V1Call, V2Call } from "../functions-context.ts";
import { beginLongRunning, concludeLongRunning } from "../long-running/long-running-lifecycle.ts";
import {
  newLongRunningRepresentationV1,
  newLongRunningRepresentationV2,
} from "../long-running/long-running-representation.ts";
import type { StoredLongRunning } from "../long-running/stored-long-running.ts";
import { requireIdle } from "./deployment-preconditions.ts";

export async function deleteFunctionV1(
  call: V1Call<"deleteFunction">,
): Promise<ReturnType<typeof newLongRunningRepresentationV1>> {
  return newLongRunningRepresentationV1(await beginDeletion(call));
}

export async function deleteFunctionV2(
  call: V2Call<"deleteFunction">,
): Promise<ReturnType<typeof newLongRunningRepresentationV2>> {
  return newLongRunningRepresentationV2(await beginDeletion(call));
}

/**
 * Starts deleting a function. Requires no background job, because the deletion ends after the configured time.
 * @throws ServiceError 404, 409
 */
function beginDeletion(call: FunctionsCall): Promise<StoredLongRunning> {
  const { context, request, resourceName } = call;
  return context.state.change(async (transaction) => {
    const stored = await requireFunction(transaction, resourceName, apiVersionOf(request));
    requireIdle(stored);
    const { name, environment } = stored;
    const draft = { target: name, environment, kind: "DELETE_FUNCTION", stages: [] } as const;
    const operation = await beginLongRunning(transaction, call, draft);
    await transaction.put("functions", name, { ...stored, state: "DELETING" });
    await concludeLongRunning(transaction, operation, { how: "done" }, context.clock.now());
    return operation;
  });
}
