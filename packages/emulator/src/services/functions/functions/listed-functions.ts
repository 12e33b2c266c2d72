import type { ApiVersion } from "../api-version.ts";
import type { V1Call, V2Call } from "../functions-context.ts";
import { requireLocation } from "../locations/require-location.ts";
import { functionsIn } from "./functions-in.ts";
import { isSeenBy } from "./is-seen-by.ts";
import type { StoredFunction } from "./stored-function.ts";

/** Functions that a list is about. */
export interface ListedFunctions {
  readonly functions: readonly StoredFunction[];
  /** Locations that could not be reached: of a list of all locations alone, and none. */
  readonly unreachable?: string[];
}

/**
 * The functions of the location that a list asks for, or of all of them (`-`), as far as the version shows them.
 *
 * @throws Refusal 404 for a location that there is not
 */
export async function listedFunctions(
  { context, path }: Pick<V1Call<"listFunctions"> | V2Call<"listFunctions">, "context" | "path">,
  version: ApiVersion,
): Promise<ListedFunctions> {
  const { project, location } = path;
  if (location !== "-") requireLocation(context.world, location);
  const found = await context.state.read((reader) => functionsIn(reader, project, location));
  const functions = found.filter((each) => isSeenBy(version, each));
  return location === "-" ? { functions, unreachable: [] } : { functions };
}
