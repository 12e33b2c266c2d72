import type { FunctionsTransaction } from "../functions-context.ts";
import type { PreparedArchive } from "./prepare-archive.ts";
import { pieceId } from "./stored-archive.ts";

/**
 * Keeps an archive, once however often it comes.
 *
 * @returns its id
 */
export async function storeArchive(
  transaction: FunctionsTransaction,
  { archiveId, bytes, pieces }: PreparedArchive,
): Promise<string> {
  if (await transaction.get("archives", archiveId)) return archiveId;
  for (const [place, base64] of pieces.entries())
    await transaction.put("archivePieces", pieceId(archiveId, place), { base64 });
  await transaction.put("archives", archiveId, { bytes, pieces: pieces.length });
  return archiveId;
}
