import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** MD5 (RFC 1321) in lower-case hexadecimal. Web Crypto has none. */
export function md5Hex(bytes: Uint8Array): string {
  return bytesToHex(md5(bytes));
}
