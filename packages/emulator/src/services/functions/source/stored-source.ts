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

/** Uploads, keyed by bucket and object. */
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

/** Parses an upload path. @returns `undefined` if the path is not an upload path */
export function uploadNameOfPath(path: string): UploadName | undefined {
  return UPLOAD_PATH.exec(path)?.groups as UploadName | undefined;
}

/** A source archive. Its bytes are stored in chunks, so that stored values stay small. */
interface StoredArchive {
  readonly bytes: number;
  readonly pieces: number;
}

/** Archives, keyed by the SHA-256 of their bytes. */
export const archives: Collection<StoredArchive> = collection<StoredArchive>();

/** Size of each chunk except the last: 1 MiB in Base64. */
export const PIECE_BYTES: number = 768 * 1024;

/** Chunks of archives in Base64, keyed by archive and index. */
export const archivePieces: Collection<{ readonly base64: string }> = collection<{
  readonly base64: string;
}>();

/** @param index index of the chunk, from 0 */
export function pieceId(archiveId: string, index: number): string {
  return `${archiveId}/${index}`;
}

/** The secret for signing URLs, in hexadecimal digits. It is stored, so that URLs remain valid after a restart. */
export const signingKeys: Collection<{ readonly hex: string }> = collection<{ readonly hex: string }>();
