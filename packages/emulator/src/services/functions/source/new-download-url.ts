import { apiVersionOf } from "../api-version.ts";
import type { FunctionsCall } from "../functions-context.ts";
import { type DeployedSource, deployedSource } from "./deployed-source.ts";
import { signTarget } from "./signed-url.ts";
import { ensuredSigningKey } from "./signing-key.ts";

/**
 * A URL to download the source of a function with.
 *
 * @param lifeMs how long it is good, in milliseconds
 * @param versionId the version that is asked for; the newest unless given
 * @throws Refusal 404; 409 FAILED_PRECONDITION where nothing was deployed
 */
export async function newDownloadUrl(
  { context, request, resourceName = "" }: FunctionsCall,
  lifeMs: number,
  versionId?: string,
): Promise<string> {
  const { clock, state } = context;
  const asked = { name: resourceName, version: apiVersionOf(request), versionId };
  const source = await state.read((reader) => deployedSource(reader, asked));
  const key = await ensuredSigningKey(context);
  const signed = { path: downloadPath(source, resourceName), expires: clock.now() + lifeMs, fields: [] };
  return `${request.origin}${signTarget(key, "GET", signed)}`;
}

/** It ends with a name for the file. */
function downloadPath({ archiveId, versionId }: DeployedSource, functionName: string): string {
  const id = functionName.slice(functionName.lastIndexOf("/") + 1).replaceAll(/[^\w-]/g, "_");
  return `/downloads/${archiveId}/${id}-${versionId}.zip`;
}
