import type { Export } from "../../../generated/retention-v1.types.gen.ts";
import { readableMatter } from "../access/matter-access.ts";
import type { RetentionCall } from "../retention-context.ts";
import { exportOf } from "./export-of.ts";
import { shownExport } from "./shown-export.ts";

export async function getExport(call: RetentionCall<"getExport">): Promise<Export> {
  const { context, path } = call;
  return context.state.read(async (reader) => {
    await readableMatter(reader, call, path.matterId);
    return shownExport(await exportOf(reader, path));
  });
}
