import type { Matter } from "../../../generated/retention-v1.types.gen.ts";
import { requirePrivileges } from "../access/require-privileges.ts";
import { freshId } from "../fresh-id.ts";
import type { RetentionCall } from "../retention-context.ts";
import { newMatter } from "./new-matter.ts";
import { shownMatter } from "./shown-matter.ts";

/** Takes the name, the description and the region; id, state and permissions are the service's to say. */
export async function createMatter(call: RetentionCall<"createMatter">): Promise<Matter> {
  const { context, body, caller } = call;
  requirePrivileges(call);
  return context.state.change(async (transaction) => {
    const matter = newMatter(await freshId(transaction, "matters", "matter"), body, caller.id);
    await transaction.put("matters", matter.matterId, matter);
    return shownMatter(matter, "BASIC");
  });
}
