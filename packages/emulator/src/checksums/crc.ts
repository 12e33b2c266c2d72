/**
 * Creates a 32-bit cyclic redundancy check that processes the lowest bit of each byte first, begins with all ones, and
 * is inverted at the end.
 *
 * @param polynomial its bits in reverse, without the highest
 * @returns a function that computes the checksum of bytes as an unsigned integer
 */
function reflectedCrc(polynomial: number): (bytes: Uint8Array) => number {
  const table = Uint32Array.from({ length: 256 }, (_, byte) => {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit += 1) remainder = (remainder >>> 1) ^ (remainder & 1 ? polynomial : 0);
    return remainder;
  });
  return (bytes) => {
    let remainder = 0xffffffff;
    for (const byte of bytes) remainder = (remainder >>> 8) ^ (table[(remainder ^ byte) & 0xff] as number);
    return (remainder ^ 0xffffffff) >>> 0;
  };
}

/** Computes the CRC-32 of zip archives and gzip (RFC 1952 section 8) as an unsigned integer. */
export const crc32: (bytes: Uint8Array) => number = reflectedCrc(0xedb88320);

/** Computes the CRC-32C, with the polynomial of Castagnoli (RFC 3720 appendix B.4), as an unsigned integer. */
export const crc32c: (bytes: Uint8Array) => number = reflectedCrc(0x82f63b78);
