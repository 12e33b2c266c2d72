import { apiVersionOf } from "../api-version.ts";
import { functionOf } from "../functions/function-of.ts";
import type { FunctionsCall, V1Call, V2Call } from "../functions-context.ts";
import { beginOperation } from "../operations/begin-operation.ts";
import { concludeOperation } from "../operations/conclude-operation.ts";
import { begunOperationV1 } from "../operations/shown-operation-v1.ts";
import { begunOperationV2 } from "../operations/shown-operation-v2.ts";
import type { StoredOperation } from "../operations/stored-operation.ts";
import { requireIdle } from "./require-idle.ts";

export async function deleteFunctionV1(
  call: V1Call<"deleteFunction">,
): Promise<ReturnType<typeof begunOperationV1>> {
  return begunOperationV1(await beginDeletion(call));
}

export async function deleteFunctionV2(
  call: V2Call<"deleteFunction">,
): Promise<ReturnType<typeof begunOperationV2>> {
  return begunOperationV2(await beginDeletion(call));
}

/** @throws Refusal 404, 409 */
function beginDeletion(call: FunctionsCall): Promise<StoredOperation> {
  const { context, request, resourceName } = call;
  return context.state.change(async (transaction) => {
    const stored = await functionOf(transaction, resourceName, apiVersionOf(request));
    requireIdle(stored);
    const { name, environment } = stored;
    const draft = { target: name, environment, kind: "DELETE_FUNCTION", stages: [] } as const;
    const operation = await beginOperation(transaction, call, draft);
    await transaction.put("functions", name, { ...stored, state: "DELETING" });
    await concludeOperation(transaction, operation, { how: "done" }, context.clock.now());
    return operation;
  });
}
