import { allItems } from "../../../store/all-items.ts";
import type { FunctionsReader } from "../functions-context.ts";
import type { StoredFunction } from "./stored-function.ts";

/** Every function of a project in a location; `-` means in all of them. */
export async function functionsIn(
  reader: FunctionsReader,
  project: string,
  location: string,
): Promise<readonly StoredFunction[]> {
  const equals = location === "-" ? [project] : [project, location];
  const items = await allItems(reader, "functions", { index: "byPlace", equals });
  return items.map(({ value }) => value);
}
