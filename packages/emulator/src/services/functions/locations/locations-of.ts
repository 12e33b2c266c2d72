import type { Location } from "../../../generated/functions-v2.types.gen.ts";
import { given } from "../../../service/given.ts";
import type { FunctionsWorld } from "../functions-context.ts";
import type { SeedLocation } from "../seed/functions-section.ts";

/** What is listed where the seed lists none: the emulator's own choice. */
const DEFAULT_LOCATIONS: readonly string[] = ["us-central1", "europe-west1", "asia-northeast1"];

/** The locations of the seed; `undefined` where any location exists. */
export function seedLocations({
  section: { locations },
}: Pick<FunctionsWorld, "section">): readonly SeedLocation[] | undefined {
  return locations?.map((each) => (typeof each === "string" ? { id: each } : each));
}

/**
 * The locations of a project, by their ids.
 *
 * @param inUse ids of locations that functions of the project are in
 */
export function locationsOf(
  world: Pick<FunctionsWorld, "section">,
  project: string,
  inUse: Iterable<string>,
): Location[] {
  const known = seedLocations(world) ?? DEFAULT_LOCATIONS.map((id): SeedLocation => ({ id }));
  const byId = new Map<string, SeedLocation>([...inUse].map((id) => [id, { id }]));
  for (const each of known) byId.set(each.id, each);
  return [...byId.values()].map(({ id, displayName, labels }) =>
    given({ name: `projects/${project}/locations/${id}`, locationId: id, displayName, labels }),
  );
}
