import type { SeedProblem } from "../../../framework/seed.ts";
import { unknownAccountProblems } from "../../../framework/seed-problems.ts";
import type { SeedingContext } from "../../../framework/service.ts";
import { ServiceError } from "../../../framework/service-error.ts";
import { addExport } from "../exports/export-creation.ts";
import { finishedExport, progressTask } from "../exports/export-progress.ts";
import type { RetentionTransaction, RetentionWorld } from "../retention-context.ts";
import { assertValidQuery } from "../search/query-rules.ts";
import type { SeedExport } from "./matter-section.ts";

/** How long a planted export takes to its end. */
const SEEDED_EXPORT_MS = 60_000;

/**
 * Puts an export of a seed into its matter, which is stored already, as are the holds that it may search.
 *
 * @throws ServiceError 400 for a query that cannot be, 409 where the matter has an export of that name
 */
export async function seedExport(
  transaction: RetentionTransaction,
  matterId: string,
  { id, name, query, exportOptions, requester, status }: SeedExport,
  { world, now }: SeedingContext<RetentionWorld>,
): Promise<void> {
  assertValidQuery(query ?? {});
  const matter = await transaction.get("matters", matterId);
  const account = world.directory.find(requester ?? matter?.creator ?? "");
  if (!account) throw new Error(`The export ${id ?? name} of the matter ${matterId} has no requester.`);
  const times = { createdAt: now, endsAt: now + SEEDED_EXPORT_MS };
  const draft = { id, matterId, name, query, exportOptions, requester: account, ...times };
  const [added, contents] = await addExport(transaction, world, draft);
  if (status === "IN_PROGRESS") return transaction.plan(progressTask(added.id, 1, now, SEEDED_EXPORT_MS));
  const { endsAt: _endsAt, ...halted } = added;
  const ended = status === "FAILED" ? { ...halted, status } : finishedExport(added, contents, world.section);
  await transaction.put("exports", added.id, ended);
}

/**
 * What is wrong with the exports of a matter.
 *
 * @param pointer JSON pointer to their list
 */
export function validateSeedExports(
  exports: readonly SeedExport[],
  pointer: string,
  { directory }: RetentionWorld,
): SeedProblem[] {
  const requesters = exports.map(({ requester }, at) => ({
    pointer: `${pointer}/${at}/requester`,
    name: requester,
  }));
  const queries = exports.map(({ query = {} }, at) => queryProblem(query, `${pointer}/${at}/query`));
  return [...unknownAccountProblems(requesters, directory), ...queries.filter((each) => each !== undefined)];
}

function queryProblem(query: NonNullable<SeedExport["query"]>, pointer: string): SeedProblem | undefined {
  try {
    assertValidQuery(query, pointer);
    return undefined;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { pointer: error.details.violations?.[0]?.pointer ?? pointer, problem: error.message };
  }
}
