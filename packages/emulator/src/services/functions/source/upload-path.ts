import { type UploadName, uploadId } from "./stored-upload.ts";

/** Where archives are uploaded to. */
export const UPLOAD_PATH: RegExp = /^\/uploads\/(?<bucket>[^/]+)\/(?<object>[^/]+)$/;

export function uploadPath(name: UploadName): string {
  return `/uploads/${uploadId(name)}`;
}

/** `undefined` for what is no path of an upload. */
export function uploadNameOf(path: string): UploadName | undefined {
  return UPLOAD_PATH.exec(path)?.groups as UploadName | undefined;
}
