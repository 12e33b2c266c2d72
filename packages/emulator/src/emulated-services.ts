import type { SeedOf } from "@seamline/emulator-kit";
import { parseSeed as parseSeedOf } from "@seamline/emulator-kit";
import { services } from "./generated/services.gen.ts";

export type ServiceName = keyof typeof services;

/** Every service of the emulator, with its name as a type of its own. */
export type EmulatedServices = readonly {
  [Name in ServiceName]: (typeof services)[Name] & { readonly name: Name };
}[ServiceName][];

/** Every service of the emulator: one array, for which the checks of seeds are prepared once. */
export const emulatedServices: EmulatedServices = Object.values(services) as never;

/** The state that an emulator starts with. `seed.schema.json` says the same of seeds in files. */
export type EmulatorSeed = SeedOf<EmulatedServices>;

/**
 * Parses a seed in JSON or YAML for the option `seed` of an emulator, and repeats the items that have a `repeat`.
 *
 * @example
 * const emulator = createEmulator({ seed: await parseSeed(await readFile("seed.yaml", "utf8")) });
 *
 * @throws InvalidSeedError with the line and column of every problem
 */
export function parseSeed(text: string): Promise<EmulatorSeed> {
  return parseSeedOf(text, emulatedServices);
}
