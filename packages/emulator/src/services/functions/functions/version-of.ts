import { Refusal } from "../../../service/refusal.ts";
import type { FunctionsReader } from "../functions-context.ts";
import type { StoredFunction } from "./stored-function.ts";

/**
 * A function as one of its versions has it.
 *
 * @throws Refusal 404 where it has no such version
 */
export async function versionOf(
  reader: FunctionsReader,
  stored: StoredFunction,
  versionId: number,
): Promise<StoredFunction> {
  const { name, deployed } = stored;
  const equals = [name, versionId] as const;
  const { items } = await reader.list("versions", { index: "byFunction", equals, limit: 1 });
  const kept = items[0]?.value;
  if (kept) return { ...stored, spec: kept.spec, deployed: kept, updateTime: kept.updateTime };
  if (deployed?.versionId === versionId) return { ...stored, spec: deployed.spec };
  throw new Refusal(404, `${name} has no version ${versionId}.`, { field: name });
}
