import type { DeleteOperationResponse } from "../../../generated/retention-v1.types.gen.ts";
import type { RetentionCall } from "../retention-context.ts";
import { dropOperation } from "./drop-operations.ts";
import { operationOf } from "./operation-of.ts";

/** Takes away an operation, be it done or not: nobody can ask for what it would have found. */
export async function deleteOperation(
  call: RetentionCall<"deleteOperation">,
): Promise<DeleteOperationResponse> {
  await call.context.state.change(async (transaction) => {
    const { name } = await operationOf(transaction, call);
    await dropOperation(transaction, name);
  });
  return {};
}
