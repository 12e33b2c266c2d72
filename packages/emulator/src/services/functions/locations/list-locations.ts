import type { Location } from "../../../generated/functions-v2.types.gen.ts";
import { filterOf } from "../../../service/filter-of.ts";
import { keyPage } from "../../../service/key-page.ts";
import { pageSizeOf } from "../../../service/page-size.ts";
import { apiVersionOf } from "../api-version.ts";
import type { V1Call, V2Call } from "../functions-context.ts";
import { LARGEST_PAGE } from "../largest-page.ts";
import { locationsInUse } from "./locations-in-use.ts";
import { locationsOf } from "./locations-of.ts";

/** What every location has in the v2 family: functions of both generations can be in any. */
const METADATA = { environments: ["GEN_1", "GEN_2"] } as const;

type ListCall = V1Call<"listLocations"> | V2Call<"listLocations">;

interface LocationPage {
  readonly locations: Location[];
  readonly nextPageToken?: string;
}

/** A page of the locations of a project, sorted by their ids. */
export async function listLocations(call: ListCall): Promise<LocationPage> {
  const { context, path, query, request, faults } = call;
  const filter = filterOf(query.filter);
  const inUse = await context.state.read((reader) => locationsInUse(reader, path.project));
  const shown = locationsOf(context.world, path.project, inUse).map((each) =>
    apiVersionOf(request) === "v1"
      ? each
      : { ...each, metadata: { environments: [...METADATA.environments] } },
  );
  const { items, ...rest } = keyPage(
    shown.filter((each) => filter.matches(each)),
    ({ locationId = "" }) => [locationId],
    {
      pageToken: query.pageToken,
      pageSize: pageSizeOf(query.pageSize, LARGEST_PAGE),
      scope: JSON.stringify(["locations", path.project, query.filter ?? ""]),
    },
    faults,
  );
  return { locations: [...items], ...rest };
}
