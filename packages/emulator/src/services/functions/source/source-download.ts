import { type ByteRange, fileResponse } from "../../../framework/file-response.ts";
import type { ExtraRoute } from "../../../framework/service.ts";
import { ServiceError } from "../../../framework/service-error.ts";
import type { GenerateDownloadUrlResponse as GenerateDownloadUrlResponseV1 } from "../../../generated/functions-v1.types.gen.ts";
import type { GenerateDownloadUrlResponse as GenerateDownloadUrlResponseV2 } from "../../../generated/functions-v2.types.gen.ts";
import { openRoute } from "../access/functions-authentication.ts";
import { type ApiVersion, apiVersionOf } from "../api-versions.ts";
import { requireFunction } from "../function-resource/function-store.ts";
import type { DeployedVersion, StoredFunction } from "../function-resource/stored-function.ts";
import type {
  FunctionsCall,
  FunctionsCaller,
  FunctionsContext,
  FunctionsReader,
  V1Call,
  V2Call,
} from "../functions-context.ts";
import { readArchive } from "./archive-store.ts";
import { ensureSigningKey, requireSignature, signTarget } from "./signed-url.ts";

/** Reference facts, "Upload/download": minutes. In milliseconds. */
const V1_DOWNLOAD_URL_LIFETIME_MS = 5 * 60_000;

/** The source of the version that is asked for, or of the newest. */
export async function generateDownloadUrlV1(
  call: V1Call<"generateFunctionDownloadUrl">,
): Promise<GenerateDownloadUrlResponseV1> {
  return { downloadUrl: await createDownloadUrl(call, V1_DOWNLOAD_URL_LIFETIME_MS, call.body.versionId) };
}

/** Reference facts, "Upload/download". In milliseconds. */
const V2_DOWNLOAD_URL_LIFETIME_MS = 30 * 60_000;

export async function generateDownloadUrlV2(
  call: V2Call<"generateFunctionDownloadUrl">,
): Promise<GenerateDownloadUrlResponseV2> {
  return { downloadUrl: await createDownloadUrl(call, V2_DOWNLOAD_URL_LIFETIME_MS) };
}

/**
 * A URL to download the source of a function with.
 *
 * @param lifeMs how long it is good, in milliseconds
 * @param versionId the version that is asked for; the newest unless given
 * @throws Refusal 404; 409 FAILED_PRECONDITION where nothing was deployed
 */
async function createDownloadUrl(
  { context, request, resourceName = "" }: FunctionsCall,
  lifeMs: number,
  versionId?: string,
): Promise<string> {
  const { clock, state } = context;
  const selector = { name: resourceName, version: apiVersionOf(request), versionId };
  const source = await state.read((reader) => findDeployedSource(reader, selector));
  const key = await ensureSigningKey(context);
  const signed = { path: downloadPath(source, resourceName), expires: clock.now() + lifeMs, fields: [] };
  return `${request.origin}${signTarget(key, "GET", signed)}`;
}

/** It ends with a name for the file. */
function downloadPath({ archiveId, versionId }: DeployedSource, functionName: string): string {
  const id = functionName.slice(functionName.lastIndexOf("/") + 1).replaceAll(/[^\w-]/g, "_");
  return `/downloads/${archiveId}/${id}-${versionId}.zip`;
}

/** Whose source is asked for. */
interface SourceSelector {
  /** Of the function. */
  readonly name: string;
  /** The version of the interface. */
  readonly version: ApiVersion;
  /** The version of the function; the newest unless given. */
  readonly versionId?: string | undefined;
}

type DeployedSource = Pick<DeployedVersion, "archiveId" | "versionId">;

/**
 * The source that a version of a function was deployed from.
 *
 * @throws Refusal 404; 409 FAILED_PRECONDITION where nothing was deployed
 */
async function findDeployedSource(
  reader: FunctionsReader,
  { name, version, versionId }: SourceSelector,
): Promise<DeployedSource> {
  const stored = await requireFunction(reader, name, version);
  const found = selectsNewest(versionId)
    ? stored.deployed
    : await findEarlierSource(reader, stored, `${versionId}`);
  if (found) return found;
  throw new ServiceError(409, `${name} has no source to download: no deployment of it has succeeded yet.`, {
    reason: "FAILED_PRECONDITION",
  });
}

/** Some clients send 0 for what they do not ask for. */
function selectsNewest(versionId: string | undefined): boolean {
  return !versionId || versionId === "0";
}

async function findEarlierSource(
  reader: FunctionsReader,
  { name, deployed }: StoredFunction,
  versionId: string,
): Promise<DeployedSource> {
  const query = { index: "byFunction", equals: [name, Number(versionId)], limit: 1 } as const;
  const [found] = (await reader.list("versions", query)).items;
  if (found) return found.value;
  const newest = deployed ? `the newest is ${deployed.versionId}` : "none has been deployed";
  throw new ServiceError(404, `There is no version ${versionId} of ${name}: ${newest}.`, {
    field: "versionId",
  });
}

/** Where source archives are downloaded from: byte by byte what was uploaded. */
export const downloadArchiveRoute: ExtraRoute<FunctionsContext, FunctionsCaller> = {
  operationId: "downloadSourceArchive",
  extensions: openRoute,
  method: "GET",
  path: /^\/downloads\/(?<archiveId>[^/]+)\/(?<file>[\w-]+\.zip)$/,
  summary: "Downloads a source archive from a signed URL.",
  async handle({ context, request, groups }) {
    await requireSignature(request, "GET", context);
    const { archiveId = "", file } = groups;
    const archive = await context.state.read((reader) => reader.get("archives", archiveId));
    if (!archive)
      throw new ServiceError(404, "The source archive is no longer kept: its function was deleted.");
    const served = {
      etag: `"${archiveId}"`,
      size: archive.bytes,
      fields: () => ({
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="${file}"`,
      }),
      read: (range: ByteRange) => context.state.read((reader) => readArchive(reader, archiveId, range)),
    };
    return fileResponse(served, request);
  },
};
