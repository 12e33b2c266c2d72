import type { ListRuntimesResponse } from "../../../generated/functions-v2.types.gen.ts";
import { filterOf } from "../../../service/filter-of.ts";
import type { V2Call } from "../functions-context.ts";
import { requireLocation } from "../locations/require-location.ts";
import { runtimesOf } from "./runtimes-of.ts";

/**
 * The runtimes, which are the same in every location: all in one answer. `-` stands for any location.
 *
 * @throws Refusal 400, 404
 */
export async function listRuntimes({
  context: { world },
  path,
  query,
}: V2Call<"listRuntimes">): Promise<ListRuntimesResponse> {
  if (path.location !== "-") requireLocation(world, path.location);
  const filter = filterOf(query.filter);
  return { runtimes: runtimesOf(world).filter((each) => filter.matches(each)) };
}
