import { type AnyService, parseSeed as parseSeedByName, type SeedByName } from "@seamline/emulator-kit";
import { services } from "./generated/services.gen.ts";

/** Types of all services, by name. */
export type EmulatedServices = typeof services;

export type ServiceName = keyof EmulatedServices;

/** All services of the emulator. Always use this array, because seed validators are cached per array. */
export const emulatedServices: readonly AnyService[] = Object.values(services);

/** The initial state of an emulator. `seed.schema.json` describes the same format for seed files. */
export type EmulatorSeed = SeedByName<EmulatedServices>;

/**
 * Parses a seed in JSON or YAML for the `seed` option of `createEmulator`. Expands items with a `repeat`.
 *
 * @example
 * const emulator = createEmulator({ seed: await parseSeed(await readFile("seed.yaml", "utf8")) });
 *
 * @throws InvalidSeedError if the seed is invalid, with the line and column of every problem
 */
export async function parseSeed(text: string): Promise<EmulatorSeed> {
  return (await parseSeedByName(text, emulatedServices)) as EmulatorSeed;
}
