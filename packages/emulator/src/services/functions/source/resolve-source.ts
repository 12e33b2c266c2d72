import type { Source, StorageSource } from "../../../generated/functions-v2.types.gen.ts";
import type { FunctionSpec } from "../function-resource/stored-function.ts";
import type { FunctionsReader } from "../functions-context.ts";
import { SourceError } from "./archive-store.ts";
import { readSignedTarget, signingKey } from "./signed-url.ts";
import { type UploadName, uploadId, uploadNameOfPath } from "./stored-source.ts";

const NO_SOURCE_PROBLEM =
  "The function has no source. Upload an archive and set buildConfig.source.storageSource (v1: sourceUploadUrl).";

/**
 * Finds a function's source archive.
 *
 * @returns the id of the archive
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
  const label = `Object ${name.object} in bucket ${name.bucket}`;
  if (!upload)
    throw new SourceError(
      `${label} does not exist. Call generateUploadUrl and upload an archive to the URL.`,
    );
  if (upload.archiveId === undefined)
    throw new SourceError(`${label} has no content yet. Upload an archive to its upload URL.`);
  const { generation } = storageSource;
  if (isOtherGeneration(generation, upload.generation))
    throw new SourceError(
      `${label} has no generation ${generation}. Its current generation is ${upload.generation}.`,
    );
  return upload.archiveId;
}

function unsupportedSourceProblem({ gitUri, repoSource }: Source): string {
  const kind = gitUri ? "gitUri" : repoSource ? "repoSource" : undefined;
  if (kind === undefined) return NO_SOURCE_PROBLEM;
  return `buildConfig.source.${kind} is not supported: the emulator does not access repositories. Upload an archive and set storageSource (v1: sourceUploadUrl).`;
}

/** Without a generation, the newest one is selected. Some clients send 0 for an unset field. */
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
    `buildConfig.source.storageSource has no ${bucket ? "object" : "bucket"}. Set both bucket and object.`,
  );
}

/** Returns the upload that a URL refers to. An expired URL is accepted, because the upload itself is kept. */
function uploadNameOfUrl(key: Uint8Array | undefined, url: string): UploadName {
  const [, target = ""] = /^https?:\/\/[^/?#]+(\/.*)$/is.exec(url) ?? [];
  const signed = readSignedTarget(key, "PUT", target);
  if (signed === "unsigned")
    throw new SourceError(
      "sourceUploadUrl is not an upload URL of this service. Use the whole URL that generateUploadUrl returned, including the query.",
    );
  const name = signed === "changed" ? undefined : uploadNameOfPath(signed.path);
  if (name) return name;
  throw new SourceError(
    "The signature of sourceUploadUrl is invalid: the URL was changed, or the emulator's state was replaced. Call generateUploadUrl again and upload the archive to the new URL.",
  );
}
