import type { Matter } from "../../../generated/retention-v1.types.gen.ts";
import { readableMatter } from "../access/matter-access.ts";
import type { RetentionCall } from "../retention-context.ts";
import { shownMatter } from "./shown-matter.ts";

export async function getMatter(call: RetentionCall<"getMatter">): Promise<Matter> {
  const { context, path, query } = call;
  const matter = await context.state.read((reader) => readableMatter(reader, call, path.matterId));
  return shownMatter(matter, query.view);
}
