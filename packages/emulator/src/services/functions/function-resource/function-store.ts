import { ServiceError } from "../../../framework/service-error.ts";
import { allItems } from "../../../store/store.ts";
import { type ApiVersion, isVisibleIn } from "../api-versions.ts";
import type { FunctionsReader, FunctionsTransaction } from "../functions-context.ts";
import type { DeployedVersion, StoredFunction } from "./stored-function.ts";

/**
 * The function of a name, as far as a version shows it: v1 does not know functions of the second generation.
 *
 * @throws Refusal 404
 */
export async function requireFunction(
  reader: FunctionsReader,
  name: string | undefined,
  version: ApiVersion,
): Promise<StoredFunction> {
  const found = await reader.get("functions", `${name}`);
  if (found && isVisibleIn(version, found)) return found;
  const hint = found ? " in v1: it is of the second generation, which the v2 family shows" : "";
  throw new ServiceError(404, `There is no function ${name}${hint}.`, { field: name });
}

/** Every function of a project in a location; `-` means in all of them. */
export async function findFunctions(
  reader: FunctionsReader,
  project: string,
  location: string,
): Promise<readonly StoredFunction[]> {
  const equals = location === "-" ? [project] : [project, location];
  const items = await allItems(reader, "functions", { index: "byPlace", equals });
  return items.map(({ value }) => value);
}

/**
 * A function as one of its versions has it.
 *
 * @throws Refusal 404 where it has no such version
 */
export async function requireFunctionVersion(
  reader: FunctionsReader,
  stored: StoredFunction,
  versionId: number,
): Promise<StoredFunction> {
  const { name, deployed } = stored;
  const equals = [name, versionId] as const;
  const { items } = await reader.list("versions", { index: "byFunction", equals, limit: 1 });
  const storedVersion = items[0]?.value;
  if (storedVersion)
    return {
      ...stored,
      spec: storedVersion.spec,
      deployed: storedVersion,
      updateTime: storedVersion.updateTime,
    };
  if (deployed?.versionId === versionId) return { ...stored, spec: deployed.spec };
  throw new ServiceError(404, `${name} has no version ${versionId}.`, { field: name });
}

/** Keeps a version that is deployed, for who asks for it when others have followed. @param time RFC 3339 */
export function storeVersion(
  transaction: FunctionsTransaction,
  name: string,
  version: DeployedVersion,
  time: string,
): Promise<void> {
  return transaction.put("versions", `${name}/${version.versionId}`, { ...version, name, updateTime: time });
}
