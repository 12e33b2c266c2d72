import type { Generation } from "../functions/stored-function.ts";

const MB = 1024 * 1024;

/** The longest body of a request to a function and of its answer, in bytes (reference facts, "Limits"). */
export const httpLimits: Readonly<Record<Generation, number>> = { GEN_1: 10 * MB, GEN_2: 32 * MB };

/** A limit as people read it. */
export function inMegabytes(bytes: number): string {
  return `${bytes / MB} MB`;
}
