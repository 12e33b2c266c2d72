import type { Empty } from "../../../generated/retention-v1.types.gen.ts";
import { writableMatter } from "../access/matter-access.ts";
import type { RetentionCall } from "../retention-context.ts";
import { dropExport } from "./drop-export.ts";
import { exportOf } from "./export-of.ts";

/** Deletes an export with its files. One in progress ends with that. */
export async function deleteExport(call: RetentionCall<"deleteExport">): Promise<Empty> {
  const { context, path } = call;
  await context.state.change(async (transaction) => {
    await writableMatter(transaction, call, path.matterId);
    await exportOf(transaction, path);
    await dropExport(transaction, path.exportId);
  });
  return {};
}
