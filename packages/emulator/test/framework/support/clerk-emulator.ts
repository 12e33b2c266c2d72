import {
  createEmulator,
  type EmulatedService,
  type Emulator,
  type EmulatorOptions,
} from "../../../src/index.ts";
import { type Asked, ask } from "../../runtime/support/ask.ts";

/** An emulator with the clerk service. The type `Emulator` does not include this service. */
export type ClerkEmulator = Emulator & { readonly clerk: EmulatedService };

export interface ClerkOptions extends Omit<EmulatorOptions, "seed"> {
  readonly letters?: readonly string[];
}

/** Creates an emulator for tests that replace the emulator's services with `clerk-services.ts`. */
export function clerkEmulator({ letters, ...options }: ClerkOptions = {}): ClerkEmulator {
  const seed = letters && { clerk: { letters: letters.map((to) => ({ to })) } };
  return createEmulator({
    clock: { mode: "manual", now: 0 },
    ...options,
    seed: seed as never,
  }) as ClerkEmulator;
}

/** Sends a request to the clerk service. */
export function asked(emulator: ClerkEmulator, what: string, body?: object): Promise<Asked> {
  return ask(emulator.clerk, what, body);
}
