import { onTestFinished } from "vitest";
import { createClock, createEmulator, type Emulator } from "../../../src/index.ts";
import { postgresStores } from "../../../src/node/index.ts";

interface OpenOptions {
  readonly longRunningMs?: number;
}

/** Opens an emulator on a database with a manual clock at 0. It is closed after the test. */
export async function openEmulator(url: string, options: OpenOptions = {}): Promise<Emulator> {
  const clock = createClock({ mode: "manual", now: 0 });
  const emulator = createEmulator({ store: postgresStores(url), clock, ...options });
  onTestFinished(() => emulator.close());
  await emulator.ready;
  return emulator;
}

/** Opens two emulators on a database with separate connections and claims, like two processes. */
export async function openTwo(url: string, options: OpenOptions = {}): Promise<[Emulator, Emulator]> {
  return Promise.all([openEmulator(url, options), openEmulator(url, options)]);
}
