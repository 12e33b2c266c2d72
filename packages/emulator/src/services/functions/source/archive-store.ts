import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { decodeBase64, encodeBase64 } from "@seamline/openapi/base64";
import { yieldToEventLoop } from "../../../async/scheduling.ts";
import type { ByteRange } from "../../../framework/file-response.ts";
import type { FunctionsReader, FunctionsTransaction } from "../functions-context.ts";
import { PIECE_BYTES, pieceId } from "./stored-source.ts";

/** A source that cannot be had. The message says what is missing, and what would be right: shown to the caller. */
export class SourceError extends Error {
  override readonly name: string = "SourceError";
}

/** An archive as it is kept. */
export interface PreparedArchive {
  /** SHA-256 of its bytes, in hexadecimal digits. */
  readonly archiveId: string;
  readonly bytes: number;
  /** In Base64. */
  readonly pieces: readonly string[];
}

/**
 * Hashes and encodes an archive, which is done before the transaction that stores it: that is to be short, and may run
 * twice. Others have their turn between the pieces.
 */
export async function prepareArchive(bytes: Uint8Array): Promise<PreparedArchive> {
  const hash = sha256.create();
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    if (from > 0) await yieldToEventLoop();
    const piece = bytes.subarray(from, from + PIECE_BYTES);
    hash.update(piece);
    pieces.push(encodeBase64(piece));
  }
  return { archiveId: bytesToHex(hash.digest()), bytes: bytes.length, pieces };
}

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
  if (!archive) throw missingArchive(archiveId);
  const { from, to } = range ?? { from: 0, to: archive.bytes };
  const bytes = new Uint8Array(to - from);
  for (let place = Math.floor(from / PIECE_BYTES); place * PIECE_BYTES < to; place += 1) {
    const stored = await reader.get("archivePieces", pieceId(archiveId, place));
    if (!stored) throw missingArchive(archiveId);
    const start = place * PIECE_BYTES;
    const piece = decodeBase64(stored.base64).subarray(Math.max(from - start, 0), to - start);
    bytes.set(piece, Math.max(start - from, 0));
    await yieldToEventLoop();
  }
  return bytes;
}

function missingArchive(archiveId: string): SourceError {
  return new SourceError(
    `The source archive ${archiveId} is no longer kept. Upload it again, and deploy that.`,
  );
}

/**
 * Lets go of an archive that no upload and no version of a function names any more. While anything is being deployed it
 * stays: a deployment may have found an archive that no version names before it ends.
 */
export async function deleteUnusedArchive(
  transaction: FunctionsTransaction,
  archiveId: string,
): Promise<void> {
  const archive = await transaction.get("archives", archiveId);
  if (!archive || (await isReferenced(transaction, archiveId))) return;
  if ((await transaction.count("functions", { index: "deploying" })) > 0) return;
  for (let place = 0; place < archive.pieces; place += 1)
    await transaction.delete("archivePieces", pieceId(archiveId, place));
  await transaction.delete("archives", archiveId);
}

async function isReferenced(transaction: FunctionsTransaction, archiveId: string): Promise<boolean> {
  const query = { index: "byArchive", equals: [archiveId] } as const;
  if ((await transaction.count("uploads", query)) > 0) return true;
  return (await transaction.count("versions", query)) > 0;
}
