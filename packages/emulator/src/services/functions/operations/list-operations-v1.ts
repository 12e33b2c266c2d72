import type { ListOperationsResponse } from "../../../generated/functions-v1.types.gen.ts";
import { isSeenBy } from "../functions/is-seen-by.ts";
import type { V1Call } from "../functions-context.ts";
import { listOperations } from "./list-operations.ts";
import { pickOperationsV1 } from "./operation-filter-v1.ts";
import { shownOperationV1 } from "./shown-operation-v1.ts";

/**
 * Operations on functions that v1 knows, of all projects unless the filter names one: the path of v1 names none.
 *
 * @throws Refusal 400
 */
export async function listOperationsV1(call: V1Call<"listOperations">): Promise<ListOperationsResponse> {
  const pick = pickOperationsV1(call.query.filter);
  const { items, ...rest } = await listOperations(call, {
    query: call.query,
    place: [],
    pick: (operations) => pick(operations.filter((each) => isSeenBy("v1", each))),
    shown: (operation) => shownOperationV1(operation, call.request.origin),
  });
  return { operations: [...items], ...rest };
}
