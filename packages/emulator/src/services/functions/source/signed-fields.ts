/** The longest archive, in bytes (reference facts, "Limits"). */
export const MOST_ARCHIVE_BYTES: number = 100 * 1024 * 1024;

/** Header fields that URLs are signed for, with the value that each must have (reference facts, "Upload/download"). */
export const signedFields: Readonly<Record<SignedField, string>> = {
  "content-type": "application/zip",
  "x-goog-content-length-range": `0,${MOST_ARCHIVE_BYTES}`,
};

export type SignedField = "content-type" | "x-goog-content-length-range";

export function isSignedField(name: string): name is SignedField {
  return Object.hasOwn(signedFields, name);
}
