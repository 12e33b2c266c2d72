import { allItems, ServiceError } from "@seamline/emulator-kit";
import { type ApiVersion, isVisibleIn } from "../api-versions.ts";
import type { FunctionsReader, FunctionsTransaction } from "../functions-context.ts";
import type { DeployedVersion, StoredFunction } from "./stored-function.ts";

/**
 * Returns the function with the given name if it is visible in the API version. v1 hides second-generation functions.
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
  const hint = stored ? " in v1: it is a second-generation function, so use v2" : "";
  throw new ServiceError(404, `There is no function ${name}${hint}.`, { field: name });
}

/** Returns a project's functions in a location, or in all locations (`-`). */
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
 * Returns a specific version of a function.
 *
 * @throws ServiceError 404 if the version does not exist
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
 * Stores a deployed version, so that it can still be read after newer versions are deployed.
 *
 * @param time when the version was deployed, in RFC 3339
 */
export function storeVersion(
  transaction: FunctionsTransaction,
  name: string,
  version: DeployedVersion,
  time: string,
): Promise<void> {
  return transaction.put("versions", `${name}/${version.versionId}`, { ...version, name, updateTime: time });
}
