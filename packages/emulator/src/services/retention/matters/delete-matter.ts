import type { Matter } from "../../../generated/retention-v1.types.gen.ts";
import type { RetentionCall } from "../retention-context.ts";
import { moveMatter } from "./move-matter.ts";
import { planPurge } from "./purge-matter.ts";

/** Puts a closed matter into the trash. */
export async function deleteMatter(call: RetentionCall<"deleteMatter">): Promise<Matter> {
  const now = call.context.clock.now();
  return moveMatter(call, {
    from: "CLOSED",
    to: "DELETED",
    also: (transaction, { matterId }) => planPurge(transaction, matterId, now),
  });
}
