import type { ListFunctionsResponse } from "../../../generated/functions-v2.types.gen.ts";
import { filterOf } from "../../../service/filter-of.ts";
import { keyPage } from "../../../service/key-page.ts";
import { type OrderRules, orderOf } from "../../../service/order-of.ts";
import { pageSizeOf } from "../../../service/page-size.ts";
import type { V2Call } from "../functions-context.ts";
import { LARGEST_PAGE } from "../largest-page.ts";
import { v2Fields } from "../mapping/contract-fields.ts";
import { listedFunctions } from "./listed-functions.ts";
import { shownV2 } from "./shown-function.ts";

/** By every field that is shown and holds one value. */
const ORDER: OrderRules = {
  sortable: [...v2Fields].flatMap(([path, { kind, isShown }]) => (isShown && kind === "value" ? [path] : [])),
  lastly: "name",
};

/** A page of the functions of both generations that a filter means, in the order that is asked for. */
export async function listFunctionsV2(call: V2Call<"listFunctions">): Promise<ListFunctionsResponse> {
  const { query, request, resourceName, faults } = call;
  const filter = filterOf(query.filter);
  const order = orderOf(query.orderBy, ORDER);
  const { functions, unreachable } = await listedFunctions(call, "v2");
  const shown = functions.map((each) => shownV2(each, request.origin));
  const { items, nextPageToken } = keyPage(
    shown.filter((each) => filter.matches(each)),
    order.keyOf,
    {
      pageToken: query.pageToken,
      pageSize: pageSizeOf(query.pageSize, LARGEST_PAGE),
      scope: JSON.stringify(["functions", resourceName, query.filter ?? "", order.text]),
    },
    faults,
    order.descending,
  );
  return {
    functions: [...items],
    ...(nextPageToken !== undefined && { nextPageToken }),
    ...(unreachable && { unreachable }),
  };
}
