import type { EmulatorSeed } from "../emulator/emulator-seed.ts";
import { seedReader } from "./seed-reader.ts";

/**
 * Reads a seed, JSON or YAML, for the option `seed` of an emulator. Items that are to be repeated are.
 *
 * @example
 * const emulator = createEmulator({ seed: await parseSeed(await readFile("seed.yaml", "utf8")) });
 *
 * @throws InvalidSeedError that says line and column of everything that is wrong
 */
export async function parseSeed(text: string): Promise<EmulatorSeed> {
  return (await seedReader.readText(text)) as EmulatorSeed;
}
