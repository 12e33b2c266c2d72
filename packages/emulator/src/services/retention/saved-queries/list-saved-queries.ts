import type { ListSavedQueriesResponse } from "../../../generated/retention-v1.types.gen.ts";
import { listPage } from "../../../service/list-page.ts";
import { pageSizeOf } from "../../../service/page-size.ts";
import { readableMatter } from "../access/matter-access.ts";
import { LARGEST_PAGE } from "../largest-page.ts";
import type { RetentionCall } from "../retention-context.ts";
import { shownSavedQuery } from "./shown-saved-query.ts";

export async function listSavedQueries(
  call: RetentionCall<"listSavedQueries">,
): Promise<ListSavedQueriesResponse> {
  const { context, faults, path, query } = call;
  const { matterId } = path;
  const page = await context.state.read(async (reader) => {
    await readableMatter(reader, call, matterId);
    const pageSize = pageSizeOf(query.pageSize, LARGEST_PAGE);
    const asked = { index: "byMatter", equals: [matterId], pageToken: query.pageToken, pageSize } as const;
    return listPage(reader, "savedQueries", asked, faults);
  });
  return {
    savedQueries: page.items.map(({ value }) => shownSavedQuery(value)),
    nextPageToken: page.nextPageToken,
  };
}
