import type { ExtraRoute } from "@seamline/emulator-kit";
import { type ByteRange, fileResponse, ServiceError } from "@seamline/emulator-kit";
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

/** How long a URL of v1 is valid, in milliseconds (reference facts, "Upload/download"). */
const V1_DOWNLOAD_URL_LIFETIME_MS = 5 * 60_000;

/** Returns a URL for the source of the requested version, or of the newest. */
export async function generateFunctionDownloadUrlV1(
  call: V1Call<"generateFunctionDownloadUrl">,
): Promise<GenerateDownloadUrlResponseV1> {
  return { downloadUrl: await createDownloadUrl(call, V1_DOWNLOAD_URL_LIFETIME_MS, call.body.versionId) };
}

/** How long a URL of the v2 family is valid, in milliseconds (reference facts, "Upload/download"). */
const V2_DOWNLOAD_URL_LIFETIME_MS = 30 * 60_000;

/** Returns a URL for the source of the newest version. */
export async function generateFunctionDownloadUrlV2(
  call: V2Call<"generateFunctionDownloadUrl">,
): Promise<GenerateDownloadUrlResponseV2> {
  return { downloadUrl: await createDownloadUrl(call, V2_DOWNLOAD_URL_LIFETIME_MS) };
}

/**
 * Creates a signed URL from which the source of a function can be downloaded.
 *
 * @param lifetimeMs how long the URL is valid, in milliseconds
 * @param versionId the requested version; the newest by default
 * @throws ServiceError 404; 400 FAILED_PRECONDITION if nothing has been deployed
 */
async function createDownloadUrl(
  { context, request, resourceName = "" }: FunctionsCall,
  lifetimeMs: number,
  versionId?: string,
): Promise<string> {
  const { clock, state } = context;
  const selector = { name: resourceName, version: apiVersionOf(request), versionId };
  const source = await state.read((reader) => findDeployedSource(reader, selector));
  const key = await ensureSigningKey(context);
  const signed = { path: downloadPath(source, resourceName), expires: clock.now() + lifetimeMs, fields: [] };
  return `${request.origin}${signTarget(key, "GET", signed)}`;
}

/** Makes the path of a URL, which ends with a name for the downloaded file. */
function downloadPath({ archiveId, versionId }: DeployedSource, functionName: string): string {
  const id = functionName.slice(functionName.lastIndexOf("/") + 1).replaceAll(/[^\w-]/g, "_");
  return `/downloads/${archiveId}/${id}-${versionId}.zip`;
}

/** Selects a version of a function. */
interface SourceSelector {
  /** The name of the function. */
  readonly name: string;
  /** The API version. */
  readonly version: ApiVersion;
  /** The version of the function; the newest by default. */
  readonly versionId?: string | undefined;
}

type DeployedSource = Pick<DeployedVersion, "archiveId" | "versionId">;

/**
 * Finds the source from which a version of a function was deployed.
 *
 * @throws ServiceError 404; 400 FAILED_PRECONDITION if nothing has been deployed
 */
async function findDeployedSource(
  reader: FunctionsReader,
  { name, version, versionId }: SourceSelector,
): Promise<DeployedSource> {
  const stored = await requireFunction(reader, name, version);
  const source = selectsNewest(versionId)
    ? stored.deployed
    : await findVersionSource(reader, stored, `${versionId}`);
  if (source) return source;
  throw new ServiceError(400, `${name} has no source to download: no deployment of it has succeeded yet.`, {
    reason: "FAILED_PRECONDITION",
  });
}

/** Some clients send 0 for a field without a value. */
function selectsNewest(versionId: string | undefined): boolean {
  return !versionId || versionId === "0";
}

async function findVersionSource(
  reader: FunctionsReader,
  { name, deployed }: StoredFunction,
  versionId: string,
): Promise<DeployedSource> {
  const query = { index: "byFunction", equals: [name, Number(versionId)], limit: 1 } as const;
  const [version] = (await reader.list("versions", query)).items;
  if (version) return version.value;
  const newest = deployed ? `the newest is ${deployed.versionId}` : "none has been deployed";
  throw new ServiceError(404, `There is no version ${versionId} of ${name}: ${newest}.`, {
    field: "versionId",
  });
}

/** The route of downloads, which returns archives exactly as they were uploaded. */
export const downloadArchiveRoute: ExtraRoute<FunctionsContext, FunctionsCaller> = {
  operationId: "downloadSourceArchive",
  extensions: openRoute,
  method: "GET",
  path: /^\/downloads\/(?<archiveId>[^/]+)\/(?<file>[\w-]+\.zip)$/,
  summary: "Downloads a source archive from a signed URL.",
  async handle({ context, request, groups }) {
    await requireSignature(request, "GET", context);
    const { archiveId = "", file: fileName } = groups;
    const archive = await context.state.read((reader) => reader.get("archives", archiveId));
    if (!archive)
      throw new ServiceError(404, "The source archive is no longer kept: its function was deleted.");
    const file = {
      etag: `"${archiveId}"`,
      size: archive.bytes,
      fields: () => ({
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="${fileName}"`,
      }),
      read: (range: ByteRange) => context.state.read((reader) => readArchive(reader, archiveId, range)),
    };
    return fileResponse(file, request);
  },
};
