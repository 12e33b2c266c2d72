import type { CloseMatterResponse } from "../../../generated/retention-v1.types.gen.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { RetentionCall, RetentionTransaction } from "../retention-context.ts";
import { moveMatter } from "./move-matter.ts";
import type { StoredMatter } from "./stored-matter.ts";

export async function closeMatter(call: RetentionCall<"closeMatter">): Promise<CloseMatterResponse> {
  return { matter: await moveMatter(call, { from: "OPEN", to: "CLOSED", also: requireNoHolds }) };
}

async function requireNoHolds(transaction: RetentionTransaction, { matterId }: StoredMatter): Promise<void> {
  const count = await transaction.count("holds", { index: "byMatter", equals: [matterId] });
  if (count === 0) return;
  const problem = `All holds of the matter ${matterId} must be deleted before it is closed; there are ${count}.`;
  throw new Refusal(400, problem, { reason: "FAILED_PRECONDITION" });
}
