import type { Hold } from "../../../generated/retention-v1.types.gen.ts";
import type { RetentionCall } from "../retention-context.ts";
import { readableHold } from "./hold-in-matter.ts";
import { shownHold } from "./shown-hold.ts";

export async function getHold(call: RetentionCall<"getHold">): Promise<Hold> {
  const { context, query } = call;
  const hold = await context.state.read((reader) => readableHold(reader, call));
  return shownHold(hold, query.view, context.world.directory);
}
