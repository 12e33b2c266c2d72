import type { Filter, Item, Page } from "@seamline/emulator-kit";
import { nextToken, pageSizeOf, readFilter } from "@seamline/emulator-kit";
import type { ListOperationsResponse, Operation } from "../../../generated/retention-v1.types.gen.ts";
import { assertPrivileges, hasAccess } from "../access/access-control.ts";
import { MAX_PAGE_SIZE } from "../resource-conventions.ts";
import type { RetentionCall, RetentionReader } from "../retention-context.ts";
import { longRunningRepresentation, type StoredLongRunning } from "./stored-long-running.ts";

/** The maximum number of operations per read from the store. */
const MAX_READ_SIZE = 100;
/** The maximum number of reads per page. A page that reaches this limit can be short even if more operations follow. */
const MAX_READS = 5;

/**
 * Lists the operations in matters that the caller has access to, in the order they were started. There is no index for
 * this, because access can change. Each page skips operations that the caller is not allowed to see, and its token
 * continues after the last operation that was examined.
 */
export async function listOperations(call: RetentionCall<"listOperations">): Promise<ListOperationsResponse> {
  const { context, query, faults } = call;
  assertPrivileges(call);
  const filter = readFilter(query.filter);
  const pageSize = pageSizeOf(query.pageSize, MAX_PAGE_SIZE);
  const limit = Math.min(pageSize, faults.pageSize ?? pageSize);
  const token = query.pageToken === "" ? undefined : query.pageToken;
  const { operations, next } = await context.state.read((reader) =>
    collectPage(reader, createOperationSelector(reader, call, filter), { token, limit }),
  );
  const nextPageToken = nextToken(faults, { after: token, pageSize, next });
  return { operations, ...(nextPageToken !== undefined && { nextPageToken }) };
}

/** Returns an operation's representation, or `undefined` if it does not belong in the list. */
type OperationSelector = (operation: StoredLongRunning) => Promise<Operation | undefined>;

function createOperationSelector(
  reader: RetentionReader,
  { caller }: RetentionCall<"listOperations">,
  filter: Filter,
): OperationSelector {
  const accessByMatter = new Map<string, boolean>();
  const isAccessible = async (matterId: string): Promise<boolean> => {
    const cached = accessByMatter.get(matterId);
    if (cached !== undefined) return cached;
    const matter = await reader.get("matters", matterId);
    const accessible = matter !== undefined && hasAccess(caller, matter);
    accessByMatter.set(matterId, accessible);
    return accessible;
  };
  return async (operation) => {
    if (!(await isAccessible(operation.matterId))) return undefined;
    const representation = longRunningRepresentation(operation);
    return filter.matches(representation) ? representation : undefined;
  };
}

async function collectPage(
  reader: RetentionReader,
  select: OperationSelector,
  { token, limit }: { readonly token: string | undefined; readonly limit: number },
): Promise<{ readonly operations: Operation[]; readonly next?: string }> {
  const operations: Operation[] = [];
  let after = token;
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    const page = await readOperations(reader, after, reads === 0 ? limit : MAX_READ_SIZE);
    const { selected, examined } = await selectOperations(page.items, select, limit - operations.length);
    operations.push(...selected);
    // The page is full, but this read contains more items. Read only the examined items again, to get the token for the
    // item after them.
    if (examined < page.items.length)
      return { operations, next: (await readOperations(reader, after, examined)).next };
    after = page.next;
    if (after === undefined || operations.length === limit) break;
  }
  return { operations, ...(after !== undefined && { next: after }) };
}

function readOperations(
  reader: RetentionReader,
  after: string | undefined,
  limit: number,
): Promise<Page<StoredLongRunning>> {
  return reader.list("operations", { index: "byNumber", after, limit });
}

/** Selects operations until the page is full. */
async function selectOperations(
  items: readonly Item<StoredLongRunning>[],
  select: OperationSelector,
  room: number,
): Promise<{ readonly selected: readonly Operation[]; readonly examined: number }> {
  const selected: Operation[] = [];
  let examined = 0;
  for (const { value } of items) {
    examined += 1;
    const operation = await select(value);
    if (operation) selected.push(operation);
    if (selected.length === room) break;
  }
  return { selected, examined };
}
