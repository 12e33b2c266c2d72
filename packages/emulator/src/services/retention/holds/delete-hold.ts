import type { Empty } from "../../../generated/retention-v1.types.gen.ts";
import type { RetentionCall } from "../retention-context.ts";
import { writableHold } from "./hold-in-matter.ts";

/** Removes a hold, and with it what it covered: no account is held by anything but holds. */
export async function deleteHold(call: RetentionCall<"deleteHold">): Promise<Empty> {
  await call.context.state.change(async (transaction) => {
    const { holdId } = await writableHold(transaction, call);
    await transaction.delete("holds", holdId);
  });
  return {};
}
