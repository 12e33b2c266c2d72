/**
 * A cyclic redundancy check of 32 bits that takes the lowest bit of each byte first, begins with all ones, and is
 * inverted in the end.
 *
 * @param polynomial its bits in reverse, without the highest
 * @returns gives the check of bytes, as an unsigned integer
 */
export function reflectedCrc(polynomial: number): (bytes: Uint8Array) => number {
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
