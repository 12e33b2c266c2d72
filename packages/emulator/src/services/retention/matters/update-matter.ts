import type { Matter } from "../../../generated/retention-v1.types.gen.ts";
import { given } from "../../../service/given.ts";
import { writableMatter } from "../access/matter-access.ts";
import type { RetentionCall } from "../retention-context.ts";
import { shownMatter } from "./shown-matter.ts";

/** Changes the name and the description, as far as the body has them; everything else in it is ignored. */
export async function updateMatter(call: RetentionCall<"updateMatter">): Promise<Matter> {
  const { context, path, body } = call;
  return context.state.change(async (transaction) => {
    const matter = await writableMatter(transaction, call, path.matterId);
    const { name, description } = body;
    const changed = { ...matter, ...given({ name, description }) };
    await transaction.put("matters", path.matterId, changed);
    return shownMatter(changed, "BASIC");
  });
}
