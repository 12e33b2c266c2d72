import { onTestFinished } from "vitest";
import { createClock, createEmulator, type Emulator } from "../../../src/index.ts";
import { postgresStores } from "../../../src/node/index.ts";

interface OpenOptions {
  readonly operationMs?: number;
}

/** Opens an emulator on a database, with a clock that stands still at 0, until the test has ended. */
export async function openEmulator(url: string, options: OpenOptions = {}): Promise<Emulator> {
  const clock = createClock({ mode: "manual", now: 0 });
  const emulator = createEmulator({ store: postgresStores(url), clock, ...options });
  onTestFinished(() => emulator.close());
  await emulator.ready;
  return emulator;
}

/** Opens two emulators on a database, each with connections and claims of its own, as two processes have. */
export async function openTwo(url: string, options: OpenOptions = {}): Promise<[Emulator, Emulator]> {
  return Promise.all([openEmulator(url, options), openEmulator(url, options)]);
}
