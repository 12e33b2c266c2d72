import { Refusal } from "../../../service/refusal.ts";
import type { ApiVersion } from "../api-version.ts";
import type { FunctionsReader } from "../functions-context.ts";
import { isSeenBy } from "./is-seen-by.ts";
import type { StoredFunction } from "./stored-function.ts";

/**
 * The function of a name, as far as a version shows it: v1 does not know functions of the second generation.
 *
 * @throws Refusal 404
 */
export async function functionOf(
  reader: FunctionsReader,
  name: string | undefined,
  version: ApiVersion,
): Promise<StoredFunction> {
  const found = await reader.get("functions", `${name}`);
  if (found && isSeenBy(version, found)) return found;
  const hint = found ? " in v1: it is of the second generation, which the v2 family shows" : "";
  throw new Refusal(404, `There is no function ${name}${hint}.`, { field: name });
}
