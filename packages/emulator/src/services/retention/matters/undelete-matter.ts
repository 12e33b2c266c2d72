import type { Matter } from "../../../generated/retention-v1.types.gen.ts";
import type { RetentionCall } from "../retention-context.ts";
import { moveMatter } from "./move-matter.ts";
import { dropPurge } from "./purge-matter.ts";

/** Takes a matter out of the trash, and it is closed. */
export async function undeleteMatter(call: RetentionCall<"undeleteMatter">): Promise<Matter> {
  return moveMatter(call, {
    from: "DELETED",
    to: "CLOSED",
    also: (transaction, { matterId }) => dropPurge(transaction, matterId),
  });
}
