import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Digest } from "@seamline/client-core/transfer";

/**
 * MD5 (RFC 1321), to find out whether a file arrived as it was sent. Web Crypto has none, since it tells nothing
 * about who wrote the file.
 */
export function createMd5(): Digest {
  const hash = md5.create();
  return { update: (bytes) => void hash.update(bytes), hex: () => bytesToHex(hash.digest()) };
}
