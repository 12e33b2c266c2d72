import type { ListOperationsResponse } from "../../../generated/functions-v1.types.gen.ts";
import { isSeenBy } from "../functions/is-seen-by.ts";
import type { V1Call } from "../functions-context.ts";
import { listOperations } from "./list-operations.ts";
import { shownOperationV1 } from "./shown-operation-v1.ts";

/** Operations of all projects: the path of v1 names none. */
export async function listOperationsV1(call: V1Call<"listOperations">): Promise<ListOperationsResponse> {
  const { items, ...rest } = await listOperations(call, {
    query: call.query,
    place: [],
    isListed: (operation) => isSeenBy("v1", operation),
    shown: (operation) => shownOperationV1(operation, call.request.origin),
  });
  return { operations: [...items], ...rest };
}
