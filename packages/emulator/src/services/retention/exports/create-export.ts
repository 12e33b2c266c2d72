import type { Export } from "../../../generated/retention-v1.types.gen.ts";
import { writableMatter } from "../access/matter-access.ts";
import type { RetentionCall } from "../retention-context.ts";
import { checkQuery } from "../search/check-query.ts";
import { addExport } from "./add-export.ts";
import { progressTask } from "./progress-task.ts";
import { requireRoom } from "./require-room.ts";
import { shownExport } from "./shown-export.ts";

/** Begins an export of what the query finds at this moment. */
export async function createExport(call: RetentionCall<"createExport">): Promise<Export> {
  const { context, caller, path, body } = call;
  const { state, world, operationMs } = context;
  const createdAt = context.clock.now();
  const { name, query, exportOptions } = body;
  const times = { createdAt, endsAt: createdAt + operationMs };
  const draft = { ...path, ...times, name, query, exportOptions, requester: caller };
  const added = await state.change(async (transaction) => {
    await writableMatter(transaction, call, path.matterId);
    checkQuery(query ?? {});
    await requireRoom(transaction, context.limits, createdAt);
    const [stored] = await addExport(transaction, world, draft);
    await transaction.plan(progressTask(stored.id, 1, createdAt, operationMs));
    return stored;
  });
  return shownExport(added);
}
