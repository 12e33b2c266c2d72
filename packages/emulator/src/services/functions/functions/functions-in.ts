import type { FunctionsReader } from "../functions-context.ts";
import type { StoredFunction } from "./stored-function.ts";

const PAGE = 1_000;

/** Every function of a project in a location; `-` means in all of them. */
export async function functionsIn(
  reader: FunctionsReader,
  project: string,
  location: string,
): Promise<readonly StoredFunction[]> {
  const equals = location === "-" ? [project] : [project, location];
  const found: StoredFunction[] = [];
  let after: string | undefined;
  do {
    const page = await reader.list("functions", { index: "byPlace", equals, limit: PAGE, after });
    for (const { value } of page.items) found.push(value);
    after = page.next;
  } while (after !== undefined);
  return found;
}
