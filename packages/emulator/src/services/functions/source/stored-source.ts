import { type Collection, collection } from "@seamline/emulator-kit";

/** The name of an uploaded object. Both parts consist of letters, digits, hyphens and full stops. */
export interface UploadName {
  readonly bucket: string;
  readonly object: string;
}

/** The destination of an upload, and the uploaded archive. */
interface StoredUpload extends UploadName {
  /** Counts the uploads. */
  readonly generation: number;
  /** `undefined` until an archive is uploaded. */
  readonly archiveId?: string;
}

/** Uploads, by bucket and object. */
export const uploads: Collection<StoredUpload, "byArchive"> = collection<StoredUpload>().indexed({
  byArchive: { key: ({ archiveId }) => (archiveId === undefined ? undefined : [archiveId]) },
});

export function uploadId({ bucket, object }: UploadName): string {
  return `${bucket}/${object}`;
}

export const UPLOAD_PATH: RegExp = /^\/uploads\/(?<bucket>[^/]+)\/(?<object>[^/]+)$/;

export function uploadPath(name: UploadName): string {
  return `/uploads/${uploadId(name)}`;
}

/** Parses an upload path. @returns `undefined` for other paths */
export function uploadNameOfPath(path: string): UploadName | undefined {
  return UPLOAD_PATH.exec(path)?.groups as UploadName | undefined;
}

/** A source archive. Its bytes are stored in pieces, so that stored values stay small. */
interface StoredArchive {
  readonly bytes: number;
  readonly pieces: number;
}

/** Archives, by the SHA-256 of their bytes. */
export const archives: Collection<StoredArchive> = collection<StoredArchive>();

/** The size of each piece except the last: 1 MiB in Base64. */
export const PIECE_BYTES: number = 768 * 1024;

/** Pieces of archives in Base64, by archive and index. */
export const archivePieces: Collection<{ readonly base64: string }> = collection<{
  readonly base64: string;
}>();

/** @param index counts the pieces, from 0 */
export function pieceId(archiveId: string, index: number): string {
  return `${archiveId}/${index}`;
}

/** The secret that signs URLs, in hexadecimal digits. It is stored, so that URLs remain valid after a restart. */
export const signingKeys: Collection<{ readonly hex: string }> = collection<{ readonly hex: string }>();
