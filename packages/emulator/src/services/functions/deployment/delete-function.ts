import { apiVersionOf } from "../api-versions.ts";
import { requireFunction } from "../function-resource/function-store.ts";
import type { FunctionsCall, V1Call, V2Call } from "../functions-context.ts";
import { beginOperation, concludeOperation } from "../operations/function-operation-lifecycle.ts";
import {
  newOperationRepresentationV1,
  newOperationRepresentationV2,
} from "../operations/function-operation-representation.ts";
import type { StoredOperation } from "../operations/stored-function-operation.ts";
import { requireIdle } from "./deployment-preconditions.ts";

export async function deleteFunctionV1(
  call: V1Call<"deleteFunction">,
): Promise<ReturnType<typeof newOperationRepresentationV1>> {
  return newOperationRepresentationV1(await beginDeletion(call));
}

export async function deleteFunctionV2(
  call: V2Call<"deleteFunction">,
): Promise<ReturnType<typeof newOperationRepresentationV2>> {
  return newOperationRepresentationV2(await beginDeletion(call));
}

/** Deletion needs no background job: it ends when the time of its operation is over. @throws ServiceError 404, 409 */
function beginDeletion(call: FunctionsCall): Promise<StoredOperation> {
  const { context, request, resourceName } = call;
  return context.state.change(async (transaction) => {
    const stored = await requireFunction(transaction, resourceName, apiVersionOf(request));
    requireIdle(stored);
    const { name, environment } = stored;
    const draft = { target: name, environment, kind: "DELETE_FUNCTION", stages: [] } as const;
    const operation = await beginOperation(transaction, call, draft);
    await transaction.put("functions", name, { ...stored, state: "DELETING" });
    await concludeOperation(transaction, operation, { how: "done" }, context.clock.now());
    return operation;
  });
}
