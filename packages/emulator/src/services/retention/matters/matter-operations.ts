import type { Account } from "@seamline/emulator-kit";
import { listPage, pageSizeOf, withoutUndefined } from "@seamline/emulator-kit";
import type {
  ListMattersResponse,
  Matter,
  MatterInput,
  MatterState,
} from "../../../generated/retention-v1.types.gen.ts";
import {
  assertPrivileges,
  canViewAllMatters,
  readableMatter,
  writableMatter,
} from "../access/access-control.ts";
import { type AllocatedId, allocateId, MAX_PAGE_SIZE } from "../resource-conventions.ts";
import type { RetentionCall } from "../retention-context.ts";
import { matterRepresentation, type StoredMatter } from "./stored-matter.ts";

/**
 * Creates a matter with the name, the description and the region from the body. The service sets the id, the state and
 * the permissions.
 */
export async function createMatter(call: RetentionCall<"createMatter">): Promise<Matter> {
  const { context, body, caller } = call;
  assertPrivileges(call);
  return context.state.change(async (transaction) => {
    const matter = newMatter(await allocateId(transaction, "matters", "matter"), body, caller.id);
    await transaction.put("matters", matter.matterId, matter);
    return matterRepresentation(matter, "BASIC");
  });
}

export async function getMatter(call: RetentionCall<"getMatter">): Promise<Matter> {
  const { context, path, query } = call;
  const matter = await context.state.read((reader) => readableMatter(reader, call, path.matterId));
  return matterRepresentation(matter, query.view);
}

/** Lists the matters that the caller has access to, in order of creation. */
export async function listMatters(call: RetentionCall<"listMatters">): Promise<ListMattersResponse> {
  const { context, caller, query, faults } = call;
  assertPrivileges(call);
  const pageRequest = {
    ...matterSelection(caller, query.state),
    pageToken: query.pageToken,
    pageSize: pageSizeOf(query.pageSize, MAX_PAGE_SIZE),
  };
  const page = await context.state.read((reader) => listPage(reader, "matters", pageRequest, faults));
  const { nextPageToken } = page;
  const matters = page.items.map(({ value }) => matterRepresentation(value, query.view));
  return { matters, ...(nextPageToken !== undefined && { nextPageToken }) };
}

/** Updates the name and the description if the body contains them. All other members are ignored. */
export async function updateMatter(call: RetentionCall<"updateMatter">): Promise<Matter> {
  const { context, path, body } = call;
  return context.state.change(async (transaction) => {
    const matter = await writableMatter(transaction, call, path.matterId);
    const { name, description } = body;
    const changed = { ...matter, ...withoutUndefined({ name, description }) };
    await transaction.put("matters", path.matterId, changed);
    return matterRepresentation(changed, "BASIC");
  });
}

/**
 * Creates an open matter that is owned by its creator, without storing it. Several matters may have the same name,
 * because a conflict would reveal matters that are not shared with the caller.
 *
 * @param creator the id of the account
 */
export function newMatter(
  { id, number }: AllocatedId,
  { name, description, matterRegion }: Pick<MatterInput, "name" | "description" | "matterRegion">,
  creator: string,
): StoredMatter {
  return {
    ...withoutUndefined({ name, description, matterRegion }),
    matterId: id,
    state: "OPEN",
    matterPermissions: [{ accountId: creator, role: "OWNER" }],
    creator,
    number,
  };
}

/** Selects the index that contains the matters visible to the caller. */
function matterSelection(caller: Account, state: MatterState | undefined) {
  const isAnyState = state === undefined || state === "STATE_UNSPECIFIED";
  if (canViewAllMatters(caller))
    return isAnyState ? ({ index: "byNumber" } as const) : ({ index: "byState", equals: [state] } as const);
  return isAnyState
    ? ({ index: "byAccount", equals: [caller.id] } as const)
    : ({ index: "byAccountAndState", equals: [caller.id, state] } as const);
}
