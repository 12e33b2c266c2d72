import { type Collection, collection } from "../../../store/collection.ts";

/** A source archive, by the SHA-256 of its bytes. The bytes are kept in pieces, so that no value grows large. */
export interface StoredArchive {
  readonly bytes: number;
  readonly pieces: number;
}

export const archives: Collection<StoredArchive> = collection<StoredArchive>();

/** How many bytes of an archive a piece has, but for the last: 1 MiB in Base64. */
export const PIECE_BYTES: number = 768 * 1024;

/** Pieces of archives in Base64, by archive and place. */
export const archivePieces: Collection<{ readonly base64: string }> = collection<{
  readonly base64: string;
}>();

/** @param place counts the pieces, from 0 */
export function pieceId(archiveId: string, place: number): string {
  return `${archiveId}/${place}`;
}
