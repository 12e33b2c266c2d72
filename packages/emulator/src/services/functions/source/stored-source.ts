import { type Collection, collection } from "../../../store/collection.ts";

/** Names an object that an archive is uploaded as. Both are made of letters, digits, hyphens and full stops. */
export interface UploadName {
  readonly bucket: string;
  readonly object: string;
}

/** Somewhere that an archive may be uploaded to, and what came there. */
interface StoredUpload extends UploadName {
  /** How often it was uploaded. */
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

/** Where archives are uploaded to. */
export const UPLOAD_PATH: RegExp = /^\/uploads\/(?<bucket>[^/]+)\/(?<object>[^/]+)$/;

export function uploadPath(name: UploadName): string {
  return `/uploads/${uploadId(name)}`;
}

/** `undefined` for what is no path of an upload. */
export function uploadNameOfPath(path: string): UploadName | undefined {
  return UPLOAD_PATH.exec(path)?.groups as UploadName | undefined;
}

/** A source archive, by the SHA-256 of its bytes. The bytes are kept in pieces, so that no value grows large. */
interface StoredArchive {
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

/** What URLs are signed with: one secret, kept with the state, so that they outlive the process. In hexadecimal digits. */
export const signingKeys: Collection<{ readonly hex: string }> = collection<{ readonly hex: string }>();
