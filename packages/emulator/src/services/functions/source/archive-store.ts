import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { ByteRange } from "@seamline/emulator-kit";
import { yieldToEventLoop } from "@seamline/emulator-kit";
import { decodeBase64, encodeBase64 } from "@seamline/openapi/base64";
import type { FunctionsReader, FunctionsTransaction } from "../functions-context.ts";
import { PIECE_BYTES, pieceId } from "./stored-source.ts";

/** Thrown if a source is unavailable. Clients see the message, so it explains what is missing and how to fix it. */
export class SourceError extends Error {
  override readonly name: string = "SourceError";
}

/** An archive in its stored form. */
export interface PreparedArchive {
  /** The SHA-256 of the bytes, in hexadecimal digits. */
  readonly archiveId: string;
  readonly bytes: number;
  /** The bytes in chunks, each encoded in Base64. */
  readonly pieces: readonly string[];
}

/**
 * Hashes and encodes an archive, yielding to the event loop between chunks. Call it before the transaction that stores
 * the archive, because transactions should be short and can run twice.
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
 * Stores an archive unless it is already stored.
 *
 * @returns the id of the archive
 */
export async function storeArchive(
  transaction: FunctionsTransaction,
  { archiveId, bytes, pieces }: PreparedArchive,
): Promise<string> {
  if (await transaction.get("archives", archiveId)) return archiveId;
  for (const [index, base64] of pieces.entries())
    await transaction.put("archivePieces", pieceId(archiveId, index), { base64 });
  await transaction.put("archives", archiveId, { bytes, pieces: pieces.length });
  return archiveId;
}

/**
 * Reads the bytes of an archive, or a range of bytes, yielding to the event loop between chunks.
 *
 * @throws SourceError if the archive no longer exists
 */
export async function readArchive(
  reader: FunctionsReader,
  archiveId: string,
  range?: ByteRange,
): Promise<Uint8Array<ArrayBuffer>> {
  const archive = await reader.get("archives", archiveId);
  if (!archive) throw missingArchiveError(archiveId);
  const { from, to } = range ?? { from: 0, to: archive.bytes };
  const bytes = new Uint8Array(to - from);
  for (let index = Math.floor(from / PIECE_BYTES); index * PIECE_BYTES < to; index += 1) {
    const stored = await reader.get("archivePieces", pieceId(archiveId, index));
    if (!stored) throw missingArchiveError(archiveId);
    const start = index * PIECE_BYTES;
    const piece = decodeBase64(stored.base64).subarray(Math.max(from - start, 0), to - start);
    bytes.set(piece, Math.max(start - from, 0));
    await yieldToEventLoop();
  }
  return bytes;
}

function missingArchiveError(archiveId: string): SourceError {
  return new SourceError(
    `Source archive ${archiveId} was deleted. Upload it again and deploy the function from the new upload.`,
  );
}

/**
 * Deletes an archive if no upload and no function version references it. Deletes nothing while a function is being
 * deployed, because the new version is stored only at the end of the deployment.
 */
export async function deleteUnusedArchive(
  transaction: FunctionsTransaction,
  archiveId: string,
): Promise<void> {
  const archive = await transaction.get("archives", archiveId);
  if (!archive || (await isReferenced(transaction, archiveId))) return;
  if ((await transaction.count("functions", { index: "deploying" })) > 0) return;
  for (let index = 0; index < archive.pieces; index += 1)
    await transaction.delete("archivePieces", pieceId(archiveId, index));
  await transaction.delete("archives", archiveId);
}

async function isReferenced(transaction: FunctionsTransaction, archiveId: string): Promise<boolean> {
  const query = { index: "byArchive", equals: [archiveId] } as const;
  if ((await transaction.count("uploads", query)) > 0) return true;
  return (await transaction.count("versions", query)) > 0;
}
