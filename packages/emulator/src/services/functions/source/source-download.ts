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

/** The lifetime of download URLs in v1 (reference facts, "Upload/download"). */
const V1_DOWNLOAD_URL_LIFETIME_MS = 5 * 60_000;

/** Returns a download URL for the source of the requested version, or of the newest version. */
export async function generateFunctionDownloadUrlV1(
  call: V1Call<"generateFunctionDownloadUrl">,
): Promise<GenerateDownloadUrlResponseV1> {
  return { downloadUrl: await createDownloadUrl(call, V1_DOWNLOAD_URL_LIFETIME_MS, call.body.versionId) };
}

/** The lifetime of download URLs in the v2 family (reference facts, "Upload/download"). */
const V2_DOWNLOAD_URL_LIFETIME_MS = 30 * 60_000;

/** Returns a download URL for the source of the newest version. */
export async function generateFunctionDownloadUrlV2(
  call: V2Call<"generateFunctionDownloadUrl">,
): Promise<GenerateDownloadUrlResponseV2> {
  return { downloadUrl: await createDownloadUrl(call, V2_DOWNLOAD_URL_LIFETIME_MS) };
}

/**
 * Creates a signed download URL for the source of a function.
 *
 * @param versionId the newest version by default
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

/** Returns the path of a download URL. It ends with a file name for the archive. */
function downloadPath({ archiveId, versionId }: DeployedSource, functionName: string): string {
  const id = functionName.slice(functionName.lastIndexOf("/") + 1).replaceAll(/[^\w-]/g, "_");
  return `/downloads/${archiveId}/${id}-${versionId}.zip`;
}

/** Selects the source of a function version. */
interface SourceSelector {
  readonly name: string;
  /** The API version of the call. */
  readonly version: ApiVersion;
  /** The version of the function. The newest version is the default. */
  readonly versionId?: string | undefined;
}

type DeployedSource = Pick<DeployedVersion, "archiveId" | "versionId">;

/**
 * Finds the source of a function version.
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
  throw new ServiceError(
    400,
    `${name} has no source to download, because it has no successful deployment yet.`,
    {
      reason: "FAILED_PRECONDITION",
    },
  );
}

/** Some clients send 0 for an unset field. */
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
  const newest = deployed
    ? `The newest version is ${deployed.versionId}`
    : "It has no successful deployment yet";
  throw new ServiceError(404, `${name} has no version ${versionId}. ${newest}.`, {
    field: "versionId",
  });
}

/** The route of signed download URLs. Uploaded archives are returned unchanged. */
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
    if (!archive) throw new ServiceError(404, "The source archive was deleted together with its function.");
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
