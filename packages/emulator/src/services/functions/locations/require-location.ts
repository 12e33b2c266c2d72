import { Refusal } from "../../../service/refusal.ts";
import { nearestName } from "../../../text/nearest-name.ts";
import type { FunctionsWorld } from "../functions-context.ts";
import { seedLocations } from "./locations-of.ts";

/**
 * Holds a request to one location, and to those that the seed lists, where it does.
 *
 * @param location id
 * @throws Refusal 400 for `-`, which only lists take; 404
 */
export function requireLocation(world: Pick<FunctionsWorld, "section">, location: string): void {
  if (location === "-")
    throw new Refusal(400, "The location must be one, and is -, which stands for all of them in lists.", {
      field: location,
    });
  const ids = seedLocations(world)?.map(({ id }) => id);
  if (!ids || ids.includes(location)) return;
  const near = nearestName(location, ids);
  const hint = near === undefined ? `There are ${ids.join(", ") || "none"}.` : `Did you mean ${near}?`;
  throw new Refusal(404, `There is no location ${location}. ${hint}`, { field: location });
}
