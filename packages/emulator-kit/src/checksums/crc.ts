/** The Castagnoli polynomial with its bits reversed, without the highest bit (RFC 3720 appendix B.4). */
const CASTAGNOLI_POLYNOMIAL = 0x82f63b78;

/** Created when the first checksum is computed. */
let table: Uint32Array | undefined;

function makeTable(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit += 1)
      remainder = (remainder >>> 1) ^ (remainder & 1 ? CASTAGNOLI_POLYNOMIAL : 0);
    return remainder;
  });
}

/** Computes the CRC-32C checksum of bytes (RFC 3720 appendix B.4) as an unsigned integer. */
export function crc32c(bytes: Uint8Array): number {
  table ??= makeTable();
  let remainder = 0xffffffff;
  for (const byte of bytes) remainder = (remainder >>> 8) ^ (table[(remainder ^ byte) & 0xff] as number);
  return (remainder ^ 0xffffffff) >>> 0;
}
