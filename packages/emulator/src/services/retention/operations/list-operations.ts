import type { Filter } from "../../../filter/parse-filter.ts";
import type { ListOperationsResponse, Operation } from "../../../generated/retention-v1.types.gen.ts";
import { filterOf } from "../../../service/filter-of.ts";
import { nextToken } from "../../../service/list-page.ts";
import { pageSizeOf } from "../../../service/page-size.ts";
import type { Item, Page } from "../../../store/store.ts";
import { hasAccess } from "../access/matter-access.ts";
import { requirePrivileges } from "../access/require-privileges.ts";
import { LARGEST_PAGE } from "../largest-page.ts";
import type { RetentionCall, RetentionReader } from "../retention-context.ts";
import { shownOperation } from "./shown-operation.ts";
import type { StoredOperation } from "./stored-operation.ts";

/** How many operations a page looks at in one go, and how often: it may then be short, and not the last. */
const LONGEST_LOOK = 100;
const MOST_LOOKS = 5;

/**
 * Operations of matters that the caller has access to, in the order in which they began. Who has access may change, so
 * that no index can know: a page passes over what is not for the caller, and its token stands after what was looked at.
 */
export async function listOperations(call: RetentionCall<"listOperations">): Promise<ListOperationsResponse> {
  const { context, query, faults } = call;
  requirePrivileges(call);
  const filter = filterOf(query.filter);
  const pageSize = pageSizeOf(query.pageSize, LARGEST_PAGE);
  const limit = Math.min(pageSize, faults.pageSize ?? pageSize);
  const token = query.pageToken === "" ? undefined : query.pageToken;
  const { operations, next } = await context.state.read((reader) =>
    lookThrough(reader, createGate(reader, call, filter), { token, limit }),
  );
  const nextPageToken = nextToken(faults, { after: token, pageSize, next });
  return { operations, ...(nextPageToken !== undefined && { nextPageToken }) };
}

/** An operation as the caller sees it; `undefined` for one that is not for this list. */
type Gate = (operation: StoredOperation) => Promise<Operation | undefined>;

function createGate(
  reader: RetentionReader,
  { caller }: RetentionCall<"listOperations">,
  filter: Filter,
): Gate {
  const accesses = new Map<string, boolean>();
  const isAccessible = async (matterId: string): Promise<boolean> => {
    const known = accesses.get(matterId);
    if (known !== undefined) return known;
    const matter = await reader.get("matters", matterId);
    const isIt = matter !== undefined && hasAccess(caller, matter);
    accesses.set(matterId, isIt);
    return isIt;
  };
  return async (operation) => {
    if (!(await isAccessible(operation.matterId))) return undefined;
    const shown = shownOperation(operation);
    return filter.matches(shown) ? shown : undefined;
  };
}

async function lookThrough(
  reader: RetentionReader,
  gate: Gate,
  { token, limit }: { readonly token: string | undefined; readonly limit: number },
): Promise<{ readonly operations: Operation[]; readonly next?: string }> {
  const operations: Operation[] = [];
  let after = token;
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const page = await look(reader, after, looks === 0 ? limit : LONGEST_LOOK);
    const { shown, looked } = await throughGate(page.items, gate, limit - operations.length);
    operations.push(...shown);
    if (looked < page.items.length) return { operations, next: (await look(reader, after, looked)).next };
    after = page.next;
    if (after === undefined || operations.length === limit) break;
  }
  return { operations, ...(after !== undefined && { next: after }) };
}

function look(
  reader: RetentionReader,
  after: string | undefined,
  limit: number,
): Promise<Page<StoredOperation>> {
  return reader.list("operations", { index: "byNumber", after, limit });
}

/** Looks at operations until so many are shown as there is room for. */
async function throughGate(
  items: readonly Item<StoredOperation>[],
  gate: Gate,
  room: number,
): Promise<{ readonly shown: readonly Operation[]; readonly looked: number }> {
  const shown: Operation[] = [];
  let looked = 0;
  for (const { value } of items) {
    looked += 1;
    const operation = await gate(value);
    if (operation) shown.push(operation);
    if (shown.length === room) break;
  }
  return { shown, looked };
}
