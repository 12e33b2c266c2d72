import {
  allItems,
  type KeyPage,
  keyPage,
  pageSizeOf,
  readFilter,
  ServiceError,
} from "@seamline/emulator-kit";
import type {
  ListOperationsResponse as ListOperationsResponseV1,
  Operation as OperationV1,
} from "../../../generated/functions-v1.types.gen.ts";
import type {
  ListOperationsResponse as ListOperationsResponseV2,
  Operation as OperationV2,
} from "../../../generated/functions-v2.types.gen.ts";
import { isVisibleIn, MAX_PAGE_SIZE } from "../api-versions.ts";
import type { FunctionsCall, FunctionsReader, V1Call, V2Call } from "../functions-context.ts";
import { requireLocation } from "../locations.ts";
import { operationRepresentationV1, operationRepresentationV2 } from "./function-operation-representation.ts";
import type { StoredOperation } from "./stored-function-operation.ts";
import { v1OperationSelector } from "./v1-operation-filter.ts";

export async function getOperationV1(call: V1Call<"getOperation">): Promise<OperationV1> {
  const { context, path, resourceName, request } = call;
  const operation = await context.state.read((reader) => requireOperation(reader, path, resourceName));
  return operationRepresentationV1(operation, request.origin);
}

export async function getOperationV2(call: V2Call<"getOperation">): Promise<OperationV2> {
  const { context, path, resourceName, request } = call;
  const operation = await context.state.read((reader) => requireOperation(reader, path, resourceName));
  return operationRepresentationV2(operation, request.origin);
}

/** The parts of an operation's name. Names of v1 have no project and no location. */
interface OperationPath {
  readonly operation: string;
  readonly project?: string;
  readonly location?: string;
}

/**
 * Returns the operation of a name. In v1 it must be on a function that v1 shows, in the v2 family it must be in that
 * project and location.
 *
 * @param name the name as the caller wrote it
 * @throws ServiceError 404
 */
async function requireOperation(
  reader: FunctionsReader,
  path: OperationPath,
  name: string | undefined,
): Promise<StoredOperation> {
  const stored = await reader.get("operations", path.operation);
  if (stored && isAtPath(stored, path)) return stored;
  throw new ServiceError(404, `There is no operation ${name ?? path.operation}.`, { field: name });
}

function isAtPath(stored: StoredOperation, { project, location }: OperationPath): boolean {
  if (project === undefined) return isVisibleIn("v1", stored);
  return stored.project === project && stored.location === location;
}

/**
 * Lists the operations on functions that v1 shows. They are of all projects unless the filter names one, since the path
 * of v1 has none.
 *
 * @throws ServiceError 400
 */
export async function listOperationsV1(call: V1Call<"listOperations">): Promise<ListOperationsResponseV1> {
  const select = v1OperationSelector(call.query.filter);
  const { items, ...rest } = await listOperations(call, {
    query: call.query,
    place: [],
    select: (operations) => select(operations.filter((each) => isVisibleIn("v1", each))),
    represent: (operation) => operationRepresentationV1(operation, call.request.origin),
  });
  return { operations: [...items], ...rest };
}

/**
 * Lists the operations of a project in a location, or in all locations (`-`). The filter applies to representations.
 */
export async function listOperationsV2(call: V2Call<"listOperations">): Promise<ListOperationsResponseV2> {
  const { context, path, query, request } = call;
  const filter = readFilter(query.filter);
  const isEverywhere = path.location === "-";
  if (!isEverywhere) requireLocation(context.fixtures, path.location);
  const { items, ...rest } = await listOperations(call, {
    query,
    place: isEverywhere ? [path.project] : [path.project, path.location],
    represent: (operation) => operationRepresentationV2(operation, request.origin),
    matches: (operation) => filter.matches(operation),
  });
  return { operations: [...items], ...rest, ...(isEverywhere && { unreachable: [] }) };
}

/** The query of a list of operations. */
interface OperationListQuery {
  readonly filter?: string;
  readonly pageSize?: number;
  readonly pageToken?: string;
}

/** The operations that a list contains, and how it represents them. */
interface OperationList<Representation> {
  readonly query: OperationListQuery;
  /** Project and location, only the project, or neither. */
  readonly place: readonly string[];
  /** Selects some of the operations at the place; all of them by default. */
  select?(operations: readonly StoredOperation[]): readonly StoredOperation[];
  represent(operation: StoredOperation): Representation;
  /** Filters by representation; every operation matches by default. */
  matches?(representation: Representation): boolean;
}

/** Makes a page of operations, in the order in which they began. */
async function listOperations<Representation extends OperationV1 | OperationV2>(
  call: Pick<FunctionsCall, "context" | "faults">,
  { query, place, select = (all) => all, represent, matches = () => true }: OperationList<Representation>,
): Promise<KeyPage<Representation>> {
  const pageSize = pageSizeOf(query.pageSize, MAX_PAGE_SIZE);
  const scope = JSON.stringify(["operations", ...place, query.filter ?? ""]);
  const rows = select(await findOperations(call, place))
    .map((operation) => ({ number: operation.number, operation: represent(operation) }))
    .filter(({ operation }) => matches(operation));
  const pageQuery = { pageToken: query.pageToken, pageSize, scope };
  const { items, ...rest } = keyPage(rows, ({ number }) => [number], pageQuery, call.faults);
  return { items: items.map(({ operation }) => operation), ...rest };
}

function findOperations(
  { context }: Pick<FunctionsCall, "context">,
  place: readonly string[],
): Promise<StoredOperation[]> {
  return context.state.read(async (reader) => {
    const items = await allItems(reader, "operations", { index: "byPlace", equals: place });
    return items.map(({ value }) => value);
  });
}
