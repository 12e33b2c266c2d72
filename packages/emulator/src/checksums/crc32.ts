import { reflectedCrc } from "./reflected-crc.ts";

/** CRC-32 of zip archives and gzip (RFC 1952 section 8), as an unsigned integer. */
export const crc32: (bytes: Uint8Array) => number = reflectedCrc(0xedb88320);
