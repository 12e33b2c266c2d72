import type { ByteRange } from "../../../http/byte-range.ts";
import { decodeBase64 } from "../../../text/base64.ts";
import { turn } from "../../../time/turn.ts";
import type { FunctionsReader } from "../functions-context.ts";
import { SourceError } from "./source-error.ts";
import { PIECE_BYTES, pieceId } from "./stored-archive.ts";

/**
 * The bytes of an archive, or a part of them. Others have their turn between the pieces.
 *
 * @throws SourceError where it is no longer kept
 */
export async function readArchive(
  reader: FunctionsReader,
  archiveId: string,
  range?: ByteRange,
): Promise<Uint8Array<ArrayBuffer>> {
  const archive = await reader.get("archives", archiveId);
  if (!archive) throw notKept(archiveId);
  const { from, to } = range ?? { from: 0, to: archive.bytes };
  const bytes = new Uint8Array(to - from);
  for (let place = Math.floor(from / PIECE_BYTES); place * PIECE_BYTES < to; place += 1) {
    const stored = await reader.get("archivePieces", pieceId(archiveId, place));
    if (!stored) throw notKept(archiveId);
    const start = place * PIECE_BYTES;
    const piece = decodeBase64(stored.base64).subarray(Math.max(from - start, 0), to - start);
    bytes.set(piece, Math.max(start - from, 0));
    await turn();
  }
  return bytes;
}

function notKept(archiveId: string): SourceError {
  return new SourceError(
    `The source archive ${archiveId} is no longer kept. Upload it again, and deploy that.`,
  );
}
