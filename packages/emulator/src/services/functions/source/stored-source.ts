import { type Collection, collection } from "@seamline/emulator-kit";

/** The name of an uploaded object. Both parts consist of letters, digits, hyphens and full stops. */
export interface UploadName {
  readonly bucket: string;
  readonly object: string;
}

/** A place to which an archive can be uploaded, and the archive that was uploaded there. */
interface StoredUpload extends UploadName {
  /** Counts the uploads. */
  readonly generation: number;
  /** `undefined` until something is uploaded. */
  readonly archiveId?: string;
}

/** Uploads, by bucket and object. */
export const uploads: Collection<StoredUpload, "byArchive"> = collection<StoredUpload>().indexed({
  byArchive: { key: ({ archiveId }) => (archiveId === undefined ? undefined : [archiveId]) },
});

export function uploadId({ bucket, object }: UploadName): string {
  return `${bucket}/${object}`;
}

/** The paths of uploads. */
export const UPLOAD_PATH: RegExp = /^\/uploads\/(?<bucket>[^/]+)\/(?<object>[^/]+)$/;

export function uploadPath(name: UploadName): string {
  return `/uploads/${uploadId(name)}`;
}

/** Reads the path of an upload. @returns `undefined` for other paths */
export function uploadNameOfPath(path: string): UploadName | undefined {
  return UPLOAD_PATH.exec(path)?.groups as UploadName | undefined;
}

/** A source archive. Its bytes are stored in pieces, so that no value becomes large. */
interface StoredArchive {
  readonly bytes: number;
  readonly pieces: number;
}

/** Archives, by the SHA-256 of their bytes. */
export const archives: Collection<StoredArchive> = collection<StoredArchive>();

/** The bytes of each piece except the last: 1 MiB in Base64. */
export const PIECE_BYTES: number = 768 * 1024;

/** The pieces of archives in Base64, by archive and index. */
export const archivePieces: Collection<{ readonly base64: string }> = collection<{
  readonly base64: string;
}>();

/** @param index counts the pieces, from 0 */
export function pieceId(archiveId: string, index: number): string {
  return `${archiveId}/${index}`;
}

/** The secret that signs URLs, in hexadecimal digits. It is stored with the state, so that URLs outlive the process. */
export const signingKeys: Collection<{ readonly hex: string }> = collection<{ readonly hex: string }>();
