import type { Seed } from "../service/seed.ts";

export function readSeed(seed: unknown): Seed {
  return structuredClone((seed ?? {}) as Seed);
}
