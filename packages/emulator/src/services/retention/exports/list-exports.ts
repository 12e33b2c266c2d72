import type { ListExportsResponse } from "../../../generated/retention-v1.types.gen.ts";
import { listPage } from "../../../service/list-page.ts";
import { Refusal } from "../../../service/refusal.ts";
import { readableMatter } from "../access/matter-access.ts";
import type { RetentionCall } from "../retention-context.ts";
import { shownExport } from "./shown-export.ts";

/** As of the lists whose bounds are known (reference facts, "Queries"). */
const MAX_PAGE_SIZE = 100;

export async function listExports(call: RetentionCall<"listExports">): Promise<ListExportsResponse> {
  const { context, path, query, faults } = call;
  const pageSize = pageSizeOf(query.pageSize);
  const asked = { index: "byMatter", equals: [path.matterId], pageToken: query.pageToken, pageSize } as const;
  return context.state.read(async (reader) => {
    await readableMatter(reader, call, path.matterId);
    const { items, ...next } = await listPage(reader, "exports", asked, faults);
    return { exports: items.map(({ value }) => shownExport(value)), ...next };
  });
}

/** The service picks the size where it is not given or 0, and gives no more than it would itself. */
function pageSizeOf(asked = 0): number {
  if (asked >= 0) return Math.min(asked || MAX_PAGE_SIZE, MAX_PAGE_SIZE);
  const problem = `pageSize must be 0 or more, and is ${asked}.`;
  const violation = { in: "query", pointer: "/pageSize", rule: "minimum", problem } as const;
  throw new Refusal(400, problem, { violations: [violation] });
}
