import type { FunctionsTransaction } from "../functions-context.ts";
import { pieceId } from "./stored-archive.ts";

/**
 * Lets go of an archive that no upload and no version of a function names any more. While anything is being deployed it
 * stays: a deployment may have found an archive that no version names before it ends.
 */
export async function dropUnusedArchive(transaction: FunctionsTransaction, archiveId: string): Promise<void> {
  const archive = await transaction.get("archives", archiveId);
  if (!archive || (await isNamed(transaction, archiveId))) return;
  if ((await transaction.count("functions", { index: "deploying" })) > 0) return;
  for (let place = 0; place < archive.pieces; place += 1)
    await transaction.delete("archivePieces", pieceId(archiveId, place));
  await transaction.delete("archives", archiveId);
}

async function isNamed(transaction: FunctionsTransaction, archiveId: string): Promise<boolean> {
  const query = { index: "byArchive", equals: [archiveId] } as const;
  if ((await transaction.count("uploads", query)) > 0) return true;
  return (await transaction.count("versions", query)) > 0;
}
