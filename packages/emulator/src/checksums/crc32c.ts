import { reflectedCrc } from "./reflected-crc.ts";

/** CRC-32C, with the polynomial of Castagnoli (RFC 3720 appendix B.4), as an unsigned integer. */
export const crc32c: (bytes: Uint8Array) => number = reflectedCrc(0x82f63b78);
