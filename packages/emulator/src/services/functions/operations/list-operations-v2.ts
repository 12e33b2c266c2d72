import type { ListOperationsResponse } from "../../../generated/functions-v2.types.gen.ts";
import { filterOf } from "../../../service/filter-of.ts";
import type { V2Call } from "../functions-context.ts";
import { requireLocation } from "../locations/require-location.ts";
import { listOperations } from "./list-operations.ts";
import { shownOperationV2 } from "./shown-operation-v2.ts";

/** Operations of a location of a project; of all its locations where the path says `-`. A filter goes by what is shown. */
export async function listOperationsV2(call: V2Call<"listOperations">): Promise<ListOperationsResponse> {
  const { context, path, query, request } = call;
  const filter = filterOf(query.filter);
  const isEverywhere = path.location === "-";
  if (!isEverywhere) requireLocation(context.world, path.location);
  const { items, ...rest } = await listOperations(call, {
    query,
    place: isEverywhere ? [path.project] : [path.project, path.location],
    shown: (operation) => shownOperationV2(operation, request.origin),
    matches: (operation) => filter.matches(operation),
  });
  return { operations: [...items], ...rest, ...(isEverywhere && { unreachable: [] }) };
}
