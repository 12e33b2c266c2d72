import type { SeedingContext, SeedProblem } from "@seamline/emulator-kit";
import { ServiceError, unknownAccountProblems } from "@seamline/emulator-kit";
import { addExport } from "../exports/export-creation.ts";
import { finishedExport, progressTask } from "../exports/export-progress.ts";
import type { RetentionFixtures, RetentionTransaction } from "../retention-context.ts";
import { assertValidQuery } from "../search/query-rules.ts";
import type { SeedExport } from "./matter-section.ts";

const SEEDED_EXPORT_MS = 60_000;

/**
 * Adds an export from the seed to its matter. The matter and its holds must already be stored, because they are
 * searched.
 *
 * @throws ServiceError 400 if the query is invalid, 409 if the matter already contains an export with the same name
 */
export async function seedExport(
  transaction: RetentionTransaction,
  matterId: string,
  { id, name, query, exportOptions, requester, status }: SeedExport,
  { fixtures, now }: SeedingContext<RetentionFixtures>,
): Promise<void> {
  assertValidQuery(query ?? {});
  const matter = await transaction.get("matters", matterId);
  const account = fixtures.directory.find(requester ?? matter?.creator ?? "");
  if (!account) throw new Error(`The export ${id ?? name} of the matter ${matterId} has no requester.`);
  const times = { createdAt: now, endsAt: now + SEEDED_EXPORT_MS };
  const draft = { id, matterId, name, query, exportOptions, requester: account, ...times };
  const [added, contents] = await addExport(transaction, fixtures, draft);
  if (status === "IN_PROGRESS") return transaction.plan(progressTask(added.id, 1, now, SEEDED_EXPORT_MS));
  const { endsAt: _endsAt, ...rest } = added;
  const finished =
    status === "FAILED" ? { ...rest, status } : finishedExport(added, contents, fixtures.section);
  await transaction.put("exports", added.id, finished);
}

/**
 * Returns the problems with the exports of a matter in the seed.
 *
 * @param pointer JSON pointer to the list of exports
 */
export function validateSeedExports(
  exports: readonly SeedExport[],
  pointer: string,
  { directory }: RetentionFixtures,
): SeedProblem[] {
  const requesters = exports.map(({ requester }, at) => ({
    pointer: `${pointer}/${at}/requester`,
    name: requester,
  }));
  const queries = exports.map(({ query = {} }, at) => queryProblem(query, `${pointer}/${at}/query`));
  return [
    ...unknownAccountProblems(requesters, directory),
    ...queries.filter((problem) => problem !== undefined),
  ];
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
