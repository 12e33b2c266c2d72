import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Digest } from "@seamline/client-core/transfer";

/**
 * Creates an MD5 digest (RFC 1321), which detects damaged files. Web Crypto has no MD5, since it does not protect
 * against deliberate changes.
 */
export function createMd5(): Digest {
  const hash = md5.create();
  return { update: (bytes) => void hash.update(bytes), hex: () => bytesToHex(hash.digest()) };
}
