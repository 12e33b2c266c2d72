import type { FunctionsTransaction } from "../functions-context.ts";
import { prepareArchive } from "../source/prepare-archive.ts";
import { storeArchive } from "../source/store-archive.ts";
import { type UploadName, uploadId } from "../source/stored-upload.ts";
import { zipOfFiles } from "../source/zip-of-files.ts";

/** Archives that a seed made, and nobody uploaded. */
const BUCKET = "emulator-sources-seed";

/** A source archive, and the object that it is in storage. */
export interface PlantedSource {
  readonly archiveId: string;
  readonly storageSource: UploadName;
}

/** Makes a source archive of files, as if it had been uploaded: the function can be deployed again from there. */
export async function plantSource(
  transaction: FunctionsTransaction,
  files: Readonly<Record<string, string>>,
): Promise<PlantedSource> {
  const archiveId = await storeArchive(transaction, await prepareArchive(zipOfFiles(files)));
  const storageSource = { bucket: BUCKET, object: `${archiveId}.zip` };
  await transaction.put("uploads", uploadId(storageSource), { ...storageSource, generation: 1, archiveId });
  return { archiveId, storageSource };
}
