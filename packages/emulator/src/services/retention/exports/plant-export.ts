import type { PlantingContext } from "../../../service/service.ts";
import type { RetentionTransaction, RetentionWorld } from "../retention-context.ts";
import { checkQuery } from "../search/check-query.ts";
import { addExport } from "./add-export.ts";
import { endedExport } from "./ended-export.ts";
import { progressTask } from "./progress-task.ts";
import type { SeedExport } from "./seed-export.ts";

/** How long a planted export takes to its end. */
const LEFT_MS = 60_000;

/**
 * Puts an export of a seed into its matter, which is stored already, as are the holds that it may search.
 *
 * @throws Refusal 400 for a query that cannot be, 409 where the matter has an export of that name
 */
export async function plantExport(
  transaction: RetentionTransaction,
  matterId: string,
  { id, name, query, exportOptions, requester, status }: SeedExport,
  { world, now }: PlantingContext<RetentionWorld>,
): Promise<void> {
  checkQuery(query ?? {});
  const matter = await transaction.get("matters", matterId);
  const account = world.directory.find(requester ?? matter?.creator ?? "");
  if (!account) throw new Error(`The export ${id ?? name} of the matter ${matterId} has no requester.`);
  const times = { createdAt: now, endsAt: now + LEFT_MS };
  const draft = { id, matterId, name, query, exportOptions, requester: account, ...times };
  const [added, contents] = await addExport(transaction, world, draft);
  if (status === "IN_PROGRESS") return transaction.plan(progressTask(added.id, 1, now, LEFT_MS));
  const { endsAt: _endsAt, ...halted } = added;
  const ended = status === "FAILED" ? { ...halted, status } : endedExport(added, contents, world.section);
  await transaction.put("exports", added.id, ended);
}
