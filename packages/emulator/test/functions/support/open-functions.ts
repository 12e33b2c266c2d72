import { onTestFinished } from "vitest";
import { createEmulator, type Emulator, type EmulatorOptions } from "../../../src/index.ts";
import type { SeedFunction } from "../../../src/services/functions/seed/functions-section.ts";
import { type Asked, ask } from "../../runtime/support/ask.ts";
import { FakeRunner } from "./fake-runner.ts";

/** 2026-03-03T09:00:00Z */
export const OPENING: number = Date.UTC(2026, 2, 3, 9);

/** Location of the functions in these tests. */
export const PLACE = "projects/demo/locations/north";

export interface OpenFunctions {
  readonly emulator: Emulator;
  readonly runner: FakeRunner;
  /** Sends a request to the functions service. `what` is a method and a path. */
  ask(what: string, body?: string | object, headers?: Readonly<Record<string, string>>): Promise<Asked>;
}

/** Opens an emulator with a manual clock, deployed functions and a fake runner. */
export function openFunctions(
  functions: readonly SeedFunction[],
  options: Omit<EmulatorOptions, "clock" | "seed"> = {},
): OpenFunctions {
  const runner = new FakeRunner();
  const emulator = createEmulator({
    clock: { mode: "manual", now: OPENING },
    runner: runner.factory,
    ...options,
    seed: { functions: { functions } },
  });
  onTestFinished(() => emulator.close());
  return { emulator, runner, ask: (what, body, headers) => ask(emulator.functions, what, body, headers) };
}

/** Creates an HTTP function for a seed. */
export function httpFunction(id: string, more: Partial<SeedFunction> = {}): SeedFunction {
  return {
    name: `${PLACE}/functions/${id}`,
    environment: "GEN_2",
    buildConfig: { runtime: "nodejs24", entryPoint: "main" },
    files: { "index.js": "exports.main = (req, res) => res.send('ok');" },
    ...more,
  };
}

/** Creates an event function for a seed. */
export function eventFunction(
  id: string,
  eventTrigger: NonNullable<SeedFunction["eventTrigger"]>,
  more: Partial<SeedFunction> = {},
): SeedFunction {
  return httpFunction(id, { eventTrigger, ...more });
}
