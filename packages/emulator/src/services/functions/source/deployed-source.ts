import { Refusal } from "../../../service/refusal.ts";
import type { ApiVersion } from "../api-version.ts";
import { functionOf } from "../functions/function-of.ts";
import type { DeployedVersion, StoredFunction } from "../functions/stored-function.ts";
import type { FunctionsReader } from "../functions-context.ts";

/** Whose source is asked for. */
export interface AskedSource {
  /** Of the function. */
  readonly name: string;
  /** The version of the interface. */
  readonly version: ApiVersion;
  /** The version of the function; the newest unless given. */
  readonly versionId?: string | undefined;
}

export type DeployedSource = Pick<DeployedVersion, "archiveId" | "versionId">;

/**
 * The source that a version of a function was deployed from.
 *
 * @throws Refusal 404; 409 FAILED_PRECONDITION where nothing was deployed
 */
export async function deployedSource(
  reader: FunctionsReader,
  { name, version, versionId }: AskedSource,
): Promise<DeployedSource> {
  const stored = await functionOf(reader, name, version);
  const found = isNewest(versionId) ? stored.deployed : await versionOf(reader, stored, `${versionId}`);
  if (found) return found;
  throw new Refusal(409, `${name} has no source to download: no deployment of it has succeeded yet.`, {
    reason: "FAILED_PRECONDITION",
  });
}

/** Some clients send 0 for what they do not ask for. */
function isNewest(versionId: string | undefined): boolean {
  return !versionId || versionId === "0";
}

async function versionOf(
  reader: FunctionsReader,
  { name, deployed }: StoredFunction,
  versionId: string,
): Promise<DeployedSource> {
  const query = { index: "byFunction", equals: [name, Number(versionId)], limit: 1 } as const;
  const [found] = (await reader.list("versions", query)).items;
  if (found) return found.value;
  const newest = deployed ? `the newest is ${deployed.versionId}` : "none has been deployed";
  throw new Refusal(404, `There is no version ${versionId} of ${name}: ${newest}.`, { field: "versionId" });
}
