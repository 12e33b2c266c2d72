import type { ListMattersResponse, MatterState } from "../../../generated/retention-v1.types.gen.ts";
import type { Account } from "../../../service/directory.ts";
import { listPage } from "../../../service/list-page.ts";
import { pageSizeOf } from "../../../service/page-size.ts";
import { mayViewAll } from "../access/matter-access.ts";
import { requirePrivileges } from "../access/require-privileges.ts";
import { LARGEST_PAGE } from "../largest-page.ts";
import type { RetentionCall } from "../retention-context.ts";
import { shownMatter } from "./shown-matter.ts";

/** The matters that the caller has access to, in the order in which they were created. */
export async function listMatters(call: RetentionCall<"listMatters">): Promise<ListMattersResponse> {
  const { context, caller, query, faults } = call;
  requirePrivileges(call);
  const asked = {
    ...selectionOf(caller, query.state),
    pageToken: query.pageToken,
    pageSize: pageSizeOf(query.pageSize, LARGEST_PAGE),
  };
  const page = await context.state.read((reader) => listPage(reader, "matters", asked, faults));
  const { nextPageToken } = page;
  const matters = page.items.map(({ value }) => shownMatter(value, query.view));
  return { matters, ...(nextPageToken !== undefined && { nextPageToken }) };
}

function selectionOf(caller: Account, state: MatterState | undefined) {
  const isAnyState = state === undefined || state === "STATE_UNSPECIFIED";
  if (mayViewAll(caller))
    return isAnyState ? ({ index: "byNumber" } as const) : ({ index: "byState", equals: [state] } as const);
  return isAnyState
    ? ({ index: "byAccount", equals: [caller.id] } as const)
    : ({ index: "byAccountAndState", equals: [caller.id, state] } as const);
}
