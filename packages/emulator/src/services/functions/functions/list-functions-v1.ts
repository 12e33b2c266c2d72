import type { ListFunctionsResponse } from "../../../generated/functions-v1.types.gen.ts";
import { keyPage } from "../../../service/key-page.ts";
import { pageSizeOf } from "../../../service/page-size.ts";
import type { V1Call } from "../functions-context.ts";
import { LARGEST_PAGE } from "../largest-page.ts";
import { listedFunctions } from "./listed-functions.ts";
import { shownV1 } from "./shown-function.ts";

/** A page of the functions of the first generation, by their names. */
export async function listFunctionsV1(call: V1Call<"listFunctions">): Promise<ListFunctionsResponse> {
  const { query, request, resourceName, faults } = call;
  const { functions, unreachable } = await listedFunctions(call, "v1");
  const { items, nextPageToken } = keyPage(
    functions,
    ({ name }) => [name],
    {
      pageToken: query.pageToken,
      pageSize: pageSizeOf(query.pageSize, LARGEST_PAGE),
      scope: JSON.stringify(["functions", resourceName]),
    },
    faults,
  );
  return {
    functions: items.map((each) => shownV1(each, request.origin)),
    ...(nextPageToken !== undefined && { nextPageToken }),
    ...(unreachable && { unreachable }),
  };
}
