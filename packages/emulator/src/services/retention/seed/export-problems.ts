import { Refusal } from "../../../service/refusal.ts";
import { unknownAccountProblems } from "../../../service/seed-places.ts";
import type { SeedProblem } from "../../../service/service.ts";
import type { SeedExport } from "../exports/seed-export.ts";
import type { RetentionWorld } from "../retention-context.ts";
import { checkQuery } from "../search/check-query.ts";

/**
 * What is wrong with the exports of a matter.
 *
 * @param pointer JSON pointer to their list
 */
export function exportProblems(
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
    checkQuery(query, pointer);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { pointer: error.details.violations?.[0]?.pointer ?? pointer, problem: error.message };
  }
}
