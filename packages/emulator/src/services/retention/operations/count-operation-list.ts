import type { Filter } from "../../../filter/filter.ts";
import { readFilter } from "../../../framework/list-query.ts";
import { nextToken, pageSizeOf } from "../../../framework/token-pages.ts";
import type { ListOperationsResponse, Operation } from "../../../generated/retention-v1.types.gen.ts";
import type { Item, Page } from "../../../store/store.ts";
import { hasAccess, requirePrivileges } from "../access/access-control.ts";
import { MAX_PAGE_SIZE } from "../resource-conventions.ts";
import type { RetentionCall, RetentionReader } from "../retention-context.ts";
import { operationRepresentation, type StoredOperation } from "./stored-count-operation.ts";

/** How many operations a page looks at in one go, and how often: it may then be short, and not the last. */
const MAX_READ_SIZE = 100;
const MAX_READS = 5;

/**
 * Operations of matters that the caller has access to, in the order in which they began. Who has access may change, so
 * that no index can know: a page passes over what is not for the caller, and its token stands after what was looked at.
 */
export async function listOperations(call: RetentionCall<"listOperations">): Promise<ListOperationsResponse> {
  const { context, query, faults } = call;
  requirePrivileges(call);
  const filter = readFilter(query.filter);
  const pageSize = pageSizeOf(query.pageSize, MAX_PAGE_SIZE);
  const limit = Math.min(pageSize, faults.pageSize ?? pageSize);
  const token = query.pageToken === "" ? undefined : query.pageToken;
  const { operations, next } = await context.state.read((reader) =>
    collectPage(reader, createOperationFilter(reader, call, filter), { token, limit }),
  );
  const nextPageToken = nextToken(faults, { after: token, pageSize, next });
  return { operations, ...(nextPageToken !== undefined && { nextPageToken }) };
}

/** An operation as the caller sees it; `undefined` for one that is not for this list. */
type OperationFilter = (operation: StoredOperation) => Promise<Operation | undefined>;

function createOperationFilter(
  reader: RetentionReader,
  { caller }: RetentionCall<"listOperations">,
  filter: Filter,
): OperationFilter {
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
    const shown = operationRepresentation(operation);
    return filter.matches(shown) ? shown : undefined;
  };
}

async function collectPage(
  reader: RetentionReader,
  gate: OperationFilter,
  { token, limit }: { readonly token: string | undefined; readonly limit: number },
): Promise<{ readonly operations: Operation[]; readonly next?: string }> {
  const operations: Operation[] = [];
  let after = token;
  for (let looks = 0; looks < MAX_READS; looks += 1) {
    const page = await readOperations(reader, after, looks === 0 ? limit : MAX_READ_SIZE);
    const { shown, looked } = await filterOperations(page.items, gate, limit - operations.length);
    operations.push(...shown);
    if (looked < page.items.length)
      return { operations, next: (await readOperations(reader, after, looked)).next };
    after = page.next;
    if (after === undefined || operations.length === limit) break;
  }
  return { operations, ...(after !== undefined && { next: after }) };
}

function readOperations(
  reader: RetentionReader,
  after: string | undefined,
  limit: number,
): Promise<Page<StoredOperation>> {
  return reader.list("operations", { index: "byNumber", after, limit });
}

/** Looks at operations until so many are shown as there is room for. */
async function filterOperations(
  items: readonly Item<StoredOperation>[],
  gate: OperationFilter,
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
