import type { ReopenMatterResponse } from "../../../generated/retention-v1.types.gen.ts";
import type { RetentionCall } from "../retention-context.ts";
import { moveMatter } from "./move-matter.ts";

export async function reopenMatter(call: RetentionCall<"reopenMatter">): Promise<ReopenMatterResponse> {
  return { matter: await moveMatter(call, { from: "CLOSED", to: "OPEN" }) };
}
