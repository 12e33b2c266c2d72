import { crc32c } from "../../../checksums/crc32c.ts";

/** Checksums of an object in Base64, as clients of object storage compare them: CRC-32C with its highest byte first. */
export interface ObjectHashes {
  readonly crc32c: string;
  readonly md5: string;
}

/** @param md5Hash of the bytes, in hexadecimal, as the export says it */
export function objectHashes(bytes: Uint8Array, md5Hash: string): ObjectHashes {
  const crc = crc32c(bytes).toString(16).padStart(8, "0");
  return { crc32c: base64Of(crc), md5: base64Of(md5Hash) };
}

function base64Of(hexadecimal: string): string {
  const codes = hexadecimal.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return btoa(String.fromCharCode(...codes));
}
