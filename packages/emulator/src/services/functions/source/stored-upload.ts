import { type Collection, collection } from "../../../store/collection.ts";

/** Names an object that an archive is uploaded as. Both are made of letters, digits, hyphens and full stops. */
export interface UploadName {
  readonly bucket: string;
  readonly object: string;
}

/** Somewhere that an archive may be uploaded to, and what came there. */
export interface StoredUpload extends UploadName {
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
