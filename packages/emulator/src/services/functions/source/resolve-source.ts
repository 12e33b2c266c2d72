import type { Source, StorageSource } from "../../../generated/functions-v2.types.gen.ts";
import type { FunctionSpec } from "../function-resource/stored-function.ts";
import type { FunctionsReader } from "../functions-context.ts";
import { SourceError } from "./archive-store.ts";
import { readSignedTarget, signingKey } from "./signed-url.ts";
import { type UploadName, uploadId, uploadNameOfPath } from "./stored-source.ts";

const NO_SOURCE_PROBLEM =
  "The function names no source. Upload an archive, and name it in buildConfig.source.storageSource (v1: sourceUploadUrl).";

/**
 * Finds the archive from which a function is deployed.
 *
 * @returns its id
 * @throws SourceError
 */
export async function resolveArchiveId(
  reader: FunctionsReader,
  { buildConfig }: FunctionSpec,
): Promise<string> {
  const { storageSource, ...others } = buildConfig?.source ?? {};
  if (!storageSource) throw new SourceError(unsupportedSourceProblem(others));
  const name = await uploadNameOfSource(reader, storageSource);
  const upload = await reader.get("uploads", uploadId(name));
  const where = `object ${name.object} in the bucket ${name.bucket}`;
  if (!upload)
    throw new SourceError(`There is no ${where}. Ask for an upload URL, and upload an archive there.`);
  if (upload.archiveId === undefined) throw new SourceError(`Nothing was uploaded as the ${where} yet.`);
  const { generation } = storageSource;
  if (isOtherGeneration(generation, upload.generation))
    throw new SourceError(
      `There is no generation ${generation} of the ${where}: it has generation ${upload.generation}.`,
    );
  return upload.archiveId;
}

/** Says why a source outside of storage is not available. */
function unsupportedSourceProblem({ gitUri, repoSource }: Source): string {
  const kind = gitUri ? "gitUri" : repoSource ? "repoSource" : undefined;
  if (kind === undefined) return NO_SOURCE_PROBLEM;
  return `buildConfig.source.${kind} is not available: the emulator does not access repositories. Upload an archive, and name it in storageSource (v1: sourceUploadUrl).`;
}

/** Without a generation the newest is meant. Some clients send 0 for a field without a value. */
function isOtherGeneration(requested: string | undefined, generation: number): boolean {
  return requested !== undefined && requested !== "0" && requested !== `${generation}`;
}

async function uploadNameOfSource(
  reader: FunctionsReader,
  { bucket, object, sourceUploadUrl }: StorageSource,
): Promise<UploadName> {
  if (sourceUploadUrl) return uploadNameOfUrl(await signingKey(reader), sourceUploadUrl);
  if (bucket && object) return { bucket, object };
  throw new SourceError(
    `buildConfig.source.storageSource has no ${bucket ? "object" : "bucket"}: give bucket and object.`,
  );
}

/** Reads the upload that a URL names. The URL may have expired, since the upload itself stays. */
function uploadNameOfUrl(key: Uint8Array | undefined, url: string): UploadName {
  const [, target = ""] = /^https?:\/\/[^/?#]+(\/.*)$/is.exec(url) ?? [];
  const signed = readSignedTarget(key, "PUT", target);
  if (signed === "unsigned")
    throw new SourceError(
      "sourceUploadUrl is not an upload URL of this service. Give the whole URL that generateUploadUrl returned, with its query.",
    );
  const name = signed === "changed" ? undefined : uploadNameOfPath(signed.path);
  if (name) return name;
  throw new SourceError(
    "The signature of sourceUploadUrl is not of this emulator's state, or the URL was changed. Ask for another, and upload the archive there.",
  );
}
