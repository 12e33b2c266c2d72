import { allItems, ServiceError } from "@seamline/emulator-kit";
import { type ApiVersion, isVisibleIn } from "../api-versions.ts";
import type { FunctionsReader, FunctionsTransaction } from "../functions-context.ts";
import type { DeployedVersion, StoredFunction } from "./stored-function.ts";

/**
 * Returns the function of a name if the version shows it: v1 does not show functions of the second generation.
 *
 * @throws ServiceError 404
 */
export async function requireFunction(
  reader: FunctionsReader,
  name: string | undefined,
  version: ApiVersion,
): Promise<StoredFunction> {
  const stored = await reader.get("functions", `${name}`);
  if (stored && isVisibleIn(version, stored)) return stored;
  const hint = stored ? " in v1: it is of the second generation, which the v2 family shows" : "";
  throw new ServiceError(404, `There is no function ${name}${hint}.`, { field: name });
}

/** Returns the functions of a project in a location; `-` stands for all locations. */
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
 * Returns a function as it was in one of its versions.
 *
 * @throws ServiceError 404 if there is no such version
 */
export async function requireFunctionVersion(
  reader: FunctionsReader,
  stored: StoredFunction,
  versionId: number,
): Promise<StoredFunction> {
  const { name, deployed } = stored;
  const equals = [name, versionId] as const;
  const { items } = await reader.list("versions", { index: "byFunction", equals, limit: 1 });
  const version = items[0]?.value;
  if (version) return { ...stored, spec: version.spec, deployed: version, updateTime: version.updateTime };
  if (deployed?.versionId === versionId) return { ...stored, spec: deployed.spec };
  throw new ServiceError(404, `${name} has no version ${versionId}.`, { field: name });
}

/**
 * Stores a deployed version, so that it can be read when newer ones have followed.
 *
 * @param time when it was deployed, in RFC 3339
 */
export function storeVersion(
  transaction: FunctionsTransaction,
  name: string,
  version: DeployedVersion,
  time: string,
): Promise<void> {
  return transaction.put("versions", `${name}/${version.versionId}`, { ...version, name, updateTime: time });
}
