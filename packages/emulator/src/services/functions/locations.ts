import { keyPage, pageSizeOf, readFilter, ServiceError, withoutUndefined } from "@seamline/emulator-kit";
import { nearestName } from "@seamline/openapi/field-names";
import type { SupportedLocation } from "../../generated/functions-v2.types.gen.ts";
import { apiVersionOf, MAX_PAGE_SIZE } from "./api-versions.ts";
import { parseFunctionName } from "./function-names.ts";
import { findFunctions } from "./function-resource/function-store.ts";
import type { FunctionsFixtures, FunctionsReader, V1Call, V2Call } from "./functions-context.ts";
import type { SeedLocation } from "./seed/functions-section.ts";

/** Every location accepts functions of both generations. v1 has no location metadata. */
const LOCATION_METADATA = { environments: ["GEN_1", "GEN_2"] } as const;

type ListLocationsCall = V1Call<"listLocations"> | V2Call<"listLocations">;

interface LocationPage {
  readonly locations: SupportedLocation[];
  readonly nextPageToken?: string;
}

/** Returns a page of a project's locations, sorted by id. */
export async function listLocations(call: ListLocationsCall): Promise<LocationPage> {
  const { context, path, query, request, faults } = call;
  const filter = readFilter(query.filter);
  const inUse = await context.state.read((reader) => locationsInUse(reader, path.project));
  const candidates = projectLocations(context.fixtures, path.project, inUse).map((each) =>
    apiVersionOf(request) === "v1"
      ? each
      : { ...each, metadata: { environments: [...LOCATION_METADATA.environments] } },
  );
  const { items, ...rest } = keyPage(
    candidates.filter((each) => filter.matches(each)),
    ({ locationId }) => [locationId],
    {
      pageToken: query.pageToken,
      pageSize: pageSizeOf(query.pageSize, MAX_PAGE_SIZE),
      scope: JSON.stringify(["locations", path.project, query.filter ?? ""]),
    },
    faults,
  );
  return { locations: [...items], ...rest };
}

/**
 * The locations of a seed that does not list any. The sources do not name locations, so these are the emulator's
 * choice.
 */
export const DEFAULT_LOCATIONS: readonly string[] = ["us-central1", "europe-west1", "asia-northeast1"];

/** Returns the locations that the seed lists, or `undefined` if requests can use any location. */
function seedLocations({
  section: { locations },
}: Pick<FunctionsFixtures, "section">): readonly SeedLocation[] | undefined {
  return locations?.map((each) => (typeof each === "string" ? { id: each } : each));
}

/** @param inUse the ids of the locations where the project has functions */
function projectLocations(
  fixtures: Pick<FunctionsFixtures, "section">,
  project: string,
  inUse: Iterable<string>,
): SupportedLocation[] {
  const known = seedLocations(fixtures) ?? DEFAULT_LOCATIONS.map((id): SeedLocation => ({ id }));
  const byId = new Map<string, SeedLocation>([...inUse].map((id) => [id, { id }]));
  for (const each of known) byId.set(each.id, each);
  return [...byId.values()].map(({ id, displayName, labels }) =>
    withoutUndefined({ name: `projects/${project}/locations/${id}`, locationId: id, displayName, labels }),
  );
}

/** Returns the ids of the locations where a project has functions. */
async function locationsInUse(reader: FunctionsReader, project: string): Promise<Set<string>> {
  const functions = await findFunctions(reader, project, "-");
  return new Set(functions.flatMap(({ name }) => parseFunctionName(name)?.location ?? []));
}

/**
 * Requires a single location. If the seed lists locations, the location must be in the list.
 *
 * @param location the id of the location
 * @throws ServiceError 400 if it is `-`, which only lists accept; 404 if the location does not exist
 */
export function requireLocation(fixtures: Pick<FunctionsFixtures, "section">, location: string): void {
  if (location === "-")
    throw new ServiceError(
      400,
      "The location must be a single location. Only lists accept - for all locations.",
      {
        field: location,
      },
    );
  const ids = seedLocations(fixtures)?.map(({ id }) => id);
  if (!ids || ids.includes(location)) return;
  const near = nearestName(location, ids);
  const hint = near === undefined ? `Known locations: ${ids.join(", ") || "none"}.` : `Did you mean ${near}?`;
  throw new ServiceError(404, `There is no location ${location}. ${hint}`, { field: location });
}
