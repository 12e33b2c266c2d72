/**
 * The highest Id that a seed may give a zone or a record. New ones count on from there: beyond the safe integers two
 * would be the same number (ECMA-262, Number.MAX_SAFE_INTEGER).
 */
export const HIGHEST_ID: number = Number.MAX_SAFE_INTEGER - 2 ** 32;
