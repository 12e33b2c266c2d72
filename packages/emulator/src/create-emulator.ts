import type { Emulator as EmulatorOf } from "@seamline/emulator-kit";
import { emulatorOf } from "@seamline/emulator-kit/host";
import { type EmulatedServices, emulatedServices } from "./emulated-services.ts";
import type { EmulatorOptions } from "./emulator-options.ts";

/** Emulated services by name, and controls for their state. */
export type Emulator = EmulatorOf<EmulatedServices>;

/**
 * Creates an emulator. Requests wait until the seed is applied.
 *
 * @example
 * const emulator = createEmulator();
 * const retention = createRetentionClient(emulator.retention.options("ada@example.com"));
 *
 * @throws InvalidOptionError, InvalidSeedError
 */
export function createEmulator(options: EmulatorOptions = {}): Emulator {
  return emulatorOf<EmulatedServices>(emulatedServices, options);
}
