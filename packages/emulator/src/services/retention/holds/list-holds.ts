import type { ListHoldsResponse } from "../../../generated/retention-v1.types.gen.ts";
import { listPage } from "../../../service/list-page.ts";
import { pageSizeOf } from "../../../service/page-size.ts";
import { readableMatter } from "../access/matter-access.ts";
import { LARGEST_PAGE } from "../largest-page.ts";
import type { RetentionCall } from "../retention-context.ts";
import { shownHold } from "./shown-hold.ts";

export async function listHolds(call: RetentionCall<"listHolds">): Promise<ListHoldsResponse> {
  const { context, faults, path, query } = call;
  const { matterId } = path;
  const { items, nextPageToken } = await context.state.read(async (reader) => {
    await readableMatter(reader, call, matterId);
    const pageSize = pageSizeOf(query.pageSize, LARGEST_PAGE);
    const asked = { index: "byMatter", equals: [matterId], pageToken: query.pageToken, pageSize } as const;
    return listPage(reader, "holds", asked, faults);
  });
  const holds = items.map(({ value }) => shownHold(value, query.view, context.world.directory));
  return { holds, nextPageToken };
}
