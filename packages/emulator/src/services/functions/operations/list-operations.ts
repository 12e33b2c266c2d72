import type { Operation as OperationV1 } from "../../../generated/functions-v1.types.gen.ts";
import type { Operation as OperationV2 } from "../../../generated/functions-v2.types.gen.ts";
import { type KeyPage, keyPage } from "../../../service/key-page.ts";
import { pageSizeOf } from "../../../service/page-size.ts";
import { allItems } from "../../../store/all-items.ts";
import type { FunctionsCall } from "../functions-context.ts";
import { LARGEST_PAGE } from "../largest-page.ts";
import type { StoredOperation } from "./stored-operation.ts";

/** What a caller asks of a list of operations. */
export interface OperationListQuery {
  readonly filter?: string;
  readonly pageSize?: number;
  readonly pageToken?: string;
}

/** Which operations a list has, and how it shows them. */
export interface OperationList<Shown> {
  readonly query: OperationListQuery;
  /** Project and location, or neither. */
  readonly place: readonly string[];
  /** Picks some of the operations at the place: all unless given. */
  pick?(operations: readonly StoredOperation[]): readonly StoredOperation[];
  shown(operation: StoredOperation): Shown;
  /** Whether the list has an operation that is shown like this: any unless given. */
  matches?(shown: Shown): boolean;
}

/** A page of operations, in the order in which they began. */
export async function listOperations<Shown extends OperationV1 | OperationV2>(
  call: Pick<FunctionsCall, "context" | "faults">,
  { query, place, pick = (all) => all, shown, matches = () => true }: OperationList<Shown>,
): Promise<KeyPage<Shown>> {
  const pageSize = pageSizeOf(query.pageSize, LARGEST_PAGE);
  const scope = JSON.stringify(["operations", ...place, query.filter ?? ""]);
  const rows = pick(await operationsAt(call, place))
    .map((operation) => ({ number: operation.number, operation: shown(operation) }))
    .filter(({ operation }) => matches(operation));
  const asked = { pageToken: query.pageToken, pageSize, scope };
  const { items, ...rest } = keyPage(rows, ({ number }) => [number], asked, call.faults);
  return { items: items.map(({ operation }) => operation), ...rest };
}

function operationsAt(
  { context }: Pick<FunctionsCall, "context">,
  place: readonly string[],
): Promise<StoredOperation[]> {
  return context.state.read(async (reader) => {
    const items = await allItems(reader, "operations", { index: "byPlace", equals: place });
    return items.map(({ value }) => value);
  });
}
