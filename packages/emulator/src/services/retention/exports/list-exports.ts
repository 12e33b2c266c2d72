import type { ListExportsResponse } from "../../../generated/retention-v1.types.gen.ts";
import { listPage } from "../../../service/list-page.ts";
import { pageSizeOf } from "../../../service/page-size.ts";
import { readableMatter } from "../access/matter-access.ts";
import { LARGEST_PAGE } from "../largest-page.ts";
import type { RetentionCall } from "../retention-context.ts";
import { shownExport } from "./shown-export.ts";

export async function listExports(call: RetentionCall<"listExports">): Promise<ListExportsResponse> {
  const { context, path, query, faults } = call;
  const { matterId } = path;
  return context.state.read(async (reader) => {
    await readableMatter(reader, call, matterId);
    const pageSize = pageSizeOf(query.pageSize, LARGEST_PAGE);
    const asked = { index: "byMatter", equals: [matterId], pageToken: query.pageToken, pageSize } as const;
    const { items, ...next } = await listPage(reader, "exports", asked, faults);
    return { exports: items.map(({ value }) => shownExport(value)), ...next };
  });
}
