import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Digest } from "@seamline/client-core/transfer";

/**
 * Creates an MD5 digest (RFC 1321) to detect corrupted files. Web Crypto does not support MD5 because it is not secure
 * against deliberate changes.
 */
export function createMd5(): Digest {
  const hash = md5.create();
  return { update: (bytes) => void hash.update(bytes), hex: () => bytesToHex(hash.digest()) };
}
