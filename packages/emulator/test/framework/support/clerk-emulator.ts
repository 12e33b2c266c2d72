import {
  createEmulator,
  type EmulatedService,
  type Emulator,
  type EmulatorOptions,
} from "../../../src/index.ts";
import { type Asked, ask } from "../../runtime/support/ask.ts";

/** An emulator that has the clerk, of which its types know nothing. */
export type ClerkEmulator = Emulator & { readonly clerk: EmulatedService };

export interface ClerkOptions extends Omit<EmulatorOptions, "seed"> {
  readonly letters?: readonly string[];
}

/** For tests that put `clerk-services.ts` in the place of the emulator's own services. */
export function clerkEmulator({ letters, ...options }: ClerkOptions = {}): ClerkEmulator {
  const seed = letters && { clerk: { letters: letters.map((to) => ({ to })) } };
  return createEmulator({
    clock: { mode: "manual", now: 0 },
    ...options,
    seed: seed as never,
  }) as ClerkEmulator;
}

/** What the clerk is asked over HTTP. */
export function asked(emulator: ClerkEmulator, what: string, body?: object): Promise<Asked> {
  return ask(emulator.clerk, what, body);
}
