import { type AnyService, parseSeed as parseSeedByName, type SeedByName } from "@seamline/emulator-kit";
import { services } from "./generated/services.gen.ts";

/** The types of all services of the emulator, by name. */
export type EmulatedServices = typeof services;

export type ServiceName = keyof EmulatedServices;

/** Every service of the emulator. The checks of seeds are prepared once per array, so there is only one. */
export const emulatedServices: readonly AnyService[] = Object.values(services);

/** The state that an emulator starts with. `seed.schema.json` says the same of seeds in files. */
export type EmulatorSeed = SeedByName<EmulatedServices>;

/**
 * Parses a seed in JSON or YAML for the option `seed` of an emulator, and repeats the items that have a `repeat`.
 *
 * @example
 * const emulator = createEmulator({ seed: await parseSeed(await readFile("seed.yaml", "utf8")) });
 *
 * @throws InvalidSeedError with the line and column of every problem
 */
export async function parseSeed(text: string): Promise<EmulatorSeed> {
  return (await parseSeedByName(text, emulatedServices)) as EmulatorSeed;
}
