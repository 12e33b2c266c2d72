import type { CancelOperationResponse } from "../../../generated/retention-v1.types.gen.ts";
import type { RetentionCall } from "../retention-context.ts";
import { finishTaskId } from "./finish-operation.ts";
import { operationOf } from "./operation-of.ts";

/** Ends an operation at once. One that has ended stays as it is, and that is no failure: cancelling always comes too late for some. */
export async function cancelOperation(
  call: RetentionCall<"cancelOperation">,
): Promise<CancelOperationResponse> {
  const { state, clock } = call.context;
  const time = new Date(clock.now()).toISOString();
  await state.change(async (transaction) => {
    const operation = await operationOf(transaction, call);
    if (operation.end) return;
    const end = { how: "cancelled", time } as const;
    await transaction.drop(finishTaskId(operation.name));
    await transaction.put("operations", operation.name, { ...operation, end });
  });
  return {};
}
