import { Refusal } from "../../../service/refusal.ts";
import type { FunctionsTransaction } from "../functions-context.ts";
import { dropUnusedArchive } from "./drop-unused-archive.ts";
import type { PreparedArchive } from "./prepare-archive.ts";
import { storeArchive } from "./store-archive.ts";
import { type UploadName, uploadId } from "./stored-upload.ts";

/**
 * Puts an archive where it was uploaded to, in the place of what came there before.
 *
 * @throws Refusal 404 where a state was restored that knows nothing of it
 */
export async function keepUpload(
  transaction: FunctionsTransaction,
  name: UploadName,
  archive: PreparedArchive,
): Promise<void> {
  const id = uploadId(name);
  const upload = await transaction.get("uploads", id);
  if (!upload)
    throw new Refusal(404, "Nobody asked for this upload URL in the state that the emulator has now.");
  const archiveId = await storeArchive(transaction, archive);
  await transaction.put("uploads", id, { ...upload, archiveId, generation: upload.generation + 1 });
  if (upload.archiveId !== undefined) await dropUnusedArchive(transaction, upload.archiveId);
}
