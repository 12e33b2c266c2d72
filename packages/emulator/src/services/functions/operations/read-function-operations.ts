import { readFilter } from "../../../framework/list-query.ts";
import { ServiceError } from "../../../framework/service-error.ts";
import { type KeyPage, keyPage, pageSizeOf } from "../../../framework/token-pages.ts";
import type {
  ListOperationsResponse as ListOperationsResponseV1,
  Operation as OperationV1,
} from "../../../generated/functions-v1.types.gen.ts";
import type {
  ListOperationsResponse as ListOperationsResponseV2,
  Operation as OperationV2,
} from "../../../generated/functions-v2.types.gen.ts";
import { allItems } from "../../../store/store.ts";
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

/** Names an operation, as far as it is known where it is. */
interface OperationPath {
  readonly operation: string;
  readonly project?: string;
  readonly location?: string;
}

/**
 * The operation of a name: in v1 one on a function that v1 knows, in the v2 family one of that project and location.
 *
 * @param name as the caller wrote it
 * @throws Refusal 404
 */
async function requireOperation(
  reader: FunctionsReader,
  place: OperationPath,
  name: string | undefined,
): Promise<StoredOperation> {
  const found = await reader.get("operations", place.operation);
  if (found && isAtPath(found, place)) return found;
  throw new ServiceError(404, `There is no operation ${name ?? place.operation}.`, { field: name });
}

function isAtPath(found: StoredOperation, { project, location }: OperationPath): boolean {
  if (project === undefined) return found.environment === "GEN_1";
  return found.project === project && found.location === location;
}

/**
 * Operations on functions that v1 knows, of all projects unless the filter names one: the path of v1 names none.
 *
 * @throws Refusal 400
 */
export async function listOperationsV1(call: V1Call<"listOperations">): Promise<ListOperationsResponseV1> {
  const pick = v1OperationSelector(call.query.filter);
  const { items, ...rest } = await listOperations(call, {
    query: call.query,
    place: [],
    select: (operations) => pick(operations.filter((each) => isVisibleIn("v1", each))),
    represent: (operation) => operationRepresentationV1(operation, call.request.origin),
  });
  return { operations: [...items], ...rest };
}

/** Operations of a location of a project; of all its locations where the path says `-`. A filter goes by what is shown. */
export async function listOperationsV2(call: V2Call<"listOperations">): Promise<ListOperationsResponseV2> {
  const { context, path, query, request } = call;
  const filter = readFilter(query.filter);
  const isEverywhere = path.location === "-";
  if (!isEverywhere) requireLocation(context.world, path.location);
  const { items, ...rest } = await listOperations(call, {
    query,
    place: isEverywhere ? [path.project] : [path.project, path.location],
    represent: (operation) => operationRepresentationV2(operation, request.origin),
    matches: (operation) => filter.matches(operation),
  });
  return { operations: [...items], ...rest, ...(isEverywhere && { unreachable: [] }) };
}

/** What a caller asks of a list of operations. */
interface OperationListQuery {
  readonly filter?: string;
  readonly pageSize?: number;
  readonly pageToken?: string;
}

/** Which operations a list has, and how it shows them. */
interface OperationList<Shown> {
  readonly query: OperationListQuery;
  /** Project and location, or neither. */
  readonly place: readonly string[];
  /** Picks some of the operations at the place: all unless given. */
  select?(operations: readonly StoredOperation[]): readonly StoredOperation[];
  represent(operation: StoredOperation): Shown;
  /** Whether the list has an operation that is shown like this: any unless given. */
  matches?(shown: Shown): boolean;
}

/** A page of operations, in the order in which they began. */
async function listOperations<Shown extends OperationV1 | OperationV2>(
  call: Pick<FunctionsCall, "context" | "faults">,
  { query, place, select: pick = (all) => all, represent: shown, matches = () => true }: OperationList<Shown>,
): Promise<KeyPage<Shown>> {
  const pageSize = pageSizeOf(query.pageSize, MAX_PAGE_SIZE);
  const scope = JSON.stringify(["operations", ...place, query.filter ?? ""]);
  const rows = pick(await findOperations(call, place))
    .map((operation) => ({ number: operation.number, operation: shown(operation) }))
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
