import type { DeployedVersion } from "../functions/stored-function.ts";
import type { FunctionsTransaction } from "../functions-context.ts";

/** Keeps a version that is deployed, for who asks for it when others have followed. @param time RFC 3339 */
export function keepVersion(
  transaction: FunctionsTransaction,
  name: string,
  version: DeployedVersion,
  time: string,
): Promise<void> {
  return transaction.put("versions", `${name}/${version.versionId}`, { ...version, name, updateTime: time });
}
