import { type Collection, collection } from "../../../store/collection.ts";

/** A source archive, by the SHA-256 of its bytes. The bytes are kept in pieces, so that no value grows large. */
export interface StoredArchive {
  readonly bytes: number;
  readonly pieces: number;
}

export const archives: Collection<StoredArchive> = collection<StoredArchive>();

/** Pieces of archives in Base64, by archive and place. */
export const archivePieces: Collection<{ readonly archiveId: string; readonly base64: string }, "byArchive"> =
  collection<{ readonly archiveId: string; readonly base64: string }>().indexed({
    byArchive: { key: ({ archiveId }, id) => [archiveId, id] },
  });

/** Somewhere that an archive may be uploaded to, and what came there. By bucket and object. */
export interface StoredUpload {
  readonly bucket: string;
  readonly object: string;
  /** How often it was uploaded. */
  readonly generation: number;
  /** `undefined` until something is uploaded. */
  readonly archiveId?: string;
}

export const uploads: Collection<StoredUpload> = collection<StoredUpload>();
